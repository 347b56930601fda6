extension Text {
  /// The words without styles, in the language around.
  func plain(in environment: EnvironmentValues) -> String {
    words(in: environment.locale)
  }
}

/// The label of a field: words as an attribute, anything else as a part.
struct FieldLabel<Label: View> {
  let label: Label

  /// The words, if it is nothing but words.
  @MainActor
  func words(in environment: EnvironmentValues) -> String? {
    (label as? Text)?.plain(in: environment)
  }

  /// What is drawn, if it is more than words.
  @MainActor
  var part: Part<Label>? {
    label is Text || label is EmptyView ? nil : Part("label", label)
  }
}

/// The style a control has, by the type of the style; nil where nobody set one.
struct StyleKey<Style>: EnvironmentKey {
  static var defaultValue: Style? { nil }
}

/// The name of the style a control has, by the type of control.
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
