public import Foundation

/// A place where scrolled content is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is to be in sight, in points from its upper left corner.
  public var rect: CGRect
  /// The point of the part, which is brought to the same point of the visible part; nil is the upper left corner.
  public var anchor: UnitPoint?

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - rect: The part of the content that is to be in sight.
  ///   - anchor: The point of it, which is brought to the same point of the visible part.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// The offset of the content at which the target is in sight.
  func offset(in size: CGSize) -> CGPoint {
    guard let anchor else { return rect.origin }
    return CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height)
    )
  }
}

/// The context in which scrolled content comes to rest.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The place of the content before it moved.
  public let originalTarget: ScrollTarget
  /// How far the content moved, in points: browsers do not say how fast it was when it was let go.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the visible part, in points.
  public let containerSize: CGSize
  /// The directions in which there is more content than in sight.
  public let axes: Axis.Set
}

/// Scrolls on to the behaviour's target once the content has come to rest.
struct ScrollTargetModifier<Behavior: ScrollTargetBehavior>: ViewModifier {
  let behavior: Behavior
  @State private var watcher = ScrollWatcher()
  @State private var travel = Travel()

  /// The place where the content was, and where it was sent. No evaluation reads it.
  @MainActor
  final class Travel {
    var start: ElementMeasure?
    var destination: CGPoint?

    nonisolated init() {}
  }

  init(behavior: Behavior) {
    self.behavior = behavior
  }

  func body(content: Content) -> some View {
    let watcher = watcher
    // Behaviours with a name are the browser's own, which need no reports of where the content is.
    let isAsked = behavior._name == nil
    content
      .transformEnvironment(\.scrollWatchers) { if isAsked { $0.append(watcher) } }
      .modifier(ScrollTargetReader(watcher: watcher, travel: travel, behavior: behavior))
  }
}

/// Reads the measure apart from the scroll view, which is not evaluated when it changes.
private struct ScrollTargetReader<Behavior: ScrollTargetBehavior>: ViewModifier {
  let watcher: ScrollWatcher
  let travel: ScrollTargetModifier<Behavior>.Travel
  let behavior: Behavior

  func body(content: Content) -> some View {
    let measure = watcher.current
    content.onChange(of: measure?.scroll?.isMoving, initial: true) { _, isMoving in
      guard let measure else { return }
      if isMoving == true {
        // A page reports a movement when it has begun.
        if travel.start == nil { travel.start = measure }
      } else {
        rest(measure)
      }
    }
  }

  private func rest(_ measure: ElementMeasure) {
    let geometry = ScrollGeometry(measure)
    defer { travel.start = measure }
    guard let start = travel.start.map({ ScrollGeometry($0) }) else { return }
    // The scroll view has arrived at its target.
    if let sent = travel.destination, Self.isNear(sent, geometry.contentOffset) {
      travel.destination = nil
      return
    }
    var axes: Axis.Set = []
    if geometry.contentSize.width > geometry.containerSize.width + 1 { axes.insert(.horizontal) }
    if geometry.contentSize.height > geometry.containerSize.height + 1 { axes.insert(.vertical) }
    var target = ScrollTarget(rect: geometry.visibleRect)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: start.visibleRect),
        velocity: CGVector(
          dx: geometry.contentOffset.x - start.contentOffset.x,
          dy: geometry.contentOffset.y - start.contentOffset.y
        ),
        contentSize: geometry.contentSize,
        containerSize: geometry.containerSize,
        axes: axes
      )
    )
    let place = target.offset(in: geometry.containerSize)
    guard place.x.isFinite, place.y.isFinite, !Self.isNear(place, geometry.contentOffset) else {
      return
    }
    travel.destination = place
    withAnimation {
      _ = watcher.scroll(
        .point(
          x: axes.contains(.horizontal) ? Double(max(place.x, 0)) : nil,
          y: axes.contains(.vertical) ? Double(max(place.y, 0)) : nil
        )
      )
    }
  }

  private static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 2 && abs(one.y - other.y) < 2
  }
}
