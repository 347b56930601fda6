extension View {
  /// Hides the view from assistive technology.
  ///
  /// - Parameter hidden: Whether assistive technology skips the view and what is in it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    attribute(.accessibilityHidden, hidden ? .flag(true) : nil)
  }

  /// Hides the view from assistive technology, if the modifier is enabled.
  ///
  /// - Parameters:
  ///   - hidden: Whether assistive technology skips the view and what is in it.
  ///   - isEnabled: Whether the modifier applies; false leaves the view readable.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    attribute(.accessibilityHidden, hidden && isEnabled ? .flag(true) : nil)
  }

  /// Adds traits that tell assistive technology what the view is.
  ///
  /// - Parameter traits: The traits to add; the browser gets those that have an ARIA role or state.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: traits, removed: []))
  }

  /// Removes traits of the view.
  ///
  /// - Parameter traits: The traits to remove.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(added: [], removed: traits))
  }

  /// Makes the view a heading of some level.
  ///
  /// - Parameter level: The level, from 1 to 6; `unspecified` leaves the level to the renderer.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    attributes {
      $0[.headingLevel] = level == .unspecified ? nil : .number(Double(level.rawValue))
    }
    .accessibilityAddTraits(.isHeader)
  }

  /// Makes the view one element for assistive technology.
  ///
  /// - Parameter children: Whether the content is left out or grouped. A group that combines its content is named by
  ///   the words in it.
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
