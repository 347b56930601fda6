internal import IssueReporting
internal import PandoDependencies

/// Notes whether a reducer sets the field of a binding action while the action is sent.
///
/// Observable stores use it in debug builds only; the bindings of ``BindingViewStore`` use it in every build.
// Sendable because it is used while one action is sent on the main actor, and not after that.
final class UnhandledBinding: @unchecked Sendable {
  var isHandled = false
  var describe: () -> String = { "" }
  /// The place of the field or of its binding, with the words that introduce the place in a message.
  var place: (text: String, sourceLocation: CodeLocation)?

  func report() {
    guard !isHandled else { return }
    let message = """
      A binding action sent from a store\(place.map { " \($0.text) \"\($0.sourceLocation)\"" } ?? "") was not handled.

        Action:
          \(describe())

      To fix this, invoke "BindingReducer()" from your feature reducer's "body".
      """
    if let place {
      place.sourceLocation.report(message)
    } else {
      reportIssue(message)
    }
  }
}
