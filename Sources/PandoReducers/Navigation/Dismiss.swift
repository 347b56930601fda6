internal import IssueReporting
public import PandoDependencies
public import PandoUI

extension DependencyValues {
  /// Lets a feature dismiss itself, whichever parent presents it.
  ///
  /// ```swift
  /// @Dependency(\.dismiss) var dismiss
  /// // …
  /// case .cancelButtonTapped:
  ///   return .run { _ in await dismiss() }
  /// ```
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a parent presents the feature, so that it can be dismissed.
  public var isPresented: Bool { dismiss.dismiss != nil }
}

/// Dismisses the feature that calls it. Call it at the end of an effect, because it cancels the
/// effects of the feature.
public struct DismissEffect: Sendable {
  package let dismiss: (@MainActor @Sendable () -> Void)?

  /// Makes a dismissal that calls a function, for tests of a feature.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
  }

  fileprivate init() { dismiss = nil }

  /// Dismisses the feature.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(
      transaction: Transaction(),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Dismisses the feature with an animation.
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(
      transaction: Transaction(animation: animation),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Dismisses the feature in a transaction.
  @MainActor
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let dismiss { return withTransaction(transaction) { dismiss() } }
    reportIssue(
      """
      A reducer requested dismissal at "\(fileID):\(line)", but couldn't be dismissed.

      It is not run by an "ifLet" over "@Presents" state or a "forEach" over "StackState", which are what \
      can be dismissed. For a feature that is presented in one place and the root in another, ask \
      @Dependency(\\.isPresented) before @Dependency(\\.dismiss) is called.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}
