/// What is done when a field is submitted: one action, and those further out.
@MainActor
package final class SubmitAction {
  var triggers: SubmitTriggers = []
  var action: () -> Void = {}
  var outer: SubmitAction?

  nonisolated init() {}

  /// Runs the actions for fields of a kind, the innermost first.
  package func submit(_ trigger: SubmitTriggers) {
    var current: SubmitAction? = self
    while let next = current {
      if !next.triggers.isDisjoint(with: trigger) { next.action() }
      current = next.outer
    }
  }
}

private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
  /// What is done when a field is submitted.
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

/// Puts an action in front of those further out. The object stays the same for the life of the
/// place, so that a new closure does not change the environment.
struct SubmitModifier: ViewModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  @State private var submit = SubmitAction()
  @Environment(\.submitAction) private var outer

  func body(content: Content) -> some View {
    let submit = submit
    submit.triggers = triggers
    submit.action = action
    submit.outer = outer
    return content.environment(\.submitAction, submit)
  }
}

extension View {
  /// Does something when a field inside is submitted. Several of these all run, the inner first.
  ///
  /// - Parameters:
  ///   - triggers: Which fields: those for text, or those for searching.
  ///   - action: What to do.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps what is submitted inside from actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
  }
}
