// `formatted()` of numbers for the visitor. Foundation has these methods on all numbers, and writes for the process; those on a
// narrower protocol come first.

public import Foundation
import PandoUI

/// An integer that is written for the visitor.
public protocol _VisitorInteger: BinaryInteger {}

extension _VisitorInteger {
  /// Writes the number as the visitor does: in the environment's locale in a view, in the page's in an action.
  public func formatted() -> String { formatted(IntegerFormatStyle<Self>()) }

  /// Writes the number in a format, as the visitor does unless the format was given a locale.
  ///
  /// - Parameter format: The format.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    FormatSettings.current.format(format).format(self)
  }
}

extension Int: _VisitorInteger {}
extension Int8: _VisitorInteger {}
extension Int16: _VisitorInteger {}
extension Int32: _VisitorInteger {}
extension Int64: _VisitorInteger {}
extension UInt: _VisitorInteger {}
extension UInt8: _VisitorInteger {}
extension UInt16: _VisitorInteger {}
extension UInt32: _VisitorInteger {}
extension UInt64: _VisitorInteger {}

/// A number with a fraction that is written for the visitor.
public protocol _VisitorFloatingPoint: BinaryFloatingPoint {}

extension _VisitorFloatingPoint {
  /// Writes the number as the visitor does: in the environment's locale in a view, in the page's in an action.
  public func formatted() -> String { formatted(FloatingPointFormatStyle<Self>()) }

  /// Writes the number in a format, as the visitor does unless the format was given a locale.
  ///
  /// - Parameter format: The format.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    FormatSettings.current.format(format).format(self)
  }
}

extension Double: _VisitorFloatingPoint {}
extension Float: _VisitorFloatingPoint {}
extension CGFloat: _VisitorFloatingPoint {}

extension Decimal {
  /// Writes the number as the visitor does. In a file that imports Foundation besides Pando, Foundation's method is used, which
  /// writes for the process.
  @_disfavoredOverload
  public func formatted() -> String { formatted(Decimal.FormatStyle()) }

  /// Writes the number in a format, as the visitor does unless the format was given a locale.
  ///
  /// - Parameter format: The format.
  public func formatted(_ format: Decimal.FormatStyle) -> String {
    FormatSettings.current.format(format).format(self)
  }

  /// Writes the number as a percentage, as the visitor does unless the format was given a locale.
  ///
  /// - Parameter format: The format.
  public func formatted(_ format: Decimal.FormatStyle.Percent) -> String {
    FormatSettings.current.format(format).format(self)
  }

  /// Writes the number as an amount of money, as the visitor does unless the format was given a locale.
  ///
  /// - Parameter format: The format.
  public func formatted(_ format: Decimal.FormatStyle.Currency) -> String {
    FormatSettings.current.format(format).format(self)
  }
}

extension Array where Element == String {
  /// Writes the words as a list in the visitor's language: “a, b, and c”.
  public func formatted() -> String { formatted(.list(type: .and)) }
}

extension Array {
  /// Writes the elements in a format, as the visitor does unless the format was given a locale.
  ///
  /// - Parameter style: The format.
  public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    FormatSettings.current.format(style).format(self)
  }
}
