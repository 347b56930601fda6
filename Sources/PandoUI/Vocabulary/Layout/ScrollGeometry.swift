public import Foundation

/// The place and the size of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled to the left and up, in points. It begins at minus the insets.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room around the content through which it scrolls, in points: that of `safeAreaPadding(_:_:)`
  /// and `contentMargins(_:_:for:)`.
  public var contentInsets: EdgeInsets
  /// The size of the visible part, in points.
  public var containerSize: CGSize

  /// Makes a geometry.
  ///
  /// - Parameters:
  ///   - contentOffset: How far the content is scrolled to the left and up, in points.
  ///   - contentSize: The size of the content, in points.
  ///   - contentInsets: The room around the content.
  ///   - containerSize: The size of the visible part, in points.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in sight, in points from its upper left corner.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same as ``visibleRect``.
  public var bounds: CGRect { visibleRect }
}

extension ScrollGeometry {
  /// The measure of a renderer, for which the room around the content is a part of the content.
  init(_ measure: ElementMeasure, insets: EdgeInsets = EdgeInsets()) {
    let (offset, size) = (measure.scroll?.offset ?? .zero, measure.scroll?.contentSize)
    self.init(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: size.map {
        CGSize(
          width: max($0.width - insets.leading - insets.trailing, 0),
          height: max($0.height - insets.top - insets.bottom, 0)
        )
      } ?? measure.size,
      contentInsets: insets,
      containerSize: measure.size
    )
  }
}

/// The phase of a scroll view. A page reports whether the content moves.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view rests.
  case idle
  /// Never reported by a page.
  case tracking
  /// The user scrolls.
  case interacting
  /// Not told by a page.
  case decelerating
  /// The application scrolls, in `withAnimation`. Without an animation the scroll view stays idle.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// The context of a change of the scroll phase.
public struct ScrollPhaseChangeContext: Sendable {
  /// The place of the content.
  public let geometry: ScrollGeometry
  /// Always nil: pages do not report it.
  public var velocity: CGVector? { nil }
}

private enum ScrollWatchersKey: EnvironmentKey {
  static var defaultValue: [ScrollWatcher] { [] }
}

extension EnvironmentValues {
  /// The observers of the scroll view inside, which are called when it is scrolled.
  var scrollWatchers: [ScrollWatcher] {
    get { self[ScrollWatchersKey.self] }
    set { self[ScrollWatchersKey.self] = newValue }
  }
}

/// Runs an action when a value changes that is made from the measure of the scroll view inside.
struct ScrollChangeModifier<T: Equatable>: ViewModifier {
  /// Gets the measure, and the watcher that knows the insets and why the scroll view moves.
  let transform: (ElementMeasure, ScrollWatcher) -> T
  /// Gets the old value, nil at first, the new one, and where the content is.
  let action: (T?, T, ScrollGeometry) -> Void
  @State private var watcher = ScrollWatcher()

  init(
    transform: @escaping (ElementMeasure, ScrollWatcher) -> T,
    action: @escaping (T?, T, ScrollGeometry) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  func body(content: Content) -> some View {
    let watcher = watcher
    content
      .transformEnvironment(\.scrollWatchers) { $0.append(watcher) }
      .modifier(ScrollChangeReader(watcher: watcher, transform: transform, action: action))
  }
}

/// Reads the measure apart from the scroll view, which is not evaluated when it changes.
private struct ScrollChangeReader<T: Equatable>: ViewModifier {
  let watcher: ScrollWatcher
  let transform: (ElementMeasure, ScrollWatcher) -> T
  let action: (T?, T, ScrollGeometry) -> Void

  func body(content: Content) -> some View {
    let measure = watcher.current
    content.onChange(of: measure.map { transform($0, watcher) }) { old, new in
      guard let new, let measure else { return }
      action(old, new, ScrollGeometry(measure, insets: watcher.contentInsets))
    }
  }
}

extension View {
  /// Runs an action with a value made from where the scroll view or the list inside is scrolled to, and again
  /// when it changes.
  ///
  /// The browser reports where the content is, at most once for each answer of the server.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: Called on the main actor with the old and the new value; equal at the first call.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollChangeModifier(
        transform: { transform(ScrollGeometry($0, insets: $1.contentInsets)) },
        action: { old, new, _ in action(old ?? new, new) }
      )
    )
  }

  /// Runs an action when the content of the scroll view or the list inside begins to move or comes to rest.
  ///
  /// - Parameter action: Called on the main actor with the old and the new phase: `idle`, `interacting` or `animating`.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action when the content of the scroll view or the list inside begins to move or comes to rest.
  ///
  /// - Parameter action: Called on the main actor with the old and the new phase, `idle`, `interacting` or
  ///   `animating`, and with where the content is.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      ScrollChangeModifier(
        transform: { measure, watcher -> ScrollPhase in
          guard measure.scroll?.isMoving == true else { return .idle }
          // A place that is set at once is no movement.
          return watcher.askedMovement.map { $0 ? .animating : .idle } ?? .interacting
        },
        action: { old, new, geometry in
          guard let old else { return }
          action(old, new, ScrollPhaseChangeContext(geometry: geometry))
        }
      )
    )
  }

  /// Runs an action when the view is scrolled into sight or out of it.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that has to be in sight, from 0 to 1.
  ///   - action: Called on the main actor with whether that part is in sight, first when it was measured.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self, of: { $0.isInSight(threshold) }, action: action)
  }
}

extension GeometryProxy {
  /// Whether a part of the view's area is in sight of the scroll view around; true without one.
  fileprivate func isInSight(_ part: Double) -> Bool {
    guard let room = bounds(of: .scrollView) else { return true }
    let (own, seen) = (frame(in: .local), frame(in: .local).intersection(room))
    guard own.width > 0, own.height > 0, seen.width > 0, seen.height > 0 else { return false }
    return seen.width * seen.height / (own.width * own.height) >= part
  }
}
