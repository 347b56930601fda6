public import Foundation
public import PandoUI

/// A styled text as a value that can be compared: the counterpart of `Text` for the state of a reducer.
///
/// Texts are equal if their strings and styles are, however they were written.
public struct TextState: Hashable, Sendable {
  /// The content of the text.
  // Sendable because a bundle is only used for look-ups, which are safe on any thread.
  enum Storage: @unchecked Sendable {
    case verbatim(String)
    indirect case key(
      LocalizedStringKey,
      tableName: String?,
      bundle: Bundle?,
      comment: StaticString?
    )
    indirect case resource(LocalizedStringResource)
    indirect case concatenated(TextState, TextState)
  }

  enum Modifier: Hashable, Sendable {
    case accessibilityHeading(AccessibilityHeadingLevel)
    case accessibilityLabel(TextState)
    case accessibilityTextContentType(AccessibilityTextContentType)
    case baselineOffset(CGFloat)
    case bold(Bool)
    case font(Font?)
    case fontDesign(Font.Design?)
    case fontWeight(Font.Weight?)
    case fontWidth(FontWidth?)
    case foregroundColor(Color?)
    case italic(Bool)
    case kerning(CGFloat)
    case monospacedDigit
    case speechAdjustedPitch(Double)
    case speechAlwaysIncludesPunctuation(Bool)
    case speechAnnouncementsQueued(Bool)
    case speechSpellsOutCharacters(Bool)
    case strikethrough(Bool, LineStylePattern, Color?)
    case tracking(CGFloat)
    case underline(Bool, LineStylePattern, Color?)
  }

  /// The width of letters.
  public enum FontWidth: String, Hashable, Sendable {
    case compressed, condensed, expanded, standard
  }

  /// The pattern of a line.
  public enum LineStylePattern: String, Hashable, Sendable {
    case dash, dashDot, dashDotDot, dot, solid
  }

  /// The kind of a text, for screen readers.
  public enum AccessibilityTextContentType: String, Hashable, Sendable {
    case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
  }

  /// The level of a heading.
  public enum AccessibilityHeadingLevel: String, Hashable, Sendable {
    case h1, h2, h3, h4, h5, h6, unspecified
  }

  let storage: Storage
  var modifiers: [Modifier] = []

  private init(storage: Storage) { self.storage = storage }

  /// Makes a text that is not localized.
  public init(verbatim content: String) {
    self.init(storage: .verbatim(content))
  }

  /// Makes a text that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(storage: .verbatim(String(content)))
  }

  /// Makes a text that is localized.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(storage: .key(key, tableName: tableName, bundle: bundle, comment: comment))
  }

  /// Makes a text that is localized.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(storage: .resource(resource))
  }

  /// Concatenates two texts.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(storage: .concatenated(lhs, rhs))
  }

  /// Whether both are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.modifiers == rhs.modifiers && lhs.storage == rhs.storage
  }

  /// Hashes the styles and the string.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(modifiers)
    hasher.combine(String(state: self))
  }
}

extension TextState.Storage {
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.concatenated(let l1, let l2), .concatenated(let r1, let r2)): l1 == r1 && l2 == r2
    // Concatenations are compared part by part, because each part has its own styles.
    case (.concatenated, _), (_, .concatenated): false
    default: lhs.string(locale: nil) == rhs.string(locale: nil)
    }
  }

  func string(locale: Locale?) -> String {
    switch self {
    case .verbatim(let content): return content
    case .key(let key, let tableName, let bundle, _):
      return String(
        localized: key,
        table: tableName,
        bundle: bundle,
        locale: locale ?? .current
      )
    case .resource(var resource):
      if let locale { resource.locale = locale }
      return String(localized: resource)
    case .concatenated(let first, let second):
      return String(state: first, locale: locale) + String(state: second, locale: locale)
    }
  }
}

