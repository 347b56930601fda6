public import Foundation
import PandoUI

extension NSPredicate {
  /// Makes a predicate of the value itself, from a text: `SELF MATCHES %@`, `SELF CONTAINS[cd] 'tea'`.
  ///
  /// Of the language of predicates, comparisons of `SELF` with one text are known: `MATCHES` (a
  /// regular expression for all of it), `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` (with `*` and
  /// `?`), `==`, `!=`; `[c]` and `[d]` after them ignore case and accents. Key paths need
  /// Objective-C: write a closure with `NSPredicate(block:)`, a `#Predicate`, or a filter. An
  /// unknown predicate is reported, and is never true.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - arguments: The values of `%@`.
  public convenience init(format: String, _ arguments: Any...) {
    guard let comparison = TextComparison(format, arguments) else {
      reportMisuse(
        """
        The predicate "\(format)" is not known on Linux, where values have no key paths of Objective-C. Write \
        NSPredicate { value, _ in … }, or filter the values in Swift.
        """
      )
      self.init(value: false)
      return
    }
    self.init { value, _ in comparison.holds(for: value) }
  }
}

/// A comparison of a text with another one.
struct TextComparison: Sendable {
  enum Operator: String {
    case matches = "MATCHES", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
    case like = "LIKE", equals = "==", differs = "!="
  }

  private let kind: Operator
  private let options: String.CompareOptions
  private let operand: String

  /// Reads a comparison; nil if it is not supported.
  init?(_ format: String, _ arguments: [Any]) {
    let pattern =
      /\s*SELF\s*(MATCHES|CONTAINS|BEGINSWITH|ENDSWITH|LIKE|==?|!=)(?:\[([cd]+)\])?\s*(.+?)\s*/
      .ignoresCase()
    guard let parts = format.wholeMatch(of: pattern) else { return nil }
    let name = parts.1.uppercased()
    guard let kind = Operator(rawValue: name == "=" ? "==" : name) else { return nil }
    self.kind = kind
    var options: String.CompareOptions = []
    if parts.2?.lowercased().contains("c") == true { options.insert(.caseInsensitive) }
    if parts.2?.lowercased().contains("d") == true { options.insert(.diacriticInsensitive) }
    self.options = options
    let operand = parts.3
    if operand == "%@" {
      guard let text = arguments.first else { return nil }
      self.operand = "\(text)"
    } else if operand.count >= 2, let quote = operand.first, quote == "'" || quote == "\"",
      operand.last == quote
    {
      self.operand = String(operand.dropFirst().dropLast())
    } else {
      return nil
    }
  }

  func holds(for value: Any?) -> Bool {
    guard let value else { return false }
    let text = "\(value)"
    switch kind {
    case .matches: return matches(text, operand)
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: operand)
        .replacingOccurrences(of: "\\*", with: ".*")
        .replacingOccurrences(of: "\\?", with: ".")
      return matches(text, pattern)
    case .contains: return text.range(of: operand, options: options) != nil
    case .begins: return text.range(of: operand, options: options.union(.anchored)) != nil
    case .ends:
      return text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
    case .equals: return text.compare(operand, options: options) == .orderedSame
    case .differs: return text.compare(operand, options: options) != .orderedSame
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let isPlain = options.contains(.diacriticInsensitive)
    func plain(_ text: String) -> String {
      isPlain ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    let expression = try? NSRegularExpression(
      pattern: "^(?:\(plain(pattern)))$",
      options: options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    )
    let words = plain(text)
    let all = NSRange(words.startIndex..., in: words)
    return expression?.firstMatch(in: words, range: all)?.range == all
  }
}
