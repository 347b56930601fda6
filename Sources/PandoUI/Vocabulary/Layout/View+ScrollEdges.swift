extension View {
  /// Draws content of a scroll view also beyond the edges along which it does not scroll, such as shadows of cards in a row.
  ///
  /// Content is drawn up to 24 points beyond these edges, because a page makes the scroll view larger by this
  /// length. In the direction of scrolling, content ends at the edges.
  ///
  /// - Parameter disabled: Whether content is drawn outside of the view that scrolls.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    attribute(.isUnclipped, disabled ? .flag(true) : nil)
  }

  /// Sets whether the keyboard of a device is hidden when a finger scrolls this view.
  ///
  /// - Parameter mode: How the keyboard goes: `immediately` and `interactively` take it away as soon as the finger moves.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    attribute(
      .dismissesKeyboard,
      mode == .immediately || mode == .interactively ? .flag(true) : nil
    )
  }
}

/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  /// As the platform does.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
