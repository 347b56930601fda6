/// Words to show, by the key under which a translation of them is looked up.
///
/// The words may be written in Markdown. Values that are put into them are shown as they are:
/// nothing in a value is taken for Markdown.
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

  /// Makes a key from words that are not known when the program is written.
  public init(_ value: String) {
    self.init(key: value, arguments: [], isFormat: false)
  }

  /// Makes a key from words.
  public init(stringLiteral value: String) {
    self.init(key: value, arguments: [], isFormat: false)
  }

  /// Makes a key from words with values in them.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.key,
      arguments: stringInterpolation.arguments,
      isFormat: true
    )
  }

  /// A value among words.
  package enum Argument: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
    /// A number in a form such as `%.2f`.
    case specified(String, _Number)
    case runs([TextRun])
  }
}
