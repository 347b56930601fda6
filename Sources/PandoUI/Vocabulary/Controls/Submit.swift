/// The action for a submitted field, linked to the actions further out.
@MainActor
package final class SubmitAction {
  var triggers: SubmitTriggers = []
  var action: () -> Void = {}
  var outer: SubmitAction?

  nonisolated init() {}

  /// Runs the actions for a kind of field, the innermost first.
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
  /// The action for a submitted field.
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

/// Puts an action in front of those further out. The object stays the same for the life of the
/// node, so that a new closure does not change the environment.
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
  /// Runs an action when a field inside is submitted. Several such actions all run, the innermost
  /// first.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of field: text fields, search fields or both.
  ///   - action: Called on the main actor after a submission.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions inside from reaching the actions further out.
  ///
  /// - Parameter isBlocking: Whether they are kept; false changes nothing.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
  }
}
