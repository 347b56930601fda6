/// A range of numbers in parts of the same size, for histograms.
public struct NumberBins<Value: BinaryFloatingPoint & Sendable>: RandomAccessCollection, Sendable {
  /// The ends of the parts, one more than there are parts.
  public let thresholds: [Value]

  /// Makes parts of the same size.
  ///
  /// - Parameters:
  ///   - range: From the beginning of the first part to the end of the last one.
  ///   - count: How many parts; at least one is made.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(count, 1)
    let size = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + Value($0) * size }
  }

  /// Makes parts of a given size.
  ///
  /// - Parameters:
  ///   - size: The size of a part, above zero; otherwise there is one part.
  ///   - range: What the parts cover.
  public init(size: Value, range: ClosedRange<Value>) {
    guard size > 0, size.isFinite, (range.upperBound - range.lowerBound) / size < 10_000 else {
      self.init(range: range, count: 1)
      return
    }
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    // Far from zero, numbers are further apart than one.
    guard last > first else {
      self.init(range: range, count: 1)
      return
    }
    self.init(thresholds: (0...Int(last - first)).map { (first + Value($0)) * size })
  }

  private init(thresholds: [Value]) { self.thresholds = thresholds }

  /// Zero.
  public var startIndex: Int { 0 }
  /// How many parts there are.
  public var endIndex: Int { thresholds.count - 1 }

  /// The numbers of a part.
  ///
  /// - Parameter position: Which part.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// Which part a number is in; the first or the last one for numbers outside.
  ///
  /// - Parameter value: The number.
  public func index(for value: Value) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(after - 1, 0), endIndex - 1)
  }
}

/// The values of one part of a range.
public struct ChartBinRange<Value: Comparable & Sendable>: Hashable, Sendable
where Value: Hashable {
  /// The first value.
  public let lowerBound: Value
  /// The first value after it.
  public let upperBound: Value

  /// Whether a value is in the part.
  ///
  /// - Parameter value: The value.
  public func contains(_ value: Value) -> Bool { lowerBound <= value && value < upperBound }
}
