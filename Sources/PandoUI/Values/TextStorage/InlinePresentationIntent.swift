public import Foundation

/// The inline styles of Markdown.
///
/// Foundation has this type on Apple's platforms only.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each style.
  public let rawValue: UInt

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each style.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// A line through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes {
  /// The attributes of this package's attributed strings.
  public struct SwiftUIAttributes: AttributeScope {
    /// The inline styles of Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional space between characters, in points.
    public let kern: KerningAttribute
    /// The additional space after characters, in points; it takes the place of kerning.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The inline styles of Markdown.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// A set of styles.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The additional space after characters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// The additional space between characters, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kerning"
    }

    /// The distance above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = TextLineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = TextLineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughColor"
    }
  }

  /// The attributes of this package's attributed strings.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Gives access to an attribute of this package by its name.
  ///
  /// - Parameter keyPath: The attribute, as a property of the scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
