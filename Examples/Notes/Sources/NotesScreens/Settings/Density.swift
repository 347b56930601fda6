import Pando

/// The amount of each note that the list shows.
enum Density: String, CaseIterable, Identifiable {
  case comfortable, compact

  var id: Self { self }

  var name: String { rawValue.capitalized }
}

extension EnvironmentValues {
  /// The amount of each note that the list shows.
  @Entry var density = Density.comfortable
}
