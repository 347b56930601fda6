// The older spellings, from before each modifier had a name of its own.
extension View {
  /// Names the view; the older spelling of `accessibilityLabel(_:)`.
  ///
  /// - Parameter label: The label, which replaces the words that the view draws.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the words for the view's value; the older spelling of `accessibilityValue(_:)`.
  ///
  /// - Parameter value: The value in words, read after the label.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets what the view is for; the older spelling of `accessibilityHint(_:)`.
  ///
  /// - Parameter hint: The hint, read after the label.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technology; the older spelling of `accessibilityHidden(_:)`.
  ///
  /// - Parameter hidden: Whether assistive technology skips the view and what is in it.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for tests; the older spelling of `accessibilityIdentifier(_:)`.
  ///
  /// - Parameter identifier: The name by which tests find the view; screen readers do not read it.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds traits; the older spelling of `accessibilityAddTraits(_:)`.
  ///
  /// - Parameter traits: The traits to add; the browser gets those that have an ARIA role or state.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits; the older spelling of `accessibilityRemoveTraits(_:)`.
  ///
  /// - Parameter traits: The traits to remove.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the reading order; the older spelling of `accessibilitySortPriority(_:)`.
  ///
  /// - Parameter sortPriority: No effect here: renderers read in the order of the content.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
