/// The rows of a long `ForEach` that a renderer requests, because they are in sight or near it.
///
/// Offsets are those of the moment of the request. If the collection has become shorter since, the
/// last rows are meant.
public struct RowRange: Hashable, Sendable {
  /// The offset of the first row.
  public var first: Int
  /// How many rows.
  public var count: Int
  /// The height of a row, in points, as the renderer measured it on average; nil if it has drawn none.
  public var rowHeight: Double?

  /// Makes a range.
  ///
  /// - Parameters:
  ///   - first: The offset of the first row.
  ///   - count: How many rows.
  ///   - rowHeight: The height of a row, in points, on average; nil if it is not known.
  public init(first: Int, count: Int, rowHeight: Double? = nil) {
    self.first = first
    self.count = count
    self.rowHeight = rowHeight
  }

  /// Whether a page can request this: a screenful or a few, of rows that have a size.
  var isPossible: Bool {
    guard (0...1_000_000_000).contains(first), (1...RowWindow.maxCount).contains(count) else {
      return false
    }
    // Comparisons with NaN are false.
    return rowHeight.map { $0 > 0 && $0 <= ValueLimits.farthestPlace } ?? true
  }
}
