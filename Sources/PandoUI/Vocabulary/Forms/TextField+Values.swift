public import Foundation

extension TextField {
  /// A field for a value in a format, with a view as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: label(), prompt: prompt)
  }

  /// A field for a value that may be missing, in a format, with a view as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: label(), prompt: prompt)
  }

  /// A field for a value as a formatter has it, with a view as its label.
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
  /// A field for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// A field for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: Text(title), prompt: prompt)
  }

  /// A field for a value that may be missing, in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// A field for a value that may be missing, in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format), label: Text(title), prompt: prompt)
  }

  /// A field for a value as a formatter has it.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(source: TextSource(value, formatter), label: Text(titleKey), prompt: prompt)
  }

  /// A field for a value as a formatter has it.
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
