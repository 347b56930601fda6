public import Foundation

/// Writes lists as a language does: “a, b, and c”.
open class ListFormatter: Formatter {
  /// The language; nil for that of the process.
  open var locale: Locale!
  /// Writes the elements; nil for their descriptions.
  open var itemFormatter: Formatter?

  /// Joins texts in the language of the process.
  ///
  /// - Parameter strings: The texts.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Joins elements.
  ///
  /// - Parameter items: The elements.
  /// - Returns: nil if the formatter of the elements cannot write one.
  open func string(from items: [Any]) -> String? {
    var words: [String] = []
    for item in items {
      guard let word = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      words.append(word)
    }
    return words.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Joins the elements of an array; nil for anything else.
  ///
  /// - Parameter obj: The array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
