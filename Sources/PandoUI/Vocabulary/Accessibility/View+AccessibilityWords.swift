extension View {
  /// Sets what screen readers call the view.
  ///
  /// - Parameter label: The label, which replaces the words that the view draws.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityWords(.accessibilityLabel, label)
  }

  /// Sets what screen readers call the view.
  ///
  /// - Parameter labelKey: The label, as a localization key.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityWords(.accessibilityLabel, Text(labelKey))
  }

  /// Sets what screen readers call the view.
  ///
  /// - Parameter label: The label, which replaces the words that the view draws.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityWords(.accessibilityLabel, Text(verbatim: String(label)))
  }

  /// Sets what screen readers call the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - label: The label, which replaces the words that the view draws.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityLabel, isEnabled ? label : nil)
  }

  /// Sets what screen readers call the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - labelKey: The label, as a localization key.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityLabel, isEnabled ? Text(labelKey) : nil)
  }

  /// Sets what screen readers call the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - label: The label, which replaces the words that the view draws.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityLabel, isEnabled ? Text(verbatim: String(label)) : nil)
  }

  /// Sets what screen readers say about the use of the view.
  ///
  /// - Parameter hint: The hint, read after the label.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityWords(.accessibilityHint, hint)
  }

  /// Sets what screen readers say about the use of the view.
  ///
  /// - Parameter hintKey: The hint, as a localization key.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityWords(.accessibilityHint, Text(hintKey))
  }

  /// Sets what screen readers say about the use of the view.
  ///
  /// - Parameter hint: The hint, read after the label.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityWords(.accessibilityHint, Text(verbatim: String(hint)))
  }

  /// Sets what screen readers say about the use of the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - hint: The hint, read after the label.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityHint, isEnabled ? hint : nil)
  }

  /// Sets what screen readers say about the use of the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - hintKey: The hint, as a localization key.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityHint, isEnabled ? Text(hintKey) : nil)
  }

  /// Sets what screen readers say about the use of the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - hint: The hint, read after the label.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityHint, isEnabled ? Text(verbatim: String(hint)) : nil)
  }

  /// Sets the words for the value of the view.
  ///
  /// - Parameter valueDescription: The value in words, read after the label.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibilityWords(.accessibilityValue, valueDescription)
  }

  /// Sets the words for the value of the view.
  ///
  /// - Parameter valueKey: The value in words, as a localization key.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityWords(.accessibilityValue, Text(valueKey))
  }

  /// Sets the words for the value of the view.
  ///
  /// - Parameter valueDescription: The value in words, read after the label.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S) -> some View {
    accessibilityWords(.accessibilityValue, Text(verbatim: String(valueDescription)))
  }

  /// Sets the words for the value of the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - valueDescription: The value in words, read after the label.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityValue, isEnabled ? valueDescription : nil)
  }

  /// Sets the words for the value of the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - valueKey: The value in words, as a localization key.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityWords(.accessibilityValue, isEnabled ? Text(valueKey) : nil)
  }

  /// Sets the words for the value of the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - valueDescription: The value in words, read after the label.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ valueDescription: S, isEnabled: Bool)
    -> some View
  {
    accessibilityWords(
      .accessibilityValue,
      isEnabled ? Text(verbatim: String(valueDescription)) : nil
    )
  }

  /// Sets the name by which tests find the view.
  ///
  /// - Parameter identifier: The name by which tests find the view; screen readers do not read it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.identifier, .text(identifier))
  }

  /// Sets the name by which tests find the view, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - identifier: The name by which tests find the view; screen readers do not read it.
  ///   - isEnabled: Whether the modifier applies; false sets nothing.
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
