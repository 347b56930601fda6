public import Foundation

/// A value that has a place along an axis of a chart.
public protocol Plottable {
  /// The type of the drawn value.
  associatedtype PrimitivePlottable: Plottable

  /// The drawn value: a number, a date or a word.
  var primitivePlottable: PrimitivePlottable { get }

  /// Makes the value from the drawn one.
  init?(primitivePlottable: PrimitivePlottable)

  @_documentation(visibility: internal)
  var _place: ChartDrawing.Value { get }

  @_documentation(visibility: internal)
  static func _value(at place: ChartDrawing.Value) -> Self?
}

extension Plottable {
  /// The place along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { primitivePlottable._place }

  /// The value at a place along an axis.
  @_documentation(visibility: internal)
  public static func _value(at place: ChartDrawing.Value) -> Self? {
    PrimitivePlottable._value(at: place).flatMap { Self(primitivePlottable: $0) }
  }
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Takes the value itself.
  ///
  /// - Parameter primitivePlottable: The value.
  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension Plottable where Self: BinaryInteger, PrimitivePlottable == Self {
  /// The place along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .number(Double(self)) }

  /// The nearest number to a place along an axis.
  @_documentation(visibility: internal)
  public static func _value(at place: ChartDrawing.Value) -> Self? {
    guard case .number(let number) = place else { return nil }
    return Self(exactly: number.rounded())
  }
}

extension Plottable where Self: BinaryFloatingPoint, PrimitivePlottable == Self {
  /// The place along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .number(Double(self)) }

  /// The number at a place along an axis.
  @_documentation(visibility: internal)
  public static func _value(at place: ChartDrawing.Value) -> Self? {
    guard case .number(let number) = place else { return nil }
    return Self(number)
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Makes the value with this raw value.
  ///
  /// - Parameter primitivePlottable: The raw value; one that no value has gives nil.
  public init?(primitivePlottable: RawValue) {
    self.init(rawValue: primitivePlottable)
  }
}

extension Int: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = Int
}

extension Int8: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = Int8
}

extension Int16: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = Int16
}

extension Int32: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = Int32
}

extension Int64: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = Int64
}

extension UInt: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = UInt
}

extension UInt8: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = UInt8
}

extension UInt16: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = UInt16
}

extension UInt32: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = UInt32
}

extension UInt64: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = UInt64
}

extension Double: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = Double
}

extension Float: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = Float
}

extension Decimal: Plottable {
  /// A number is drawn as it is.
  public typealias PrimitivePlottable = Decimal
  /// The place along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .number(NSDecimalNumber(decimal: self).doubleValue) }

  /// The number at a place along an axis.
  @_documentation(visibility: internal)
  public static func _value(at place: ChartDrawing.Value) -> Decimal? {
    guard case .number(let number) = place else { return nil }
    return Decimal(number)
  }
}

extension String: Plottable {
  /// A string is drawn as it is.
  public typealias PrimitivePlottable = String
  /// The place along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .category(self) }

  /// The word at a place along an axis.
  @_documentation(visibility: internal)
  public static func _value(at place: ChartDrawing.Value) -> String? {
    guard case .category(let word) = place else { return nil }
    return word
  }
}

extension Date: Plottable {
  /// A date is drawn as it is.
  public typealias PrimitivePlottable = Date
  /// The place along an axis.
  @_documentation(visibility: internal)
  public var _place: ChartDrawing.Value { .date(self) }

  /// The date at a place along an axis.
  @_documentation(visibility: internal)
  public static func _value(at place: ChartDrawing.Value) -> Date? {
    guard case .date(let date) = place else { return nil }
    return date
  }
}

/// A value, and the name of the quantity.
///
/// ```swift
/// BarMark(x: .value("Month", sale.month), y: .value("Units", sale.units))
/// ```
public struct PlottableValue<Value: Plottable> {
  let label: String
  let start: ChartDrawing.Value
  let end: ChartDrawing.Value?
  /// The end of the unit of the calendar that the value stands for; nil if it stands for none.
  let unitEnd: ChartDrawing.Value?

  init(
    _ label: String,
    _ start: ChartDrawing.Value,
    _ end: ChartDrawing.Value? = nil,
    unitEnd: ChartDrawing.Value? = nil
  ) {
    self.label = label
    self.start = start
    self.end = end
    self.unitEnd = unitEnd
  }

  /// The value in words, for a series.
  var name: String { start.name }

  /// Makes a value with a name.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the quantity, as a localization key.
  ///   - value: The value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(labelKey.text(), value._place)
  }

  /// Makes a value with a name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity, which the table of the chart shows.
  ///   - value: The value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(String(label), value._place)
  }

  /// Makes a value with a name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity, which the table of the chart shows.
  ///   - value: The value.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(label.words, value._place)
  }

  /// Makes a range of values with a name.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the quantity, as a localization key.
  ///   - range: The values; the bounds are the two ends of the mark.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(labelKey.text(), range.lowerBound._place, range.upperBound._place)
  }

  /// Makes a range of values with a name.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity, which the table of the chart shows.
  ///   - range: The values; the bounds are the two ends of the mark.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self
  where Value: Comparable {
    Self(String(label), range.lowerBound._place, range.upperBound._place)
  }
}

extension PlottableValue where Value == Date {
  /// Makes a date that stands for the day, month or other unit of the calendar around it. Bars and
  /// rectangles are as wide as the unit, and other marks stand in its middle.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the quantity, as a localization key.
  ///   - value: The value.
  ///   - unit: The unit that the value stands for.
  ///   - calendar: The calendar that has the units; by default that of the program's process.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    .inUnit(labelKey.text(), value, unit, calendar)
  }

  /// Makes a date that stands for the day, month or other unit of the calendar around it. Bars and
  /// rectangles are as wide as the unit, and other marks stand in its middle.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity, which the table of the chart shows.
  ///   - value: The value.
  ///   - unit: The unit that the value stands for.
  ///   - calendar: The calendar that has the units; by default that of the program's process.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    .inUnit(String(label), value, unit, calendar)
  }

  private static func inUnit(
    _ label: String,
    _ value: Date,
    _ unit: Calendar.Component,
    _ calendar: Calendar
  ) -> Self {
    guard let interval = calendar.dateInterval(of: unit, for: value) else {
      return Self(label, .date(value))
    }
    return Self(label, .date(interval.start), unitEnd: .date(interval.end))
  }
}

extension ChartDrawing.Value {
  /// The value in words.
  var name: String {
    switch self {
    case .category(let text): text
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    }
  }
}
