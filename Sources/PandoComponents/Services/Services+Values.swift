public import PandoDependencies
import PandoSharing
import PandoUI

/// The services of an application, each by a property that an extension declares: see ``Service``.
///
/// Who asks for a service gets the one of the application instance that the code belongs to: of the
/// page, in a server. A component belongs to one from its binding on: its ``Component/services`` are those
/// of its page on whichever queue it asks, and whoever set its code off. Other code belongs to the page that
/// its task comes from; where there is none, in a server, it is told so, and gets a service that nobody
/// else has. A test has its own, and replaces one like any other dependency:
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
  /// Whose services these are; nil for those of the code that asks.
  nonisolated fileprivate var session: DependencyValues.Continuation?

  nonisolated init() {}

  /// The service of a type: what was set here, or else the one of the application, made if this is the
  /// first time that it is asked for.
  public subscript<S: Service>(type: S.Type) -> S {
    get {
      if let replacement = replacements[ObjectIdentifier(type)] as? S { return replacement }
      return inSession { ServiceContainer.current(for: type).service(type) }
    }
    set { replacements[ObjectIdentifier(type)] = newValue }
  }

  /// Puts what was set here in place of what the application has.
  fileprivate func install() {
    inSession {
      for service in replacements.values {
        ServiceContainer.current(for: type(of: service)).replace(service)
      }
    }
  }

  private func inSession<R>(_ body: () -> R) -> R {
    guard let session else { return body() }
    return session.restore(body)
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
    get {
      var services = self[ServicesKey.self]
      services.session = Continuation(self)
      return services
    }
    set {
      var services = newValue
      services.session = nil
      self[ServicesKey.self] = services
    }
  }
}

extension Component {
  /// The services of the application that the component is part of.
  ///
  /// They are found by the component, and so are the same ones after `DispatchQueue.main.async`, in a
  /// detached task, or in a handler that another page sets off. A component that has neither an emitter
  /// nor a store nor a router cannot be told from others outside of its own code: there they are those of
  /// the code that asks.
  public var services: Services {
    get {
      guard let node = ComponentNode.of(self) else { return DependencyValues.current.services }
      return node.session.restore { DependencyValues.current.services }
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
  static func current(for type: any Service.Type) -> ServiceContainer {
    if type.scope == .process {
      @Shared(.inMemory("pando.services.process", scope: .process)) var ofProcess =
        ServiceContainer()
      return ofProcess
    }
    let values = DependencyValues.current
    if values.areOutsideOfSessions {
      values.sessionHost.reportLost(
        "The service \(type)",
        ofProcess:
          "One that all are to share says so: 'static var scope: ServiceScope { .process }'."
      )
      return ServiceContainer()
    }
    @Shared(.inMemory("pando.services")) var container = ServiceContainer()
    return container
  }

  func service<S: Service>(_ type: S.Type) -> S {
    if let known = services[ObjectIdentifier(type)] as? S { return known }
    if making.contains(where: { $0 == type }) { reportCycle(type) }
    making.append(type)
    var made: S?
    // It lives longer than the component that asks first, and one of the process than its page.
    SubscriptionScope.outside {
      outsideOfEvaluation {
        if type.scope == .process {
          DependencyValues.withProcess { made = type.init() }
        } else {
          made = type.init()
        }
      }
    }
    making.removeLast()
    let new = made!
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
