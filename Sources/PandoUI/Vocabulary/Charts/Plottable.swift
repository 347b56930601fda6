public import Foundation

/// A value that has a place along an axis of a chart.
public protocol Plottable {
  /// The type of what is drawn.
  associatedtype PrimitivePlottable: Plottable

  /// What is drawn: a number, a date or a word.
  var primitivePlottable: PrimitivePlottable { get }

  /// Makes the value from what is drawn.
  init?(primitivePlottable: PrimitivePlottable)

  @_documentation(visibility: internal)
  var _place: ChartDrawing.Value { get }
}

extension Plottable {
  /// Where it is along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { primitivePlottable._place }
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension Plottable where Self: BinaryInteger, PrimitivePlottable == Self {
  /// Where it is along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .number(Double(self)) }
}

extension Plottable where Self: BinaryFloatingPoint, PrimitivePlottable == Self {
  /// Where it is along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .number(Double(self)) }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// The value with this raw value.
  public init?(primitivePlottable: RawValue) {
    self.init(rawValue: primitivePlottable)
  }
}

extension Int: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = Int
}

extension Int8: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = Int8
}

extension Int16: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = Int16
}

extension Int32: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = Int32
}

extension Int64: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = Int64
}

extension UInt: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = UInt
}

extension UInt8: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = UInt8
}

extension UInt16: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = UInt16
}

extension UInt32: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = UInt32
}

extension UInt64: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = UInt64
}

extension Double: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = Double
}

extension Float: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = Float
}

extension CGFloat: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = CGFloat
}

extension Decimal: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = Decimal
  /// Where it is along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .number(NSDecimalNumber(decimal: self).doubleValue) }
}

extension String: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = String
  /// Where it is along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .category(self) }
}

extension Date: Plottable {
  /// It is drawn as it is.
  public typealias PrimitivePlottable = Date
  /// Where it is along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .date(self) }
}

/// A value and the words for what it is.
///
/// ```swift
/// BarMark(x: .value("Month", sale.month), y: .value("Units", sale.units))
/// ```
public struct PlottableValue<Value: Plottable> {
  let label: String
  let start: ChartDrawing.Value
  let end: ChartDrawing.Value?

  init(_ label: String, _ start: ChartDrawing.Value, _ end: ChartDrawing.Value? = nil) {
    self.label = label
    self.start = start
    self.end = end
  }

  /// The value as a word, for a series.
  var name: String { start.name }

  /// A value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(labelKey.text(), value._place)
  }

  /// A value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(String(label), value._place)
  }

  /// A value.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(label.words, value._place)
  }

  /// A range of values.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(labelKey.text(), range.lowerBound._place, range.upperBound._place)
  }

  /// A range of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(String(label), range.lowerBound._place, range.upperBound._place)
  }
}

extension PlottableValue where Value == Date {
  /// The day, month or other stretch of the calendar a date is in.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    let start = calendar.dateInterval(of: unit, for: value)?.start ?? value
    return Self(labelKey.text(), .date(start))
  }

  /// The day, month or other stretch of the calendar a date is in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    let start = calendar.dateInterval(of: unit, for: value)?.start ?? value
    return Self(String(label), .date(start))
  }
}

extension ChartDrawing.Value {
  /// The value as a word.
  var name: String {
    switch self {
    case .category(let text): text
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    }
  }
}
