public import Foundation

extension AttributeScopes {
  /// What is said of parts of a text. Nothing is done with it: screen readers of browsers decide for
  /// themselves how they speak.
  public struct AccessibilityAttributes: AttributeScope {
    /// Whether the text is read letter by letter.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutAttribute
    /// Whether punctuation is read.
    public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
    /// Whether an announcement waits for others.
    public let accessibilitySpeechAnnouncementsQueued: QueuedAttribute
    /// How urgent an announcement is.
    public let accessibilitySpeechAnnouncementPriority: PriorityAttribute
    /// How much higher the voice is.
    public let accessibilitySpeechAdjustedPitch: PitchAttribute
    /// The sounds of the text.
    public let accessibilitySpeechPhoneticNotation: PhoneticAttribute
    /// The level of a heading.
    public let accessibilityHeadingLevel: HeadingAttribute

    /// Whether the text is read letter by letter.
    public enum SpellsOutAttribute: AttributedStringKey {
      /// Whether it is.
      public typealias Value = Bool
      /// The attribute's name.
      public static let name = "AXSpeechSpellsOutCharacters"
    }

    /// Whether punctuation is read.
    public enum PunctuationAttribute: AttributedStringKey {
      /// Whether it is.
      public typealias Value = Bool
      /// The attribute's name.
      public static let name = "AXSpeechPunctuation"
    }

    /// Whether an announcement waits for others.
    public enum QueuedAttribute: AttributedStringKey {
      /// Whether it does.
      public typealias Value = Bool
      /// The attribute's name.
      public static let name = "AXSpeechQueued"
    }

    /// How urgent an announcement is.
    public enum PriorityAttribute: AttributedStringKey {
      /// How urgent an announcement is.
      public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
        /// It is left out where something else is said.
        case low
        /// The announcement waits for the present one to end.
        case `default`
        /// The announcement interrupts the present one.
        case high
      }

      /// How urgent it is.
      public typealias Value = AnnouncementPriority
      /// The attribute's name.
      public static let name = "AXSpeechAnnouncementPriority"
    }

    /// How much higher the voice is.
    public enum PitchAttribute: AttributedStringKey {
      /// A change between -1 and 1.
      public typealias Value = Double
      /// The attribute's name.
      public static let name = "AXSpeechPitch"
    }

    /// The sounds of the text.
    public enum PhoneticAttribute: AttributedStringKey {
      /// The sounds, in the alphabet of the IPA.
      public typealias Value = String
      /// The attribute's name.
      public static let name = "AXSpeechPhonetic"
    }

    /// The level of a heading.
    public enum HeadingAttribute: AttributedStringKey {
      /// The level.
      public typealias Value = Int
      /// The attribute's name.
      public static let name = "AXHeadingLevel"
    }
  }

  /// What is said of parts of a text.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Gives access to what is said of parts of a text by its name.
  ///
  /// - Parameter keyPath: The attribute, as a property of the scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
