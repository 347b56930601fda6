/// The range of rows of a long `ForEach` that are made: those in sight, and some before and after
/// them.
///
/// A value: it decides, and `ForEachNode` makes the rows. Offsets count elements of the collection.
struct RowWindow: Equatable {
  /// The offsets of the rows that are made.
  private(set) var range: Range<Int>
  /// The number of elements.
  private(set) var count: Int
  /// The heights of rows that a renderer measured, and how many there were.
  private var measured = (height: 0.0, rows: 0.0)

  /// The most rows that a renderer can request.
  static let maxCount = 500
  /// The rows measured last that count for the average.
  private static let memory = 2_000.0

  /// The window on a collection that was not windowed before.
  ///
  /// - Parameters:
  ///   - made: How many rows are made, from the first one.
  ///   - count: The number of elements.
  init(made: Int, of count: Int) {
    range = 0..<min(max(made, 0), count)
    self.count = count
  }

  static func == (lhs: RowWindow, rhs: RowWindow) -> Bool {
    lhs.range == rhs.range && lhs.count == rhs.count && lhs.measured == rhs.measured
  }

  /// The average height of a row, in points; nil if none was measured.
  var rowHeight: Double? { measured.rows > 0 ? measured.height / measured.rows : nil }

  /// Moves to the rows that a renderer requests.
  mutating func move(to wanted: RowRange) {
    if let height = wanted.rowHeight {
      let rows = Double(max(range.count, 1))
      if measured.rows > Self.memory {
        measured = (measured.height / 2, measured.rows / 2)
      }
      measured = (measured.height + height * rows, measured.rows + rows)
    }
    let length = min(max(wanted.count, 1), Self.maxCount, count)
    let first = min(max(wanted.first, 0), count - length)
    range = first..<first + length
  }

  /// Follows a change of the collection.
  ///
  /// At the beginning of the collection the window stays there, and at the end it grows with it, so
  /// that new rows are seen at once. Elsewhere it moves with the rows that it shows.
  ///
  /// - Parameters:
  ///   - newCount: The number of elements now.
  ///   - shift: By how many places the rows of the window have moved.
  mutating func follow(count newCount: Int, shift: Int) {
    var (lower, upper) = (range.lowerBound + shift, range.upperBound + shift)
    if range.lowerBound == 0 { lower = 0 }
    if range.upperBound == count { upper = newCount }
    // Rows that would be before the first one do not exist.
    upper = min(max(upper, 0), newCount)
    lower = min(max(lower, 0), upper)
    // More rows than the maximum cannot be in sight.
    if upper - lower > Self.maxCount {
      if lower == 0 {
        upper = max(range.count, Self.maxCount)
      } else {
        lower = upper - Self.maxCount
      }
    }
    // A window whose rows were removed shows the rows that took their places.
    if upper - lower < min(range.count, newCount) {
      lower = max(0, upper - range.count)
      upper = min(newCount, lower + range.count)
    }
    range = lower..<min(upper, newCount)
    count = newCount
  }
}
