import Foundation

/// A measured value and its limit.
public struct Row {
  let name: String
  let measured: String
  let limit: String
  /// Whether the value is within the limit.
  public let isWithin: Bool
  /// The measured numbers; nil if the row has none.
  let figures: Figures?
  /// The name of the row in the picture; nil if it is not drawn.
  private(set) var title: String?

  /// A ratio to a floor.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - pair: The subject and its floor.
  ///   - floor: What the floor is, in a few words.
  ///   - limit: The maximum ratio that the row allows.
  public init(_ name: String, _ pair: Paired, to floor: String, atMost limit: Double) {
    self.name = name
    figures = Figures(pair, floor: floor)
    measured =
      "\(pair.ratio.formatted(2)) × (\(pair.subject.asTime) to \(pair.floor.asTime))"
    self.limit = limit == .infinity ? "(no limit)" : "\(limit.formatted(1)) ×"
    isWithin = pair.ratio <= limit
  }

  /// A ratio to a floor, for comparison only.
  public init(_ name: String, _ pair: Paired, to floor: String) {
    self.init(name, pair, to: floor, atMost: .infinity)
  }

  /// Any other value.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - measured: The value, as the table says it.
  ///   - figures: The numbers of the row; nil if it is not about a time or a size.
  ///   - limit: The limit, as the table says it.
  ///   - isWithin: Whether the value is within the limit.
  public init(
    _ name: String,
    _ measured: String,
    _ figures: Figures? = nil,
    atMost limit: String,
    isWithin: Bool
  ) {
    self.name = name
    self.figures = figures
    self.measured = measured
    self.limit = limit
    self.isWithin = isWithin
  }

  /// The row, drawn in the picture of the measurements.
  ///
  /// - Parameter title: The name of the row in the picture, as what a user does; nil does not draw
  ///   the row.
  public func pictured(as title: String?) -> Row {
    var row = self
    row.title = title
    return row
  }
}

/// Prints rows as a Markdown table.
public func printTable(_ rows: [Row]) {
  let cells =
    [["row", "measured", "at most", ""], []]
    + rows.map { [$0.name, $0.measured, $0.limit, $0.isWithin ? "yes" : "NO"] }
  let widths = (0..<4).map { column in
    cells.filter { !$0.isEmpty }.map { $0[column].count }.max() ?? 0
  }
  for row in cells {
    let columns = widths.enumerated().map { index, width in
      row.isEmpty
        ? String(repeating: "-", count: width)
        : row[index].padding(toLength: width, withPad: " ", startingAt: 0)
    }
    print("| \(columns.joined(separator: " | ")) |")
  }
}

extension Double {
  /// The number with this many digits after the decimal point.
  public func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }

  /// The number of seconds, in a suitable unit.
  public var asTime: String {
    switch self {
    case ..<1e-6: "\((self * 1e9).formatted(1)) ns"
    case ..<1e-3: "\((self * 1e6).formatted(2)) µs"
    default: "\((self * 1e3).formatted(2)) ms"
    }
  }
}
