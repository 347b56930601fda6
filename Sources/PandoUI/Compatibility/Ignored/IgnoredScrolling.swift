// The renderer scrolls what it was given, without the program.
extension View {
  /// No effect here: renderers draw the edges of content in their own way.
  ///
  /// - Parameters:
  ///   - style: How content is drawn at the edges; nil is the usual way.
  ///   - edges: The edges that the style is for.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// No effect here: renderers draw the edges of content in their own way.
  ///
  /// - Parameters:
  ///   - hidden: Whether content is drawn plainly at the edges.
  ///   - edges: The edges that this is for.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// No effect here: renderers scroll with every input device.
  ///
  /// - Parameters:
  ///   - behavior: Whether the input scrolls.
  ///   - input: What the reader scrolls by.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }

  /// No effect here: the renderer decides what happens at the end.
  ///
  /// - Parameters:
  ///   - behavior: The behaviour of content that is pulled beyond its end.
  ///   - axes: The axes that this is for.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// No effect here: indicators do not flash.
  ///
  /// - Parameter onAppear: Whether indicators flash when the view appears.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// No effect here: indicators do not flash.
  ///
  /// - Parameter value: The value at whose changes indicators flash.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}

/// The style of content at the edge of a view that scrolls. No effect here: renderers draw the
/// edges of content in their own way.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The content ends at a line.
  public static let hard = Self(name: "hard")
  /// The content fades.
  public static let soft = Self(name: "soft")
}

/// The behaviour of an input that can scroll. No effect here: renderers scroll with every input
/// device.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The input scrolls.
  public static let enabled = Self(name: "enabled")
  /// The input does not scroll.
  public static let disabled = Self(name: "disabled")
}

/// The kind of input that scrolls. No effect here: renderers scroll with every input device.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String
  /// A gesture of the hand.
  public static let handGestureShortcut = Self(name: "handGestureShortcut")
  /// Looking.
  public static let look = Self(name: "look")
  /// Two taps.
  public static let doubleTap = Self(name: "doubleTap")
}

/// The behaviour of content that is pulled beyond its end. No effect here: the renderer decides
/// what happens at the end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The content bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The content bounces if it does not fit.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
