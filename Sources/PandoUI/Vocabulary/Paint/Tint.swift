// The colour of controls is inherited by the elements inside. What is drawn elsewhere, as a sheet is, finds it
// in the environment.

extension View {
  /// Sets what controls in this view are drawn with; nil leaves it as it is around it.
  package func tint(paint: Paint?) -> some View {
    attribute(.tint, paint.map { .paint($0) }).modifier(TintEnvironment(paint: paint))
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
  /// Has an element that is drawn elsewhere take the tint of where it is described.
  mutating func takeTint(from environment: EnvironmentValues) {
    self[.tint] = environment.tint.map { .paint($0) }
  }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Paint? { nil }
}

extension EnvironmentValues {
  /// What controls are drawn with; nil where nobody said it.
  package var tint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
