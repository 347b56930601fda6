public import PandoDependencies
import PandoSharing
import PandoUI

/// The services of an application, each by a property that an extension declares: see ``Service``.
///
/// Who asks for a service gets the one of the application instance that the code belongs to: of the
/// page, in a server. A test has its own, and replaces one like any other dependency:
///
/// ```swift
/// withDependencies {
///   $0.services.clock = ClockService(stoppedAt: .noon)
/// } operation: {
///   Page(OfficeComponent())
/// }
/// ```
@MainActor @preconcurrency
public struct Services {
  /// What stands in for services, by their types.
  // Sendable because services are touched on the main actor only.
  nonisolated(unsafe) private var replacements: [ObjectIdentifier: any Service] = [:]

  nonisolated init() {}

  /// The service of a type: what was set here, or else the one of the application, made if this is the
  /// first time that it is asked for.
  public subscript<S: Service>(type: S.Type) -> S {
    get {
      if let replacement = replacements[ObjectIdentifier(type)] as? S { return replacement }
      return ServiceContainer.current(type.scope).service(type)
    }
    set { replacements[ObjectIdentifier(type)] = newValue }
  }

  /// Puts what was set here in place of what the application has.
  fileprivate func install() {
    for service in replacements.values {
      ServiceContainer.current(type(of: service).scope).replace(service)
    }
  }
}

// Sendable because services are touched on the main actor only.
extension Services: @unchecked Sendable {}

private enum ServicesKey: DependencyKey {
  static var liveValue: Services { Services() }
  static var testValue: Services { Services() }
}

extension DependencyValues {
  /// The services of the application.
  public var services: Services {
    get { self[ServicesKey.self] }
    set { self[ServicesKey.self] = newValue }
  }
}

extension Component {
  /// The services of the application that the component is part of.
  public var services: Services {
    get {
      @Dependency(\.services) var services
      return services
    }
    nonmutating set { newValue.install() }
  }
}

/// The services that were made, of one application instance or of the process.
@MainActor
final class ServiceContainer {
  private var services: [ObjectIdentifier: any Service] = [:]
  private var types: [String: any Service.Type] = [:]
  /// Those that are being made now.
  private var making: [any Service.Type] = []

  nonisolated init() {}

  /// Those of the application instance whose code runs, or of the process.
  static func current(_ scope: ServiceScope) -> ServiceContainer {
    let memory: InMemoryScope =
      switch scope {
      case .application: .session
      case .process: .process
      }
    @Shared(.inMemory("pando.services", scope: memory)) var container = ServiceContainer()
    return container
  }

  func service<S: Service>(_ type: S.Type) -> S {
    if let known = services[ObjectIdentifier(type)] as? S { return known }
    if making.contains(where: { $0 == type }) { reportCycle(type) }
    making.append(type)
    let new = outsideOfEvaluation { type.init() }
    making.removeLast()
    add(new)
    return new
  }

  func replace(_ service: any Service) { add(service) }

  private func add(_ service: any Service) {
    let type = type(of: service)
    services[ObjectIdentifier(type)] = service
    if let other = types[type.Name], other != type {
      reportMisuse(
        """
        The services \(other) and \(type) have the same name, "\(type.Name)": nobody can tell them apart \
        in messages and listings. Give each a 'Name' of its own.
        """
      )
    }
    types[type.Name] = type
  }

  private func reportCycle(_ type: any Service.Type) {
    let names = (making + [type]).map { String(describing: $0) }.joined(separator: " → ")
    fatalError(
      """
      Services that need each other to be made can never be: \(names). Have one ask for the other when it \
      is used, not when it is made.
      """
    )
  }

  /// The names of those that were made.
  var names: [String] { types.keys.sorted() }
}
