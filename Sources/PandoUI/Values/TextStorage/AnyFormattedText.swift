import Foundation

/// A text that depends on the locale.
///
// Sendable because nothing in it changes, and formats and their inputs are values.
package class AnyFormattedText: @unchecked Sendable, Hashable {
  /// Whether the text has styles.
  var hasStyles: Bool { false }
  /// Whether the value is a number.
  var isNumber: Bool { false }
  func runs(in locale: Locale) -> [TextRun] { [] }
  func isSame(as other: AnyFormattedText) -> Bool { self === other }

  package static func == (lhs: AnyFormattedText, rhs: AnyFormattedText) -> Bool {
    lhs === rhs || lhs.isSame(as: rhs)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(Self.self)) }
}
