public import PandoDependencies
public import PandoUI

/// Who looks at a page.
///
/// ```swift
/// struct Greeting: View {
///   @Environment(\.visitor) private var visitor
///   var body: some View { Text("Hello \(visitor?.identity ?? "stranger")") }
/// }
/// ```
///
/// Models ask with `@Dependency(\.visitor)`.
public struct Visitor: Hashable, Identifiable, Sendable {
  /// Tells browsers apart: 16 hexadecimal digits, the same for a year. No secret: who knows it cannot
  /// become the visitor, whose cookie is signed. It claims nothing either: a browser may have several
  /// users, and a user several browsers.
  public let id: String
  /// Who the visitor is, as the application says that the pages are mounted in (`mountPando`); nil if
  /// it does not know.
  public let identity: String?

  /// Makes a visitor, for tests and previews.
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
  /// Who looks at the page that the code runs for; nil outside of pages.
  public var visitor: Visitor? {
    get { self[VisitorDependencyKey.self] }
    set { self[VisitorDependencyKey.self] = newValue }
  }
}

private enum VisitorEnvironmentKey: EnvironmentKey {
  static var defaultValue: Visitor? { nil }
}

extension EnvironmentValues {
  /// Who looks at the page; nil where a view is not in a page.
  public var visitor: Visitor? {
    get { self[VisitorEnvironmentKey.self] }
    set { self[VisitorEnvironmentKey.self] = newValue }
  }
}
