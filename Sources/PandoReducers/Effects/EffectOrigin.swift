internal import CustomDump
internal import IssueReporting

/// The action that began the effect of the running task, for reports.
///
/// The code that runs effects sets it, because an ``Effect`` does not know its action.
// Sendable because the action is only described, and never changed.
package struct EffectOrigin: @unchecked Sendable {
  private let action: Any

  package init(_ action: Any) { self.action = action }

  @TaskLocal package static var current: EffectOrigin?

  /// The abbreviated action: `Feature.Action.saveButtonTapped`.
  package var description: String { debugCaseOutput(action) }

  /// A paragraph that names the action; empty if there is none.
  static var currentDescription: String {
    current.map { "  Effect returned from:\n    \($0.description)\n\n" } ?? ""
  }

  /// Reports an action that was sent by an effect that had ended.
  package static func reportSendAfterEnd(of action: Any, origin: EffectOrigin?) {
    reportIssue(
      """
      An action was sent from a completed effect.

        Action:
          \(debugCaseOutput(action))

        Effect returned from:
          \(origin?.description ?? "(unknown)")

      Avoid sending actions using the 'send' argument from 'Effect.run' after the effect has completed. This \
      can happen if you escape the 'send' argument in an unstructured context.

      To fix this, make sure that your 'run' closure does not return until you're done calling 'send'.
      """
    )
  }
}
