// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

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
  public var velocity: CGVector { .zero }
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
  message: "Views are told one by one. Use onScrollVisibilityChange(threshold:_:) on each."
)
extension View {
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> Self { self }
}
