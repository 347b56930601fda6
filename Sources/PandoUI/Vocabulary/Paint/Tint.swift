// Elements inherit the tint from the elements around them. Content that is drawn elsewhere, such as
// a sheet, takes it from the environment.

extension View {
  /// Sets the tint of the controls in this view; nil leaves the one from around the view.
  package func tint(paint: Paint?) -> some View {
    modifier(PaintModifier(key: .tint, paint: paint)).modifier(TintEnvironment(paint: paint))
  }
}

private struct TintEnvironment: EnvironmentModifier {
  typealias Body = Never

  let paint: Paint?

  func modify(_ values: inout EnvironmentValues) {
    if let paint { values.tint = paint }
  }
}

extension ElementDescription {
  /// Takes the tint from the environment, for an element that is drawn elsewhere.
  mutating func takeTint(from environment: EnvironmentValues) {
    self[.tint] = environment.tint.map { .paint($0) }
  }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Paint? { nil }
}

extension EnvironmentValues {
  /// The tint of controls; nil where none is set.
  package var tint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
