extension Text {
  /// The words without styles, in the environment's locale.
  func plain(in environment: EnvironmentValues) -> String {
    words(in: environment.locale)
  }
}

/// The label of a field. A text becomes an attribute, any other view a part.
struct FieldLabel<Label: View> {
  let label: Label

  /// The words of the label, if it is a text.
  @MainActor
  func words(in environment: EnvironmentValues) -> String? {
    (label as? Text)?.plain(in: environment)
  }

  /// The label as a part, if it is neither a text nor empty.
  @MainActor
  var part: Part<Label>? {
    label is Text || label is EmptyView ? nil : Part("label", label)
  }
}

/// The style of a control, by the type of the style; nil where none is set.
struct StyleKey<Style>: EnvironmentKey {
  static var defaultValue: Style? { nil }
}

/// The name of a control's style, by the type of the control; nil where none is set.
struct StyleNameKey<Control>: EnvironmentKey {
  static var defaultValue: String? { nil }
}

/// Sets the name of a style.
struct StyleNameModifier<Control>: EnvironmentModifier {
  typealias Body = Never

  let name: String?

  func modify(_ values: inout EnvironmentValues) {
    values[StyleNameKey<Control>.self] = name
  }
}
