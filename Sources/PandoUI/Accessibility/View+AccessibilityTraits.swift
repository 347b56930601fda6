extension View {
  /// Hides the view from those who do not see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    attribute(.accessibilityHidden, hidden ? .flag(true) : nil)
  }

  /// Hides the view from those who do not see it, or not.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    attribute(.accessibilityHidden, hidden && isEnabled ? .flag(true) : nil)
  }

  /// Says what the view is besides what it says itself.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: traits, removed: []))
  }

  /// Says what the view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: [], removed: traits))
  }

  /// Says how deep a heading the view is.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    attributes {
      $0[.headingLevel] = level == .unspecified ? nil : .number(Double(level.rawValue))
    }
    .accessibilityAddTraits(.isHeader)
  }

  /// Reads the view as one, or what is in it one by one.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    attribute(.accessibilityChildren, .text(children.name))
  }

  /// Says when the view is read among those around it. Renderers read in the order of the content.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Shows the view larger while it is held. Renderers enlarge everything instead.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view larger while this one is held. Renderers enlarge everything instead.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Keeps colours when those of the screen are inverted. Renderers do not invert them.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Says that the view can be pressed. Renderers see it by what it answers.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Reads punctuation aloud. Screen readers decide for themselves.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Reads letter by letter. Screen readers decide for themselves.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Reads higher or lower. Screen readers decide for themselves.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Reads without interrupting. Screen readers decide for themselves.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Says what kind of text it is. Screen readers decide for themselves.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
}

/// A kind of text, for those who hear it.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  /// Words.
  public static let plain = Self(name: "plain")
  /// Lines of a terminal.
  public static let console = Self(name: "console")
  /// The name of a file.
  public static let fileSystem = Self(name: "fileSystem")
  /// A message.
  public static let messaging = Self(name: "messaging")
  /// A story.
  public static let narrative = Self(name: "narrative")
  /// A program.
  public static let sourceCode = Self(name: "sourceCode")
  /// A table.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// Something one edits.
  public static let wordProcessing = Self(name: "wordProcessing")
}

struct TraitsModifier: DecorationModifier {
  typealias Body = Never

  let added: AccessibilityTraits
  let removed: AccessibilityTraits

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.addedTraits = added
    decoration.removedTraits = removed
  }
}
