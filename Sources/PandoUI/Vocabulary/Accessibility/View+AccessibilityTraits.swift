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
