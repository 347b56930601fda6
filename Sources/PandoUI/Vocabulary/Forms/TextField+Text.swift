extension TextField {
  /// A field for text, with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: TextSource(text), label: label(), prompt: prompt)
  }

  /// A field for text that grows along an axis, with a view as its label.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(source: TextSource(text), label: label(), prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  /// A field for text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(source: TextSource(text), label: Text(titleKey))
  }

  /// A field for text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(source: TextSource(text), label: Text(title))
  }

  /// A field for text that shows a prompt while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(source: TextSource(text), label: Text(titleKey), prompt: prompt)
  }

  /// A field for text that shows a prompt while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(source: TextSource(text), label: Text(title), prompt: prompt)
  }

  /// A field for text that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(source: TextSource(text), label: Text(titleKey), axis: axis)
  }

  /// A field for text that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(source: TextSource(text), label: Text(title), axis: axis)
  }

  /// A field for text that grows along an axis and shows a prompt while it is empty.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(source: TextSource(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// A field for text that grows along an axis and shows a prompt while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(source: TextSource(text), label: Text(title), prompt: prompt, axis: axis)
  }

  /// A field for text, in the form of the first SwiftUI.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(source: TextSource(text), label: Text(titleKey))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// A field for text, in the form of the first SwiftUI.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(source: TextSource(text), label: Text(titleKey))
    self.onCommit = onCommit
  }

  /// A field for text, in the form of the first SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(source: TextSource(text), label: Text(title))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// A field for text, in the form of the first SwiftUI.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(source: TextSource(text), label: Text(title))
    self.onCommit = onCommit
  }
}
