public import PandoDependencies
public import PandoUI

/// The visitor of a page.
///
/// ```swift
/// struct Greeting: View {
///   @Environment(\.visitor) private var visitor
///   var body: some View { Text("Hello \(visitor?.identity ?? "stranger")") }
/// }
/// ```
///
/// Models use `@Dependency(\.visitor)`.
public struct Visitor: Hashable, Identifiable, Sendable {
  /// Identifies the browser: 16 hexadecimal digits, the same for a year. The ID is no secret:
  /// nobody can pose as the visitor with it, because the cookie is signed. It is no proof of a
  /// person either: a browser may have several users, and a user several browsers.
  public let id: String
  /// The user, as the application that mounts the pages identifies them (`mountPando`); nil if it
  /// does not.
  public let identity: String?

  /// Makes a visitor, for tests and previews.
  ///
  /// - Parameters:
  ///   - id: Identifies the browser.
  ///   - identity: The user; nil if the application does not identify one.
  public init(id: String, identity: String? = nil) {
    self.id = id
    self.identity = identity
  }

  /// The visitor of a request.
  init(_ request: PageRequest) {
    self.init(id: request.visitor, identity: request.identity)
  }
}

private struct VisitorDependencyKey: DependencyKey {
  static var liveValue: Visitor? { nil }
  static var testValue: Visitor? { nil }
}

extension DependencyValues {
  /// The visitor of the page that the code runs for; nil outside of pages.
  public var visitor: Visitor? {
    get { self[VisitorDependencyKey.self] }
    set { self[VisitorDependencyKey.self] = newValue }
  }
}

private enum VisitorEnvironmentKey: EnvironmentKey {
  static var defaultValue: Visitor? { nil }
}

extension EnvironmentValues {
  /// The visitor of the page; nil where a view is not in a page.
  public var visitor: Visitor? {
    get { self[VisitorEnvironmentKey.self] }
    set { self[VisitorEnvironmentKey.self] = newValue }
  }
}
