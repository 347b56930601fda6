public import Foundation

/// Where content is scrolled to.
@available(
  *,
  unavailable,
  message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
)
public struct ScrollGeometry: Equatable, Sendable {
  /// How far.
  public var contentOffset: CGPoint { .zero }
  /// How large the content is.
  public var contentSize: CGSize { .zero }
  /// The room around the content.
  public var contentInsets: EdgeInsets { EdgeInsets() }
  /// How large the view is.
  public var containerSize: CGSize { .zero }
  /// What is in sight.
  public var visibleRect: CGRect { .zero }
  /// The rectangle of the view.
  public var bounds: CGRect { .zero }
}

/// Whether content is being scrolled.
@available(
  *,
  unavailable,
  message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
)
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether content moves.
  public var isScrolling: Bool { false }
}

/// What is known when content begins or ends to be scrolled.
@available(
  *,
  unavailable,
  message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
)
public struct ScrollPhaseChangeContext {
  /// Where content is scrolled to.
  public var geometry: ScrollGeometry { .init() }
  /// How fast it moves.
  public var velocity: CGVector? { nil }
}

/// How fast something moves.
@available(*, unavailable, message: "There is no such type on Linux. Use CGSize.")
public struct CGVector: Hashable, Sendable {
  /// To the trailing side.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat
}

/// Where content is to be scrolled to.
@available(
  *,
  unavailable,
  message: "Scrolling is the renderer's, and not asked for. Give what is to be in sight the focus."
)
public struct ScrollPosition: Equatable, Sendable {
  /// Not available.
  public init(idType: any Hashable.Type = Int.self) {}

  /// Not available.
  public init(edge: Edge) {}

  /// Not available.
  public init(x: CGFloat, y: CGFloat) {}
  /// Whether somebody has scrolled.
  public var isPositionedByUser: Bool { false }

  /// Not available.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}

  /// Not available.
  public mutating func scrollTo(edge: Edge) {}

  /// Not available.
  public mutating func scrollTo(point: CGPoint) {}

  /// Not available.
  public mutating func scrollTo(x: CGFloat) {}

  /// Not available.
  public mutating func scrollTo(y: CGFloat) {}

  /// Not available.
  public func viewID<T: Hashable>(type: T.Type) -> T? { nil }
}

/// Where content would come to rest.
@available(
  *,
  unavailable,
  message:
    "Content comes to rest where it is let go. Use the behaviour paging or viewAligned, which are accepted."
)
public struct ScrollTarget {
  /// What would be in sight.
  public var rect: CGRect
  /// The point that would come to rest.
  public var anchor: UnitPoint?
}

/// What is known when content is let go.
@available(
  *,
  unavailable,
  message:
    "Content comes to rest where it is let go. Use the behaviour paging or viewAligned, which are accepted."
)
public struct ScrollTargetBehaviorContext {
  /// Where content would have come to rest.
  public var originalTarget: ScrollTarget { fatalError("unavailable") }
  /// How large the content is.
  public var contentSize: CGSize { .zero }
  /// How large the view is.
  public var containerSize: CGSize { .zero }
  /// In which directions it can be scrolled.
  public var axes: Axis.Set { [] }
}

extension ScrollTargetBehavior {
  /// What is known when content is let go.
  @available(
    *,
    unavailable,
    message:
      "Content comes to rest where it is let go. Use the behaviour paging or viewAligned, which are accepted."
  )
  public typealias TargetContext = ScrollTargetBehaviorContext
}

/// How something changes while it is scrolled into sight.
@available(
  *,
  unavailable,
  message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
)
public struct ScrollTransitionConfiguration {
  /// With the content.
  public static var interactive: ScrollTransitionConfiguration { .init() }
  /// By an animation.
  public static var animated: ScrollTransitionConfiguration { .init() }
  /// Not at all.
  public static var identity: ScrollTransitionConfiguration { .init() }

  /// Not available.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .init() }

  /// Not available.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// How much has to be in sight.
  public struct Threshold: Sendable {
    /// Any of it.
    public static var visible: Threshold { .init() }
    /// All of it.
    public static var hidden: Threshold { .init() }
    /// The middle.
    public static var centered: Threshold { .init() }

    /// Not available.
    public static func visible(_ amount: Double) -> Threshold { .init() }
  }
}

/// How far something is scrolled into sight.
@available(
  *,
  unavailable,
  message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
)
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { true }
  /// -1, 0 or 1.
  public var value: Double { 0 }
}

/// What can be done to a view that is drawn.
@available(
  *,
  unavailable,
  message: "It would need what the renderer measured; use opacity, offset and scaleEffect instead."
)
public protocol VisualEffect {}

/// Nothing is done to a view that is drawn.
@available(
  *,
  unavailable,
  message: "It would need what the renderer measured; use opacity, offset and scaleEffect instead."
)
public struct EmptyVisualEffect: VisualEffect {
  /// Not available.
  public init() {}
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
  )
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
  )
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
  )
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
  )
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
  )
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
  )
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping (EmptyView, ScrollTransitionPhase) -> some View
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
  )
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyView, ScrollTransitionPhase) -> some View
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Scrolling is the renderer's, and not asked for. Give what is to be in sight the focus."
  )
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "It would need what the renderer measured; use opacity, offset and scaleEffect instead."
  )
  public func visualEffect(
    _ effect: @escaping (EmptyView, GeometryProxy) -> some View
  ) -> Self { self }
}
