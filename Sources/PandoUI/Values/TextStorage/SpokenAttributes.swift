public import Foundation

extension AttributeScopes {
  /// Attributes for how parts of a text are spoken. They have no effect: the screen readers of
  /// browsers decide for themselves how they speak.
  public struct AccessibilityAttributes: AttributeScope {
    /// Makes screen readers spell the text.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutAttribute
    /// Has punctuation read.
    public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
    /// Makes an announcement wait for others.
    public let accessibilitySpeechAnnouncementsQueued: QueuedAttribute
    /// The urgency of an announcement.
    public let accessibilitySpeechAnnouncementPriority: PriorityAttribute
    /// The pitch of the voice.
    public let accessibilitySpeechAdjustedPitch: PitchAttribute
    /// The sounds of the text.
    public let accessibilitySpeechPhoneticNotation: PhoneticAttribute
    /// The level of a heading.
    public let accessibilityHeadingLevel: HeadingAttribute

    /// Makes screen readers spell the text.
    public enum SpellsOutAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Bool
      /// The attribute's name.
      public static let name = "AXSpeechSpellsOutCharacters"
    }

    /// Has punctuation read.
    public enum PunctuationAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Bool
      /// The attribute's name.
      public static let name = "AXSpeechPunctuation"
    }

    /// Makes an announcement wait for others.
    public enum QueuedAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Bool
      /// The attribute's name.
      public static let name = "AXSpeechQueued"
    }

    /// The urgency of an announcement.
    public enum PriorityAttribute: AttributedStringKey {
      /// The urgency of an announcement.
      public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
        /// The announcement is left out if something else is spoken.
        case low
        /// The announcement waits for the present one to end.
        case `default`
        /// The announcement interrupts the present one.
        case high
      }

      /// The urgency.
      public typealias Value = AnnouncementPriority
      /// The attribute's name.
      public static let name = "AXSpeechAnnouncementPriority"
    }

    /// The pitch of the voice.
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

  /// The attributes for how parts of a text are spoken.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Gives access to the spoken attributes by their names.
  ///
  /// - Parameter keyPath: The attribute, as a property of the scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
