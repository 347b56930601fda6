extension View {
  /// Offers an action to somebody who does not see the view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(name: { _ in actionKind.name }, handler: handler))
  }

  /// Offers a named action to somebody who does not see the view.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityActionModifier(name: { $0.words(of: name) }, handler: handler))
  }

  /// Offers a named action to somebody who does not see the view.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Offers a named action to somebody who does not see the view.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }

  /// Offers an action with a label to somebody who does not see the view. Labels that are more
  /// than a text are named `action`.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return modifier(
      AccessibilityActionModifier(
        name: { (label as? Text).map($0.words) ?? "action" },
        handler: action
      )
    )
  }

  /// Offers a way to make the value of the view larger and smaller.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(name: "increment")) { handler(.increment) }
      .accessibilityAction(AccessibilityActionKind(name: "decrement")) { handler(.decrement) }
  }
}

extension EnvironmentValues {
  /// The words of a text, in the language around.
  func words(of text: Text) -> String { text.words(in: locale) }
}

struct AccessibilityActionModifier: DecorationModifier {
  typealias Body = Never

  let name: (EnvironmentValues) -> String
  let handler: () -> Void

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    decoration.actions = [(name(environment), handler)]
  }
}
