extension View {
  /// Offers an action to assistive technology.
  ///
  /// - Parameters:
  ///   - actionKind: The kind of action; its name is what the browser's menu shows.
  ///   - handler: Called on the main actor when the action is chosen.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(name: { _ in actionKind.name }, handler: handler))
  }

  /// Offers a named action to assistive technology.
  ///
  /// - Parameters:
  ///   - name: The name of the action as screen readers and the menu show it.
  ///   - handler: Called on the main actor when the action is chosen.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityActionModifier(name: { $0.words(of: name) }, handler: handler))
  }

  /// Offers a named action to assistive technology.
  ///
  /// - Parameters:
  ///   - nameKey: The name of the action, as a localization key.
  ///   - handler: Called on the main actor when the action is chosen.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Offers a named action to assistive technology.
  ///
  /// - Parameters:
  ///   - name: The name of the action as screen readers and the menu show it.
  ///   - handler: Called on the main actor when the action is chosen.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }

  /// Offers an action with a label to assistive technology. An action whose label is not a text is
  /// called "action".
  ///
  /// - Parameters:
  ///   - action: Called on the main actor when the action is chosen.
  ///   - label: Builds the label, called once, at once; only the words of a ``Text`` are used.
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

  /// Offers two actions that make the value of the view larger and smaller.
  ///
  /// In a browser the view is a slider with the words of `accessibilityValue(_:)`, and the arrow keys call the handler
  /// while it has the focus.
  ///
  /// - Parameter handler: Called on the main actor with the direction when one of the two is
  ///   chosen.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(name: "increment")) { handler(.increment) }
      .accessibilityAction(AccessibilityActionKind(name: "decrement")) { handler(.decrement) }
      .onKeyPress(keys: [.upArrow, .rightArrow, .downArrow, .leftArrow]) { press in
        handler([.upArrow, .rightArrow].contains(press.key) ? .increment : .decrement)
        return .handled
      }
  }
}

extension EnvironmentValues {
  /// The words of a text in the environment's locale.
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
