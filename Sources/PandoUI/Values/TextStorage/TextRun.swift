public import Foundation

/// A run of text in one style.
public struct TextRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Whether the run is bold.
  public var isBold: Bool
  /// Whether the run is italic.
  public var isItalic: Bool
  /// Whether the run is code.
  public var isCode: Bool
  /// Whether a line goes through the run.
  public var isStruck: Bool
  /// Whether a line goes under the run.
  public var isUnderlined: Bool
  /// The pattern and the colour of the lines; nil for solid ones in the colour of the text.
  public var line: TextLineStyle?
  /// The address of the link; nil if the run is no link.
  public var link: URL?
  /// The paint; nil for that of the text around.
  public var paint: Paint?
  /// The colour behind the run; nil for none.
  public var background: Color?
  /// The font; nil for that of the text around.
  public var font: Font?
  /// The additional space between characters, in points; nil for that of the text around.
  public var kerning: CGFloat?
  /// The distance above the baseline, in points; nil for that of the text around.
  public var baselineOffset: CGFloat?
  /// The name of a system image that replaces the text.
  public var systemImage: String?

  /// Makes a run without styles.
  ///
  /// - Parameter text: The text.
  public init(_ text: String) {
    self.text = text
    isBold = false
    isItalic = false
    isCode = false
    isStruck = false
    isUnderlined = false
  }

  /// Whether both runs are equal apart from their texts.
  package func hasStyle(of other: TextRun) -> Bool {
    var copy = other
    copy.text = text
    return copy == self
  }

  /// Whether the run has no styles.
  package var isPlain: Bool { self == TextRun(text) }
}

extension [TextRun] {
  /// The text without its styles.
  package var plainText: String { map(\.text).joined() }

  /// The runs, with neighbours of one style joined and empty runs removed.
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
