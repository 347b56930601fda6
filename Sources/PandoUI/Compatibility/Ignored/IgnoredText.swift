public import Foundation

extension View {
  /// No effect here: texts are written in the direction of their letters.
  ///
  /// - Parameter strategy: What decides the direction of a text.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }

  /// No effect here: browsers have no writing tools.
  ///
  /// - Parameter behavior: What the tools do with a text.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// No effect here: texts are broken by the browser.
  ///
  /// - Parameters:
  ///   - language: The language whose rules break the text.
  ///   - isEnabled: Whether the language counts.
  public func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true
  ) -> some View { self }

  /// No effect here: texts are broken by the browser.
  ///
  /// - Parameters:
  ///   - language: The language whose rules break the text.
  ///   - isEnabled: Whether the language counts.
  public func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View { self }

  /// No effect here: the cursor stands where the browser puts it.
  ///
  /// - Parameter affinity: The choice between two places for the cursor.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }

  /// No effect here: the browser offers the formats of text.
  ///
  /// - Parameters:
  ///   - visibility: Whether formatting is offered at the places.
  ///   - placement: The places that this is for.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility,
    for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// No effect here: a text has one form.
  ///
  /// - Parameter preference: The preference for a form of a text.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  /// No effect here: the browser finds words.
  ///
  /// - Parameter isDisabled: Whether words cannot be looked for.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// No effect here: the browser finds words.
  ///
  /// - Parameter isDisabled: Whether words cannot be replaced.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// No effect here: a view is drawn anew whenever it changes.
  ///
  /// - Parameter invalidatable: Whether the view looks outdated until new content is there.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// No effect here: the activities of a page are not recorded.
  ///
  /// - Parameter tag: The name under which the use of the view is recorded.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}

extension Text {
  /// The way in which the direction of a text is found. No effect here: texts are written in the direction of their
  /// letters.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let name: String
    /// The platform's default.
    public static let `default` = Self(name: "default")
    /// By the letters of the text.
    public static let contentBased = Self(name: "contentBased")
    /// By the layout around the text.
    public static let layoutBased = Self(name: "layoutBased")
  }
}

/// The language whose rules break a text. No effect here: texts are broken by the browser.
public struct TypesettingLanguage: Hashable, Sendable {
  let name: String
  /// The language of the reader.
  public static let automatic = Self(name: "automatic")
}

/// The choice between two places for the cursor. No effect here: the cursor stands where the
/// browser puts it.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

/// The placement of controls for formatting text. No effect here: the browser offers the formats of
/// text.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each place.
    public let rawValue: UInt

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: The bits that are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In a menu.
    public static let contextMenu = Set(rawValue: 1 << 0)
    /// Beside the keyboard.
    public static let inputAssistant = Set(rawValue: 1 << 1)
    /// Anywhere.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

/// The preference for a form of a text. No effect here: a text has one form.
public protocol TextVariantPreference {}

/// Always the same form. No effect here: a text has one form.
public struct FixedTextVariant: TextVariantPreference {
  /// Makes the preference.
  public init() {}
}

/// A shorter form where there is little room. No effect here: a text has one form.
public struct SizeDependentTextVariant: TextVariantPreference {
  /// Makes the preference.
  public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// Always the same form.
  public static var fixed: FixedTextVariant { .init() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A shorter form where there is little room.
  public static var sizeDependent: SizeDependentTextVariant { .init() }
}

/// The behaviour of writing tools. No effect here: browsers have no writing tools.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The tools rewrite the text in place.
  public static let complete = Self(name: "complete")
  /// The tools show their text beside it.
  public static let limited = Self(name: "limited")
  /// No tools.
  public static let disabled = Self(name: "disabled")
}
