// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The geometry of a scroll view.
@available(
  *,
  unavailable,
  message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
)
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint { .zero }
  public var contentSize: CGSize { .zero }
  public var contentInsets: EdgeInsets { EdgeInsets() }
  public var containerSize: CGSize { .zero }
  public var visibleRect: CGRect { .zero }
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
  public var isScrolling: Bool { false }
}

/// The context of a change of the scroll phase.
@available(
  *,
  unavailable,
  message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
)
public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry { .init() }
  public var velocity: CGVector? { nil }
}

/// How fast something moves.
@available(*, unavailable, message: "There is no such type on Linux. Use CGSize.")
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
}

/// A scroll position.
@available(
  *,
  unavailable,
  message: "Scrolling is the renderer's, and not asked for. Give what is to be in sight the focus."
)
public struct ScrollPosition: Equatable, Sendable {
  public init(idType: any Hashable.Type = Int.self) {}
  public init(edge: Edge) {}
  public init(x: CGFloat, y: CGFloat) {}
  public var isPositionedByUser: Bool { false }
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(point: CGPoint) {}
  public mutating func scrollTo(x: CGFloat) {}
  public mutating func scrollTo(y: CGFloat) {}
  public func viewID<T: Hashable>(type: T.Type) -> T? { nil }
}

/// The place where content would come to rest.
@available(
  *,
  unavailable,
  message:
    "Content comes to rest where it is let go. Use the behaviour paging or viewAligned, which are accepted."
)
public struct ScrollTarget {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// The context of a scroll target.
@available(
  *,
  unavailable,
  message:
    "Content comes to rest where it is let go. Use the behaviour paging or viewAligned, which are accepted."
)
public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget { fatalError("unavailable") }
  public var contentSize: CGSize { .zero }
  public var containerSize: CGSize { .zero }
  public var axes: Axis.Set { [] }
}

/// How something changes while it is scrolled into sight.
@available(
  *,
  unavailable,
  message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
)
public struct ScrollTransitionConfiguration {
  public static var interactive: ScrollTransitionConfiguration { .init() }
  public static var animated: ScrollTransitionConfiguration { .init() }
  public static var identity: ScrollTransitionConfiguration { .init() }
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .init() }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  public struct Threshold: Sendable {
    public static var visible: Threshold { .init() }
    public static var hidden: Threshold { .init() }
    public static var centered: Threshold { .init() }
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
  public var isIdentity: Bool { true }
  public var value: Double { 0 }
}

@available(
  *,
  unavailable,
  message:
    "Content comes to rest where it is let go. Use the behaviour paging or viewAligned, which are accepted."
)
extension ScrollTargetBehavior {
  public typealias TargetContext = ScrollTargetBehaviorContext
}

@available(
  *,
  unavailable,
  message: "Where content is scrolled to is known to the renderer only; use onAppear instead."
)
extension View {
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> Self { self }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> Self { self }
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> Self { self }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> Self { self }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> Self { self }
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping (EmptyView, ScrollTransitionPhase) -> some View
  ) -> Self { self }
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyView, ScrollTransitionPhase) -> some View
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Scrolling is the renderer's, and not asked for. Give what is to be in sight the focus."
)
extension View {
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> Self { self }
}
