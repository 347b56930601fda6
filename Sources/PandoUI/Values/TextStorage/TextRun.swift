public import Foundation

/// A stretch of text in one style.
public struct TextRun: Hashable, Sendable {
  /// The words.
  public var text: String
  /// Whether letters are heavy.
  public var isBold: Bool
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// Whether it is code.
  public var isCode: Bool
  /// Whether a line goes through it.
  public var isStruck: Bool
  /// Whether a line goes under it.
  public var isUnderlined: Bool
  /// What it leads to; nil if it is no link.
  public var link: URL?
  /// What it is drawn with; nil for what is usual.
  public var paint: Paint?
  /// Its letters; nil for what is usual.
  public var font: Font?
  /// Points more between letters; nil for what is usual.
  public var kerning: CGFloat?
  /// Points above the line; nil for what is usual.
  public var baselineOffset: CGFloat?
  /// The name of a system image that stands in place of the words.
  public var systemImage: String?

  /// Makes a stretch of text without a style.
  public init(_ text: String) {
    self.text = text
    isBold = false
    isItalic = false
    isCode = false
    isStruck = false
    isUnderlined = false
  }

  /// Whether it looks like `other` but for its words.
  package func hasStyle(of other: TextRun) -> Bool {
    var copy = other
    copy.text = text
    return copy == self
  }

  /// Whether it has no style at all.
  package var isPlain: Bool { self == TextRun(text) }
}

extension [TextRun] {
  /// The words without their styles.
  package var plainText: String { map(\.text).joined() }

  /// The runs, with neighbours of one style made one and empty ones left out.
  package var joined: [TextRun] {
    var result: [TextRun] = []
    for run in self where !run.text.isEmpty || run.systemImage != nil {
      if run.systemImage == nil, let last = result.last, last.systemImage == nil,
        last.hasStyle(of: run)
      {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result
  }
}
