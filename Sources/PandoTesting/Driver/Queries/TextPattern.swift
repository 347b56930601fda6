/// A pattern for a name or a text: a string, or a regular expression.
///
/// A string has to match the whole text: `"Save"` is not `"Save as"`. Runs of white space are equal,
/// letters are compared exactly. A regular expression may match anywhere:
///
/// ```swift
/// app.button("Save")
/// app.button(/^Save/.ignoresCase())
/// ```
public protocol TextPattern {
  /// Whether `text` matches.
  func matches(_ text: String) -> Bool
  /// The pattern as messages write it.
  var patternDescription: String { get }
}

extension String: TextPattern {
  /// Whether both are equal, apart from white space.
  public func matches(_ text: String) -> Bool { normalized(self) == normalized(text) }

  /// The string in quotation marks.
  public var patternDescription: String { quoted(self) }
}

extension Substring: TextPattern {
  /// Whether both are equal, apart from white space.
  public func matches(_ text: String) -> Bool { String(self).matches(text) }

  /// The string in quotation marks.
  public var patternDescription: String { quoted(String(self)) }
}

extension Regex: TextPattern {
  /// Whether the expression matches anywhere in `text`.
  public func matches(_ text: String) -> Bool { (try? firstMatch(in: text)) != nil }

  /// The expression between slashes, if it was written as a literal.
  public var patternDescription: String { "/\(_literalPattern ?? "…")/" }
}
