public import Foundation

/// Styles within a line, as Markdown has them.
///
/// Foundation has this type on Apple's platforms only.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each style.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Slanted.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Heavy.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// A line through the words.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes {
  /// What text of this package can say about itself.
  public struct SwiftUIAttributes: AttributeScope {
    /// Styles as Markdown has them.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The letters.
    public let font: FontAttribute
    /// What the words are drawn in.
    public let foregroundColor: ForegroundColorAttribute
    /// Points more between letters.
    public let kern: KerningAttribute
    /// Points above the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation's text says.
    public let foundation: FoundationAttributes

    /// Styles as Markdown has them.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// A set of styles.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The letters.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// What the words are drawn in.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// Points more between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kerning"
    }

    /// Points above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// What text of this package can say about itself.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of this package by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
