public import Foundation

/// A number that can be interpolated into a text.
public protocol _FormatSpecifiable: Equatable {
  /// The format specifier of the number in a key.
  var _specifier: String { get }
  /// The number.
  var _number: LocalizedStringKey._Number { get }
}

extension LocalizedStringKey {
  /// A number that is formatted when it is shown.
  public enum _Number: Hashable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
  }
}

extension Int: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%lld" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .integer(Int64(self)) }
}

extension Int64: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%lld" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .integer(self) }
}

extension Int8: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%d" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .integer(Int64(self)) }
}

extension Int16: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%d" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .integer(Int64(self)) }
}

extension Int32: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%d" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .integer(Int64(self)) }
}

extension UInt: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%llu" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .unsigned(UInt64(self)) }
}

extension UInt64: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%llu" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .unsigned(self) }
}

extension UInt8: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%u" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .unsigned(UInt64(self)) }
}

extension UInt16: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%u" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .unsigned(UInt64(self)) }
}

extension UInt32: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%u" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .unsigned(UInt64(self)) }
}

extension Double: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%lf" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .floating(self) }
}

extension CGFloat: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%lf" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .floating(Double(self)) }
}

extension Float: _FormatSpecifiable {
  /// The format specifier of the number in a key.
  public var _specifier: String { "%f" }
  /// The number.
  public var _number: LocalizedStringKey._Number { .floating(Double(self)) }
}
