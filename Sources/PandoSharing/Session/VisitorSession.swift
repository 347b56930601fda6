package import PandoDependencies

/// The dependencies and the memory that all pages of a visitor share.
///
/// The pages hold it, so it ends with the last of them.
package final class VisitorSession: Sendable {
  /// The dependencies of code and values that belong to the visitor.
  package let session: DependencyValues.Continuation

  /// Makes the session of a visitor.
  ///
  /// - Parameter session: The dependencies that all pages of the visitor share, with an in-memory storage for the
  ///   visitor.
  package init(_ session: DependencyValues.Continuation) {
    self.session = session
  }
}

private enum VisitorSessionKey: DependencyKey {
  static var liveValue: VisitorSession? { nil }
  static var previewValue: VisitorSession? { nil }
  static var testValue: VisitorSession? { nil }
}

extension DependencyValues {
  /// The session of the running page's visitor; nil in code that has no page, or belongs to the
  /// visitor itself.
  package var visitorSession: VisitorSession? {
    get { self[VisitorSessionKey.self] }
    set { self[VisitorSessionKey.self] = newValue }
  }
}
