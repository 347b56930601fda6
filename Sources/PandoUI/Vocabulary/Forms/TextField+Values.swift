public import Foundation

extension TextField {
  /// A field for a formatted value, with a view as its label.
  ///
  /// - Parameters:
  ///   - value: The value; written after each input that the format can parse.
  ///   - format: Formats the value for the field, and parses the input.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - label: Makes the label, once, when this view is made.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: label(), prompt: prompt)
  }

  /// A field for an optional formatted value, with a view as its label.
  ///
  /// - Parameters:
  ///   - value: The value; written after each input that parses, and nil when the field is empty.
  ///   - format: Formats the value for the field, and parses the input.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - label: Makes the label, once, when this view is made.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: label(), prompt: prompt)
  }

  /// A field for a value with a `Formatter`, with a view as its label.
  ///
  /// - Parameters:
  ///   - value: The value; written after each input that the formatter can parse.
  ///   - formatter: Formats the value for the field, and parses the input.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - label: Makes the label, once, when this view is made.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(source: TextSource(value, formatter), label: label(), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// A field for a formatted value.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - value: The value; written after each input that the format can parse.
  ///   - format: Formats the value for the field, and parses the input.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// A field for a formatted value.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - value: The value; written after each input that the format can parse.
  ///   - format: Formats the value for the field, and parses the input.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: Text(title), prompt: prompt)
  }

  /// A field for an optional formatted value.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - value: The value; written after each input that parses, and nil when the field is empty.
  ///   - format: Formats the value for the field, and parses the input.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// A field for an optional formatted value.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - value: The value; written after each input that parses, and nil when the field is empty.
  ///   - format: Formats the value for the field, and parses the input.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: Text(title), prompt: prompt)
  }

  /// A field for a value with a `Formatter`.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - value: The value; written after each input that the formatter can parse.
  ///   - formatter: Formats the value for the field, and parses the input.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(source: TextSource(value, formatter), label: Text(titleKey), prompt: prompt)
  }

  /// A field for a value with a `Formatter`.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - value: The value; written after each input that the formatter can parse.
  ///   - formatter: Formats the value for the field, and parses the input.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(source: TextSource(value, formatter), label: Text(title), prompt: prompt)
  }
}
