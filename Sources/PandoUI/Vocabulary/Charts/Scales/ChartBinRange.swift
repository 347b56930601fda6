/// The values of one part of a range.
public struct ChartBinRange<Value: Comparable & Hashable & Sendable>: Hashable, Sendable {
  /// The first value.
  public let lowerBound: Value
  /// The first value after it.
  public let upperBound: Value

  /// Whether a value is in the part.
  ///
  /// - Parameter value: The value.
  public func contains(_ value: Value) -> Bool { lowerBound <= value && value < upperBound }
}

extension PlottableValue where Value: Comparable & Hashable & Sendable {
  /// Makes the values of a part with a name, for a bar from one end of the part to the other.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the quantity, as a localization key.
  ///   - range: The part of ``NumberBins`` or ``DateBins``.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self {
    Self(labelKey.text(), range.lowerBound._place, range.upperBound._place)
  }

  /// Makes the values of a part with a name, for a bar from one end of the part to the other.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity, which the table of the chart shows.
  ///   - range: The part of ``NumberBins`` or ``DateBins``.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ range: ChartBinRange<Value>
  ) -> Self {
    Self(String(label), range.lowerBound._place, range.upperBound._place)
  }
}

/// Ends of parts, in ascending order, and what lies between two of them.
struct ChartBinThresholds<Value: Comparable & Hashable & Sendable>: Hashable, Sendable {
  /// How many parts are made at most.
  static var most: Int { 10_000 }

  let values: [Value]

  /// How many parts there are.
  var count: Int { Swift.max(values.count - 1, 0) }

  subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: values[position], upperBound: values[position + 1])
  }

  /// Which part a value is in; the first or the last one for values outside.
  func index(for value: Value) -> Int {
    // The first threshold after the value.
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] > value { high = middle } else { low = middle + 1 }
    }
    return Swift.max(Swift.min(low - 1, count - 1), 0)
  }
}
