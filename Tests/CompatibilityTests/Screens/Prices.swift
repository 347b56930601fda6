import Pando

/// A view of values that `formatted()` writes, in a file with the imports of a file of SwiftUI.
struct PricesView: View {
  static let day = Date(timeIntervalSince1970: 1_700_000_000)
  static let price = Decimal(string: "1234.5")!
  @State private var written = ""

  static var words: [String] {
    [
      1_234_567.formatted(), 1234.5.formatted(.number.precision(.fractionLength(2))),
      0.25.formatted(.percent), price.formatted(), price.formatted(.currency(code: "EUR")),
      day.formatted(date: .long, time: .shortened), day.formatted(.dateTime.month(.wide).day()),
      day.formatted(), ["a", "b", "c"].formatted(), Duration.seconds(90).formatted(),
      Measurement(value: 1.5, unit: UnitLength.kilometers).formatted(),
      day.formatted(.iso8601), 1234.5.formatted(.number.locale(Locale(identifier: "en_US"))),
    ]
  }

  var body: some View {
    Text(verbatim: Self.words.joined(separator: "|")).accessibilityIdentifier("body")
    Text(Self.day, format: .dateTime.month(.wide).day()).accessibilityIdentifier("text")
    Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
      .accessibilityIdentifier("given")
    Button("Write") { written = Self.words.joined(separator: "|") }
    Text(verbatim: written).accessibilityIdentifier("action")
  }
}
