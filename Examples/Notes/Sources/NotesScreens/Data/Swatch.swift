import Pando

/// The colours of notes and of people.
enum Swatch: String, CaseIterable, Codable, Identifiable, Sendable {
  case yellow, orange, red, purple, blue, green

  var id: Self { self }

  var name: String { rawValue.capitalized }

  var color: Color {
    switch self {
    case .yellow: .yellow
    case .orange: .orange
    case .red: .red
    case .purple: .purple
    case .blue: .blue
    case .green: .green
    }
  }
}
