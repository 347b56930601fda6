/// Something that all components of an application share: a client of a network, an account, a cache.
///
/// ```swift
/// struct ClockService: Service {
///   static let Name = "office.clock"
/// }
///
/// extension Services {
///   var clock: ClockService {
///     get { self[ClockService.self] }
///     set { self[ClockService.self] = newValue }
///   }
/// }
/// ```
///
/// It is made when it is asked for first: one for each instance of the application, which on a server is
/// one for each page, unless ``scope`` says that there is one for the process. That one belongs to no page,
/// also when a page asks for it first: what it keeps in memory is the process's. What it subscribes to when
/// it is made ends with it.
@MainActor @preconcurrency
public protocol Service {
  /// What names it: in messages and in listings. Two services of one application have two names.
  static var Name: String { get }

  /// How many there are.
  static var scope: ServiceScope { get }

  /// Makes it.
  init()
}

/// How many there are of a service.
public enum ServiceScope: Sendable {
  /// One for each instance of the application.
  case application
  /// One for the process.
  case process
}

extension Service {
  /// Its type.
  public static var Name: String { String(reflecting: Self.self) }

  /// One for each instance of the application.
  public static var scope: ServiceScope { .application }
}
