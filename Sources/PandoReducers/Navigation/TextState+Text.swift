public import CustomDump
public import PandoUI

extension Text {
  /// Makes a view from a text value.
  public init(_ state: TextState) {
    var text =
      switch state.storage {
      case .verbatim(let content): Text(verbatim: content)
      case .key(let key, let tableName, let bundle, let comment):
        Text(key, tableName: tableName, bundle: bundle, comment: comment)
      case .resource(let resource): Text(resource)
      case .concatenated(let first, let second): Text(first) + Text(second)
      }
    for modifier in state.modifiers { text = text.with(modifier) }
    self = text
  }

  private func with(_ modifier: TextState.Modifier) -> Text {
    switch modifier {
    case .accessibilityHeading(let level): accessibilityHeading(.init(level))
    case .accessibilityLabel(let label): accessibilityLabel(Text(label))
    case .baselineOffset(let offset): baselineOffset(offset)
    case .bold(let isActive): bold(isActive)
    case .font(let font): self.font(font)
    case .fontDesign(let design): fontDesign(design)
    case .fontWeight(let weight): fontWeight(weight)
    case .fontWidth(let width): fontWidth(width.map(Font.Width.init))
    case .foregroundColor(let color): foregroundColor(color)
    case .italic(let isActive): italic(isActive)
    case .kerning(let kerning): self.kerning(kerning)
    case .monospacedDigit: monospacedDigit()
    case .strikethrough(let isActive, let pattern, let color):
      strikethrough(isActive, pattern: .init(pattern), color: color)
    case .tracking(let tracking): self.tracking(tracking)
    case .underline(let isActive, let pattern, let color):
      underline(isActive, pattern: .init(pattern), color: color)
    case .accessibilityTextContentType, .speechAdjustedPitch, .speechAlwaysIncludesPunctuation,
      .speechAnnouncementsQueued, .speechSpellsOutCharacters:
      self
    }
  }
}

extension PandoUI.AccessibilityHeadingLevel {
  fileprivate init(_ level: TextState.AccessibilityHeadingLevel) {
    self =
      switch level {
      case .h1: .h1
      case .h2: .h2
      case .h3: .h3
      case .h4: .h4
      case .h5: .h5
      case .h6: .h6
      case .unspecified: .unspecified
      }
  }
}

extension Font.Width {
  fileprivate init(_ width: TextState.FontWidth) {
    self =
      switch width {
      case .compressed: .compressed
      case .condensed: .condensed
      case .expanded: .expanded
      case .standard: .standard
      }
  }
}

extension Text.LineStyle.Pattern {
  fileprivate init(_ pattern: TextState.LineStylePattern) {
    self =
      switch pattern {
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      case .dot: .dot
      case .solid: .solid
      }
  }
}

// MARK: - Dumps

/// The text with its styles as markup, for reports of tests: `**Delete** this note?`
extension TextState: CustomDumpRepresentable {
  /// The text with markup.
  public var customDumpValue: Any { marked }

  private var marked: String {
    var text =
      switch storage {
      case .concatenated(let first, let second): first.marked + second.marked
      default: String(state: self)
      }
    for modifier in modifiers { text = modifier.mark(text) }
    return text
  }
}

extension TextState.Modifier {
  fileprivate func mark(_ text: String) -> String {
    func tag(_ name: String, _ value: Any? = nil) -> String {
      "<\(name)\(value.map { "=\($0)" } ?? "")>\(text)</\(name)>"
    }
    func line(_ name: String, _ color: Color) -> String {
      "<\(name) color=\(color)>\(text)</\(name)>"
    }
    return switch self {
    case .accessibilityHeading(let level): tag("accessibility-heading-level", level.rawValue)
    case .accessibilityLabel(let label): tag("accessibility-label", label.customDumpValue)
    case .accessibilityTextContentType(let type):
      tag("accessibility-text-content-type", type.rawValue)
    case .baselineOffset(let offset): tag("baseline-offset", offset)
    case .bold(true), .fontWeight(.some(.bold)): "**\(text)**"
    case .fontDesign(let design?): tag("font-design", design.rawValue)
    case .fontWeight(let weight?): tag("font-weight", Self.name(of: weight))
    case .fontWidth(let width?): tag("font-width", width.rawValue)
    case .foregroundColor(let color?): tag("foreground-color", color)
    case .italic(true): "_\(text)_"
    case .kerning(let kerning): tag("kerning", kerning)
    case .speechAdjustedPitch(let pitch): tag("speech-adjusted-pitch", pitch)
    case .speechAlwaysIncludesPunctuation(true): tag("speech-always-includes-punctuation")
    case .speechAnnouncementsQueued(true): tag("speech-announcements-queued")
    case .speechSpellsOutCharacters(true): tag("speech-spells-out-characters")
    case .strikethrough(true, _, let color?): line("s", color)
    case .strikethrough(true, _, nil): "~~\(text)~~"
    case .tracking(let tracking): tag("tracking", tracking)
    case .underline(true, _, let color?): line("u", color)
    case .underline(true, _, nil): tag("u")
    default: text
    }
  }

  private static func name(of weight: Font.Weight) -> String {
    switch weight {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    default: "\(weight)"
    }
  }
}
