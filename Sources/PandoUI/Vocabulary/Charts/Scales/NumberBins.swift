/// A range of numbers in parts of the same size, for histograms.
///
/// ```swift
/// let bins = NumberBins(data: ages, desiredCount: 8)
/// let counts = Dictionary(grouping: ages) { bins.index(for: $0) }.mapValues(\.count)
/// Chart(bins.indices, id: \.self) { index in
///   BarMark(x: .value("Age", bins[index]), y: .value("People", counts[index, default: 0]))
/// }
/// ```
public struct NumberBins<Value: Comparable & Hashable & Sendable>: RandomAccessCollection,
  Sendable
{
  private let ends: ChartBinThresholds<Value>

  /// The ends of the parts, one more than there are parts.
  public var thresholds: [Value] { ends.values }

  /// Makes parts that end at given values.
  ///
  /// - Parameter thresholds: The ends of the parts, in ascending order, one more than there are parts.
  public init(thresholds: [Value]) {
    ends = ChartBinThresholds(values: thresholds)
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// How many parts there are.
  public var endIndex: Int { ends.count }

  /// The numbers of a part.
  ///
  /// - Parameter position: Which part.
  public subscript(position: Int) -> ChartBinRange<Value> { ends[position] }

  /// Which part a number is in; the first or the last one for numbers outside.
  ///
  /// - Parameter value: The number.
  /// - Complexity: O(log *n*) for *n* parts.
  public func index(for value: Value) -> Int { ends.index(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Makes parts of the same size.
  ///
  /// - Parameters:
  ///   - range: From the beginning of the first part to the end of the last one.
  ///   - count: How many parts; at least one is made.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(count, 1)
    let size = (range.upperBound - range.lowerBound) / Value(count)
    self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
  }

  /// Makes parts of a given size.
  ///
  /// - Parameters:
  ///   - size: The size of a part, above zero; otherwise, and if there were more than 10,000, there is one part.
  ///   - range: The range that the parts cover.
  public init(size: Value, range: ClosedRange<Value>) {
    let most = Value(ChartBinThresholds<Value>.most)
    guard size > 0, size.isFinite, (range.upperBound - range.lowerBound) / size < most else {
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

  /// Makes parts of a given size for all of the numbers.
  ///
  /// - Parameters:
  ///   - size: The size of a part, above zero; otherwise, and if there were more than 10,000, there is one part.
  ///   - data: The numbers. Numbers that are not finite are left out.
  public init(size: Value, data: [Value]) {
    self.init(size: size, range: Self.range(of: data))
  }

  /// Makes parts whose ends are round numbers.
  ///
  /// - Parameters:
  ///   - range: The range that the parts cover.
  ///   - desiredCount: About how many parts.
  ///   - minimumStride: The least size of a part.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let length = Double(range.upperBound) - Double(range.lowerBound)
    let stride = ChartScale.roundStride(of: length, desiredCount: desiredCount)
    self.init(size: Swift.max(Value(stride), minimumStride), range: range)
  }

  /// Makes parts for all of the numbers, whose ends are round numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers. Numbers that are not finite are left out.
  ///   - desiredCount: About how many parts.
  ///   - minimumStride: The least size of a part.
  public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      range: Self.range(of: data),
      desiredCount: desiredCount,
      minimumStride: minimumStride
    )
  }

  private static func range(of data: [Value]) -> ClosedRange<Value> {
    let numbers = data.lazy.filter { $0.isFinite }
    guard let low = numbers.min(), let high = numbers.max() else { return 0...1 }
    return low...high
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Makes parts of about the same size.
  ///
  /// - Parameters:
  ///   - range: From the beginning of the first part to the end of the last one.
  ///   - count: How many parts; at least one is made, and each has at least one number.
  public init(range: ClosedRange<Value>, count: Int) {
    self.init(
      rounding: NumberBins<Double>(
        range: Double(range.lowerBound)...Double(range.upperBound),
        count: count
      )
    )
  }

  /// Makes parts of a given size.
  ///
  /// - Parameters:
  ///   - size: How many numbers a part has, above zero; otherwise, and if there were more than 10,000 parts, there is one.
  ///   - range: The range that the parts cover. Its last number is in a part as the others are.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      rounding: NumberBins<Double>(
        size: Double(size),
        range: Double(range.lowerBound)...(Double(range.upperBound) + 1)
      )
    )
  }

  /// Makes parts of a given size for all of the numbers.
  ///
  /// - Parameters:
  ///   - size: How many numbers a part has, above zero; otherwise, and if there were more than 10,000 parts, there is one.
  ///   - data: The numbers.
  public init(size: Value, data: [Value]) {
    self.init(size: size, range: Self.range(of: data))
  }

  /// Makes parts whose ends are round numbers.
  ///
  /// - Parameters:
  ///   - range: The range that the parts cover. Its last number is in a part as the others are.
  ///   - desiredCount: About how many parts.
  ///   - minimumStride: The least size of a part.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let length = Double(range.upperBound) - Double(range.lowerBound)
    let stride = ChartScale.roundStride(of: length, desiredCount: desiredCount).rounded(.up)
    self.init(
      size: Swift.max(Value(exactly: stride) ?? 1, minimumStride, 1),
      range: range
    )
  }

  /// Makes parts for all of the numbers, whose ends are round numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - desiredCount: About how many parts.
  ///   - minimumStride: The least size of a part.
  public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 1) {
    self.init(
      range: Self.range(of: data),
      desiredCount: desiredCount,
      minimumStride: minimumStride
    )
  }

  /// Rounds the ends of parts. Equal ends become one, and ends beyond the type are left out.
  private init(rounding bins: NumberBins<Double>) {
    var thresholds: [Value] = []
    for end in bins.thresholds {
      guard let end = Value(exactly: end.rounded()), end != thresholds.last else { continue }
      thresholds.append(end)
    }
    if thresholds.count == 1, let after = Value(exactly: Double(thresholds[0]) + 1) {
      thresholds.append(after)
    }
    self.init(thresholds: thresholds)
  }

  private static func range(of data: [Value]) -> ClosedRange<Value> {
    guard let low = data.min(), let high = data.max() else { return 0...1 }
    return low...high
  }
}
