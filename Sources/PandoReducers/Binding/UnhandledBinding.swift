internal import IssueReporting

/// Notes whether a reducer puts the value of a binding into the state, while the action is sent.
///
/// Only where an issue would be seen: in debug builds.
// Sendable because it is used while one action is sent on the main actor, and by no one after that.
final class UnhandledBinding: @unchecked Sendable {
  var isHandled = false
  var describe: () -> String = { "" }
  /// Where the field is defined, or its binding was made, with what to say of it.
  var place: (text: String, site: Site)?

  func report() {
    guard !isHandled else { return }
    let message = """
      A binding action sent from a store\(place.map { " \($0.text) \"\($0.site)\"" } ?? "") was not handled.

        Action:
          \(describe())

      To fix this, invoke "BindingReducer()" from your feature reducer's "body".
      """
    if let place {
      place.site.report(message)
    } else {
      reportIssue(message)
    }
  }
}