extension String {
  /// The string of a text.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: The locale of the look-up; nil for the current one.
  public init(state: TextState, locale: Locale? = nil) {
    self = state.storage.string(locale: locale)
  }
}

// MARK: - Looks

extension TextState {
  func with(_ modifier: Modifier) -> Self {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// Raises the letters.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self {
    with(.baselineOffset(baselineOffset))
  }

  /// Makes the text bold.
  public func bold() -> Self { with(.bold(true)) }
  /// Makes the text bold, or not.
  public func bold(isActive: Bool) -> Self { with(.bold(isActive)) }
  /// Sets the font.
  public func font(_ font: Font?) -> Self { with(.font(font)) }
  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Self { with(.fontDesign(design)) }
  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Self { with(.fontWeight(weight)) }
  /// Sets the width of the font.
  public func fontWidth(_ width: FontWidth?) -> Self { with(.fontWidth(width)) }
  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Self { with(.foregroundColor(color)) }
  /// Makes the text italic.
  public func italic() -> Self { with(.italic(true)) }
  /// Makes the text italic, or not.
  public func italic(isActive: Bool) -> Self { with(.italic(isActive)) }
  /// Sets the space between letters.
  public func kerning(_ kerning: CGFloat) -> Self { with(.kerning(kerning)) }
  /// Makes digits equally wide.
  public func monospacedDigit() -> Self { with(.monospacedDigit) }
  /// Sets the space between letters.
  public func tracking(_ tracking: CGFloat) -> Self { with(.tracking(tracking)) }

  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self {
    with(.strikethrough(isActive, .solid, color))
  }

  /// Strikes the text through.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStylePattern,
    color: Color? = nil
  ) -> Self {
    with(.strikethrough(isActive, pattern, color))
  }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Self {
    with(.underline(isActive, .solid, color))
  }

  /// Underlines the text.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStylePattern,
    color: Color? = nil
  ) -> Self {
    with(.underline(isActive, pattern, color))
  }
}

// MARK: - Accessibility

extension TextState {
  /// Makes the text a heading.
  public func accessibilityHeading(_ headingLevel: AccessibilityHeadingLevel) -> Self {
    with(.accessibilityHeading(headingLevel))
  }

  /// Sets the text that screen readers read instead.
  public func accessibilityLabel(_ label: Self) -> Self { with(.accessibilityLabel(label)) }

  /// Sets the text that screen readers read instead.
  public func accessibilityLabel(_ string: String) -> Self {
    with(.accessibilityLabel(Self(verbatim: string)))
  }

  /// Sets the text that screen readers read instead.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ string: S) -> Self {
    with(.accessibilityLabel(Self(verbatim: String(string))))
  }

  /// Sets the text that screen readers read instead.
  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource) -> Self {
    with(.accessibilityLabel(Self(resource)))
  }

  /// Sets the text that screen readers read instead.
  @_disfavoredOverload
  public func accessibilityLabel(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) -> Self {
    let label = Self(key, tableName: tableName, bundle: bundle, comment: comment)
    return with(.accessibilityLabel(label))
  }

  /// The text that screen readers read instead, if it was set.
  public var accessibilityLabel: TextState? {
    for case .accessibilityLabel(let label) in modifiers.reversed() { return label }
    return nil
  }

  /// Sets the kind of the text, for screen readers.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self {
    with(.accessibilityTextContentType(type))
  }

  // Browsers leave these to their screen readers; the values are only kept, compared and printed.

  /// Sets the pitch of a screen reader's voice.
  public func speechAdjustedPitch(_ value: Double) -> Self { with(.speechAdjustedPitch(value)) }

  /// Sets whether a screen reader reads punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self {
    with(.speechAlwaysIncludesPunctuation(value))
  }

  /// Sets whether a screen reader queues announcements.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self {
    with(.speechAnnouncementsQueued(value))
  }

  /// Sets whether a screen reader spells the text out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self {
    with(.speechSpellsOutCharacters(value))
  }
}
