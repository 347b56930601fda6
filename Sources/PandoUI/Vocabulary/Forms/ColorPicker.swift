/// A control that picks a colour.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// The control.
  public var body: some View {
    ColorPickerElement(
      selection: selection,
      supportsOpacity: supportsOpacity,
      label: FieldLabel(label: label)
    )
  }
}

extension ColorPicker {
  /// A colour picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The colour that is shown; written when the user picks another.
  ///   - supportsOpacity: Whether translucent colours are accepted; a browser's picker has none.
  ///   - label: Makes the label, once, when this view is made.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A colour picker with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - selection: The colour that is shown; written when the user picks another.
  ///   - supportsOpacity: Whether translucent colours are accepted; a browser's picker has none.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour picker with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - selection: The colour that is shown; written when the user picks another.
  ///   - supportsOpacity: Whether translucent colours are accepted; a browser's picker has none.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The element of a colour picker.
struct ColorPickerElement<Label: View>: ElementView {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: FieldLabel<Label>

  var kind: ElementKind { .colorPicker }
  var content: Part<Label>? { label.part }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let selection = selection
    element[.value] = .color(selection.wrappedValue)
    if supportsOpacity { element[.components] = .list(["opacity"]) }
    element[.label] = label.words(in: environment).map { .text($0) }
    element.describeControl(in: environment)
    element.describeError(in: environment)
    element.on(.change) { event in
      if case .change(.color(let color)) = event { selection.wrappedValue = color }
    }
  }
}
