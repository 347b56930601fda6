extension View {
  /// Says what the view is, to somebody who does not see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityWords(.accessibilityLabel, label)
  }

  /// Says what the view is, to somebody who does not see it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityWords(.accessibilityLabel, Text(labelKey))
  }

  /// Says what the view is, to somebody who does not see it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityWords(.accessibilityLabel, Text(verbatim: String(label)))
  }

  /// Says what the view is, to somebody who does not see it. Or not.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityLabel, isEnabled ? label : nil)
  }

  /// Says what the view is, to somebody who does not see it. Or not.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityLabel, isEnabled ? Text(labelKey) : nil)
  }

  /// Says what the view is, to somebody who does not see it. Or not.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityLabel, isEnabled ? Text(verbatim: String(label)) : nil)
  }

  /// Says what the view does, to somebody who does not see it.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityWords(.accessibilityHint, hint)
  }

  /// Says what the view does, to somebody who does not see it.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityWords(.accessibilityHint, Text(hintKey))
  }

  /// Says what the view does, to somebody who does not see it.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityWords(.accessibilityHint, Text(verbatim: String(hint)))
  }

  /// Says what the view does, to somebody who does not see it. Or not.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityHint, isEnabled ? hint : nil)
  }

  /// Says what the view does, to somebody who does not see it. Or not.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityHint, isEnabled ? Text(hintKey) : nil)
  }

  /// Says what the view does, to somebody who does not see it. Or not.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityHint, isEnabled ? Text(verbatim: String(hint)) : nil)
  }

  /// Says what the view's value is, to somebody who does not see it.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibilityWords(.accessibilityValue, valueDescription)
  }

  /// Says what the view's value is, to somebody who does not see it.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityWords(.accessibilityValue, Text(valueKey))
  }

  /// Says what the view's value is, to somebody who does not see it.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S) -> some View {
    accessibilityWords(.accessibilityValue, Text(verbatim: String(valueDescription)))
  }

  /// Says what the view's value is, to somebody who does not see it. Or not.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityValue, isEnabled ? valueDescription : nil)
  }

  /// Says what the view's value is, to somebody who does not see it. Or not.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityValue, isEnabled ? Text(valueKey) : nil)
  }

  /// Says what the view's value is, to somebody who does not see it. Or not.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S, isEnabled: Bool)
    -> some View
  {
    accessibilityWords(
      .accessibilityValue,
      isEnabled ? Text(verbatim: String(valueDescription)) : nil
    )
  }

  /// Gives the view a name by which tests find it. It is not read aloud.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.identifier, .text(identifier))
  }

  /// Gives the view a name by which tests find it, or not.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    attribute(.identifier, isEnabled ? .text(identifier) : nil)
  }

  private func accessibilityWords(_ key: AttributeKey, _ text: Text?) -> some View {
    modifier(AccessibilityWordsModifier(key: key, text: text))
  }
}

struct AccessibilityWordsModifier: DecorationModifier {
  typealias Body = Never

  let key: AttributeKey
  let text: Text?

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration[key] = text.map { .text($0.words(in: environment.locale)) }
  }
}
