public import Foundation

/// The property of each element of a collection that is drawn.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let value: (DataElement) -> PlottableValue<Value>

  /// Draws a property.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the quantity, as a localization key.
  ///   - keyPath: The property that is drawn.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ keyPath: KeyPath<DataElement, Value>
  ) -> Self {
    Self { .value(labelKey, $0[keyPath: keyPath]) }
  }

  /// Draws a property.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - keyPath: The property that is drawn.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<DataElement, Value>
  ) -> Self {
    Self { .value(label, $0[keyPath: keyPath]) }
  }
}

extension PlottableProjection where Value == Date {
  /// Draws a date. It stands for the day, month or other unit of the calendar around it.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the quantity, as a localization key.
  ///   - keyPath: The property that is drawn.
  ///   - unit: The unit that the date stands for.
  ///   - calendar: The calendar that has the units; by default that of the program's process.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self { .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }

  /// Draws a date. It stands for the day, month or other unit of the calendar around it.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - keyPath: The property that is drawn.
  ///   - unit: The unit that the date stands for.
  ///   - calendar: The calendar that has the units; by default that of the program's process.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) }
  }
}
