public import Foundation
import PandoUI

extension Measurement.FormatStyle where UnitType: Dimension {
  /// The same words, with what each part of them is: `measurement`.
  public var attributed: Attributed { Attributed(base: self) }

  /// A format of measurements with attributes for the part of the text that is the value, and the
  /// part that is the unit.
  public struct Attributed: Foundation.FormatStyle, Sendable {
    var base: Measurement<UnitType>.FormatStyle

    /// The language of the number.
    public var locale: Locale {
      get { base.locale }
      set { base.locale = newValue }
    }

    /// The words for a measurement.
    ///
    /// - Parameter value: The measurement.
    public func format(_ value: Measurement<UnitType>) -> AttributedString {
      var words = AttributedString(base.format(value))
      guard let unit = words.range(of: value.unit.symbol, options: .backwards) else { return words }
      words[unit].measurement = .unit
      let number = words.startIndex..<unit.lowerBound
      if !number.isEmpty { words[number].measurement = .value }
      return words
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self { Attributed(base: base.locale(locale)) }
  }
}

extension Measurement.FormatStyle.Attributed: _LocalizedFormatStyle where UnitType: Dimension {}
