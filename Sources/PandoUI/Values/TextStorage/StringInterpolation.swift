public import Foundation

extension LocalizedStringKey {
  /// Collects the literal parts and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Reserves space for literal parts and values.
    ///
    /// - Parameters:
    ///   - literalCapacity: The number of characters in literal parts.
    ///   - interpolationCount: The number of values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a literal part.
    ///
    /// - Parameter literal: The text, part of the key. Percent signs in it are doubled.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a string, which is never read as Markdown.
    ///
    /// - Parameter string: The string.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(string))
    }

    /// Adds an attributed string with its styles.
    ///
    /// - Parameter attributedString: The string. Unsafe links in it are dropped.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .runs(TextRun.runs(attributedString)))
    }

    /// Adds a number, formatted for the locale of the environment.
    ///
    /// - Parameter value: The number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      switch value._number {
      case .integer(let number): append(value._specifier, .integer(number))
      case .unsigned(let number): append(value._specifier, .unsigned(number))
      case .floating(let number): append(value._specifier, .floating(number))
      }
    }

    /// Adds a number with a specifier such as `%.2f`.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: The specifier, perhaps with text around it. One for another type writes the
    ///     number plainly.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T,
      specifier: String
    ) {
      // An invalid specifier in the key would change how the rest of the key is read.
      let isForm = FormatString.isNumber(specifier)
      append(isForm ? specifier : "%@", .specified(specifier, value._number))
    }

    /// Adds a value that a formatter formats.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: Formats the value at once. Without one, or if it fails, the value's
    ///     description is used.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter?.text(for: subject) ?? String(describing: subject)))
    }

    /// Adds a value that a formatter formats. `Date` and other types are not `ReferenceConvertible`
    /// on Linux.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: Formats the value at once. If it fails, the value's description is used.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      append("%@", .text(formatter.text(for: subject) ?? String(describing: subject)))
    }

    /// Adds a value that a formatter formats.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: Formats the value at once. Without one, or if it fails, the value's
    ///     description is used.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter?.text(for: subject) ?? subject.description))
    }

    /// Adds a value by its description.
    ///
    /// - Parameter value: The value, whose description is used.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .text(String(describing: value)))
    }

    /// Adds words for a colour, such as “dark blue”.
    ///
    /// - Parameter color: The colour.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      append("%@", .text(color.accessibilityName))
    }

    /// Adds runs of text with their styles.
    package mutating func append(runs: [TextRun]) {
      append("%@", .runs(runs))
    }

    /// Adds a text that depends on the locale.
    mutating func append(formatted text: AnyFormattedText) {
      append("%@", .formatted(text))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
