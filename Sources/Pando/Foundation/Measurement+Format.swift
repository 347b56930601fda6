public import Foundation
import PandoUI

extension Measurement where UnitType: Dimension {
  /// Writes the measurement in its unit: “5 km”, with the number as the visitor writes it.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Writes the measurement.
  ///
  /// - Parameter style: How it is written.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    FormatSettings.current.format(style).format(self)
  }

  /// A format of measurements: a number in the notation of the locale, and the symbol of the unit.
  ///
  /// Foundation on Linux has neither names of units nor the units of a region, so that a measurement keeps its unit.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of the unit.
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      /// The symbol, as ``abbreviated``: there are no names.
      case wide
      /// The symbol after a space.
      case abbreviated
      /// The symbol without a space.
      case narrow
    }

    /// The width of the unit.
    public var width: UnitWidth
    /// The language of the number.
    public var locale: Locale
    /// How the number is written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Makes a style.
    public init(
      width: UnitWidth = .abbreviated,
      locale: Locale = .autoupdatingCurrent,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Writes a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let number = value.value.formatted((numberFormatStyle ?? .number).locale(locale))
      let isClose = width == .narrow || value.unit.symbol.hasPrefix("°")
      return number + (isClose ? "" : " ") + value.unit.symbol
    }
  }
}

extension Measurement.FormatStyle: _LocalizedFormatStyle where UnitType: Dimension {}

/// The purpose of measurements, which makes no difference on Linux: a measurement keeps its unit.
public enum MeasurementFormatUnitUsage: Hashable, Sendable {
  /// The amount in the unit of the measurement.
  case asProvided
  /// Anything.
  case general
  /// The height of a person.
  case personHeight
  /// The weight of a person.
  case personWeight
  /// A distance by road.
  case road
  /// The weather.
  case weather
  /// The energy of food.
  case food
  /// A workout.
  case workout
}

extension FormatStyle {
  /// How a measurement is written.
  ///
  /// - Parameters:
  ///   - width: The width of the unit.
  ///   - usage: What is measured, which makes no difference.
  ///   - numberFormatStyle: How the number is written.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, numberFormatStyle: numberFormatStyle)
  }
}

/// Writes measurements: a number as a locale has it, and the symbol of the unit.
open class MeasurementFormatter: Formatter {
  /// Options for the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, which is what is always written.
    public static let providedUnit = Self(rawValue: 1)
    /// A unit that fits the size, which makes no difference.
    public static let naturalScale = Self(rawValue: 2)
    /// No unit for temperatures but the degree.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// Options for the unit.
  open var unitOptions: UnitOptions = []
  /// The width of the unit.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language; nil for that of the process.
  open var locale: Locale!
  /// Writes the number.
  open var numberFormatter: NumberFormatter!

  /// Writes a measurement.
  ///
  /// - Parameter measurement: The measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let locale = locale ?? .current
    let number =
      numberFormatter?.string(for: measurement.value)
      ?? measurement.value.formatted(.number.locale(locale))
    var symbol = measurement.unit.symbol
    if unitOptions.contains(.temperatureWithoutUnit), symbol.hasPrefix("°") { symbol = "°" }
    let isClose = unitStyle == .short || symbol.hasPrefix("°")
    return number + (isClose ? "" : " ") + symbol
  }

  /// Writes a unit.
  ///
  /// - Parameter unit: The unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Writes a measurement or a unit; nil for other values.
  ///
  /// - Parameter obj: The measurement or the unit.
  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    guard let measurement = obj as? any UnitValue else { return nil }
    return string(from: Measurement(value: measurement.value, unit: measurement.anyUnit))
  }
}

/// A measurement in a unit of any kind.
private protocol UnitValue {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: UnitValue {
  fileprivate var anyUnit: Unit { unit }
}
