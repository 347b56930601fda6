/// When content begins at an anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// At first.
  public static let initialOffset = Self(name: "initialOffset")
  /// When its size changes.
  public static let sizeChanges = Self(name: "sizeChanges")
  /// When it is smaller than the view.
  public static let alignment = Self(name: "alignment")
}

extension View {
  /// Accepted; renderers begin at the top, or where the reader was.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View { self }

  /// Accepted; content comes to rest where it is let go.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Accepted; renderers draw the edges of content in their own way.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// Accepted; renderers draw the edges of content in their own way.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// Accepted; renderers scroll by whatever the reader has.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }
}

/// How content is drawn at the edge of a view that scrolls.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It ends at a line.
  public static let hard = Self(name: "hard")
  /// It fades.
  public static let soft = Self(name: "soft")
}

/// Whether something scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let enabled = Self(name: "enabled")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

/// What somebody scrolls by.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String
  /// A gesture of the hand.
  public static let handGestureShortcut = Self(name: "handGestureShortcut")
  /// Looking.
  public static let look = Self(name: "look")
  /// Two taps.
  public static let doubleTap = Self(name: "doubleTap")
}
