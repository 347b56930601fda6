import Pando

/// How much of each note the list shows.
enum Density: String, CaseIterable, Identifiable {
  case comfortable, compact

  var id: Self { self }

  var name: String { rawValue.capitalized }
}

extension EnvironmentValues {
  /// How much of each note the list shows.
  @Entry var density = Density.comfortable
}
