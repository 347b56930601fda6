/// Something that all components of an application share, such as a network client, an account or a cache.
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
/// A service is made at the first access: one for each instance of the application, which on a server is one
/// for each page, unless ``scope`` says otherwise. A service of a visitor is the same in all pages of the
/// visitor, and after a reload; it ends with the last of these pages. A service of the process belongs to no
/// page. Even if a page asks first, what such a service keeps in memory is the visitor's or the process's.
/// Subscriptions that its initializer makes do not end with the component that asks first.
@MainActor @preconcurrency
public protocol Service {
  /// The name of the service in messages and listings, unique in the application.
  static var Name: String { get }

  /// Whether each instance of the application has its own service, or each visitor, or the process has one.
  static var scope: ServiceScope { get }

  /// Makes the service.
  init()
}

/// The extent in which one instance of a service is shared.
public enum ServiceScope: Sendable {
  /// One for each instance of the application.
  case application
  /// One for each visitor: for the user that the application identifies, or else for the browser. All pages of the
  /// visitor share it, and it ends with the last of them. Without visitors, as in a test, one for each instance of
  /// the application.
  case visitor
  /// One for the process.
  case process
}

extension Service {
  /// The full name of the type.
  public static var Name: String { String(reflecting: Self.self) }

  /// One for each instance of the application.
  public static var scope: ServiceScope { .application }
}
