public import Foundation

extension LocalizedStringKey {
  /// Gathers words and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Makes room for words and values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds text as it is.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(string))
    }

    /// Adds text that has styles.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .runs(TextRun.runs(attributedString)))
    }

    /// Adds a number as the reader's region writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      switch value._number {
      case .integer(let number): append(value._specifier, .integer(number))
      case .unsigned(let number): append(value._specifier, .unsigned(number))
      case .floating(let number): append(value._specifier, .floating(number))
      }
    }

    /// Adds a number in a form such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T,
      specifier: String
    ) {
      // A form that is none would make the rest of the key another format.
      let isForm = FormatString.isNumber(specifier)
      append(isForm ? specifier : "%@", .specified(specifier, value._number))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput,
      format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(format.format(input)))
    }

    /// Adds a value in a format that has styles.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput,
      format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .runs(TextRun.runs(format.format(input))))
    }

    /// Adds a value that a formatter writes.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds a value that a formatter writes. `Date` and other types are no
    /// `ReferenceConvertible` on Linux.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      append("%@", .text(formatter.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds a value that a formatter writes.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter?.string(for: subject) ?? subject.description))
    }

    /// Adds a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .text(String(describing: value)))
    }

    /// Adds stretches of text, as views that are put among words do.
    package mutating func append(runs: [TextRun]) {
      append("%@", .runs(runs))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
