/// A text to show, and the key under which its translation is looked up.
///
/// The text may contain Markdown. Interpolated values are shown as they are and never read as
/// Markdown.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key, with a specifier such as `%@` or `%lld` in place of each value.
  package let key: String
  /// The values, in the order of their specifiers.
  package let arguments: [Argument]
  /// Whether the key is a format: whether `%%` stands for a percent sign.
  package let isFormat: Bool

  init(key: String, arguments: [Argument], isFormat: Bool) {
    self.key = key
    self.arguments = arguments
    self.isFormat = isFormat
  }

  /// Makes a key from a string that is known only at run time.
  ///
  /// - Parameter value: The key, and the text where it has no translation.
  public init(_ value: String) {
    self.init(key: value, arguments: [], isFormat: false)
  }

  /// Makes a key from a literal.
  ///
  /// - Parameter value: The key, and the text where it has no translation.
  public init(stringLiteral value: String) {
    self.init(key: value, arguments: [], isFormat: false)
  }

  /// Makes a key from a literal with interpolated values.
  ///
  /// - Parameter stringInterpolation: The key with specifiers, and the values for them.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.key,
      arguments: stringInterpolation.arguments,
      isFormat: true
    )
  }

  /// Whether the text is one value, which is a number.
  var isNumber: Bool {
    guard arguments.count == 1, FormatString.pieces(key, count: 1) == [.value(0)] else {
      return false
    }
    return switch arguments[0] {
    case .integer, .unsigned, .floating, .specified: true
    case .formatted(let text): text.isNumber
    case .text, .runs: false
    }
  }

  /// An interpolated value.
  package enum Argument: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
    /// A number with a specifier such as `%.2f`.
    case specified(String, _Number)
    case runs([TextRun])
    /// A value that the locale of the text writes.
    case formatted(AnyFormattedText)
  }
}
