public import PandoDependencies
import PandoSharing
import PandoUI

/// The services of an application, each reached by a property that an extension declares; see ``Service``.
///
/// Code gets the services of its application instance; on a server each page is one. A component belongs to
/// the instance in which it was bound, so its ``Component/services`` do not depend on the queue or the
/// caller. Other code belongs to the page that started its task. On a server, code without a page is
/// reported, and gets a service that nothing else shares. A test has its own services, and replaces one like
/// any other dependency:
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
  /// The replacements for services, by type.
  // Sendable because services are touched on the main actor only.
  nonisolated(unsafe) private var replacements: [ObjectIdentifier: any Service] = [:]
  /// The session that the services belong to; nil for the caller's.
  nonisolated fileprivate var session: DependencyValues.Continuation?

  nonisolated init() {}

  /// The service of a type: a replacement from here, or else the service of the application, which is made
  /// at the first access.
  public subscript<S: Service>(type: S.Type) -> S {
    get {
      if let replacement = replacements[ObjectIdentifier(type)] as? S { return replacement }
      return inSession { ServiceContainer.current(for: type).service(type) }
    }
    set { replacements[ObjectIdentifier(type)] = newValue }
  }

  /// Replaces services of the application with the replacements from here.
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
  /// The component decides which services these are, so they are the same after `DispatchQueue.main.async`,
  /// in a detached task, or in a handler that another page sets off. A component without an emitter, a store
  /// or a router cannot be identified outside of its own code; there the services are the caller's.
  public var services: Services {
    get {
      guard let node = ComponentNode.of(self) else { return DependencyValues.current.services }
      return node.session.restore { DependencyValues.current.services }
    }
    nonmutating set { newValue.install() }
  }
}

extension Service {
  /// The services with the scope of this one: of the process, of the visitor, or else of the
  /// caller.
  public var services: Services {
    var services: Services?
    Self.scope.run { services = DependencyValues.current.services }
    return services!
  }
}

extension ServiceScope {
  /// Runs code with the dependencies that a service of this extent belongs to.
  @MainActor
  fileprivate func run(_ body: () -> Void) {
    switch self {
    case .application: body()
    case .visitor:
      if let visitor = DependencyValues.current.visitorSession {
        visitor.session.restore(body)
      } else {
        body()
      }
    case .process: DependencyValues.withProcess(body)
    }
  }
}

/// The services made so far, of one application instance, of a visitor or of the process.
@MainActor
final class ServiceContainer {
  private var services: [ObjectIdentifier: any Service] = [:]
  private var types: [String: any Service.Type] = [:]
  /// The types of the services being made now, the outermost first.
  private var making: [any Service.Type] = []

  nonisolated init() {}

  /// The container of the process, or of the application instance whose code runs.
  static func current(for type: any Service.Type) -> ServiceContainer {
    if type.scope == .process {
      @Shared(.inMemory("pando.services.process", scope: .process)) var ofProcess =
        ServiceContainer()
      return ofProcess
    }
    let values = DependencyValues.current
    if type.scope == .visitor, let visitor = values.visitorSession {
      return visitor.session.restore { ofSession }
    }
    if values.areOutsideOfSessions {
      values.sessionHost.reportLost(
        "The service \(type)",
        ofProcess:
          "Declare the scope of one that all share: 'static var scope: ServiceScope { .process }'."
      )
      return ServiceContainer()
    }
    return ofSession
  }

  /// The container of the session whose code runs. What belongs to a visitor has one too.
  private static var ofSession: ServiceContainer {
    @Shared(.inMemory("pando.services")) var container = ServiceContainer()
    return container
  }

  func service<S: Service>(_ type: S.Type) -> S {
    if let known = services[ObjectIdentifier(type)] as? S { return known }
    if making.contains(where: { $0 == type }) { reportCycle(type) }
    making.append(type)
    var made: S?
    // The service outlives the component that asks first, and a service of the process outlives its page.
    SubscriptionScope.outside {
      outsideOfEvaluation {
        type.scope.run { made = type.init() }
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

  /// The names of the services made so far.
  var names: [String] { types.keys.sorted() }
}
