public import Foundation

/// A position of a scroll view, for ``View/scrollPosition(_:anchor:)``.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { rows }
///   .scrollPosition($position)
/// Button("To the end") { withAnimation { position.scrollTo(edge: .bottom) } }
/// ```
public struct ScrollPosition: Equatable {
  enum Target: Equatable {
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// Where the view is to be; nil leaves it where it is.
  private(set) var target: Target?
  /// The number of requests, so that two requests for the same place differ.
  private var requests = 0
  /// Whether the view is scrolling to the requested place.
  private var isScrolling = false
  /// The first view in sight, as the page reported last.
  var shown: AnyHashable?

  /// Makes a position that leaves the view where it is.
  ///
  /// - Parameter idType: No effect here: views are found by identities of any type.
  public init(idType: any Hashable.Type = Int.self) {}

  /// Makes a position at a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, of `id(_:)` or a `ForEach`.
  ///   - anchor: The point of the view, which is brought to the same point of the visible part; nil moves as little as
  ///     is needed.
  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Makes a position at an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public init(edge: Edge) {
    scrollTo(edge: edge)
  }

  /// Makes a position at a point of the content.
  ///
  /// - Parameter point: The point at the upper left corner, in points.
  public init(point: CGPoint) {
    scrollTo(point: point)
  }

  /// Makes a position at a place of the content.
  ///
  /// - Parameters:
  ///   - x: The place at the left, in points.
  ///   - y: The place at the top, in points.
  public init(x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, of `id(_:)` or a `ForEach`.
  ///   - anchor: The point of the view, which is brought to the same point of the visible part; nil moves as little as
  ///     is needed.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    go(to: .id(AnyHashable(id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point of the content.
  ///
  /// - Parameter point: The point at the upper left corner, in points.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a place of the content.
  ///
  /// - Parameters:
  ///   - x: The place at the left, in points.
  ///   - y: The place at the top, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

  /// Scrolls to a place of the content in the horizontal direction.
  ///
  /// - Parameter x: The place at the left, in points.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

  /// Scrolls to a place of the content in the vertical direction.
  ///
  /// - Parameter y: The place at the top, in points.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  private mutating func go(to target: Target) {
    self.target = target
    shown = nil
    requests += 1
    isScrolling = true
  }

  /// The view has come to rest: at the requested place, or where the user has scrolled to.
  mutating func wasScrolled(to id: AnyHashable) {
    if !isScrolling { target = nil }
    isScrolling = false
    shown = id
  }

  /// Whether the user has scrolled since.
  public var isPositionedByUser: Bool { target == nil && shown != nil }

  /// The edge of the last request.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point of the last request.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The identity of the first view in sight, or of the last request.
  public var viewID: (any Hashable)? {
    if let shown { return shown.base as? any Hashable }
    if case .id(let id, _) = target { return id.base as? any Hashable }
    return nil
  }

  /// The identity of the first view in sight, or that it was asked for.
  ///
  /// - Parameter type: The type of the identity.
  /// - Returns: nil if the identity is of another type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }
}

// Sendable because an identity is a value that is only ever compared: `AnyHashable` cannot say so.
extension ScrollPosition: @unchecked Sendable {}

extension ScrollPosition {
  /// A request to scroll. Requests for the same place differ in their number.
  fileprivate struct Request: Equatable {
    let target: Target?
    let number: Int
  }

  fileprivate var request: Request { Request(target: target, number: requests) }

  fileprivate func scrollRequest(_ anchor: UnitPoint?) -> ScrollRequest? {
    switch target {
    case .id(let id, let own): .view(id, anchor: own ?? anchor)
    case .edge(.top): .point(x: nil, y: 0)
    case .edge(.bottom): .point(x: nil, y: ElementMeasure.farthest)
    case .edge(.leading): .point(x: 0, y: nil)
    case .edge(.trailing): .point(x: ElementMeasure.farthest, y: nil)
    case .point(let x, let y): .point(x: x.map { Double($0) }, y: y.map { Double($0) })
    case nil: nil
    }
  }
}

/// Scrolls when a value changes, and reports when the user has scrolled to another view.
private struct ScrollPositionModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let scrollRequest: ScrollRequest?
  /// Called when another view may be the first in sight.
  let follow: (ScrollWatcher) -> Void
  @State private var watcher = ScrollWatcher()

  init(value: Value, scrollRequest: ScrollRequest?, follow: @escaping (ScrollWatcher) -> Void) {
    self.value = value
    self.scrollRequest = scrollRequest
    self.follow = follow
  }

  func body(content: Content) -> some View {
    let watcher = watcher
    content
      .transformEnvironment(\.scrollWatchers) { $0.append(watcher) }
      .onChange(of: value, initial: true) { old, new in
        guard let scrollRequest else { return }
        _ = watcher.scroll(scrollRequest, isAnimated: old != new)
      }
      .modifier(
        ScrollObserver(watcher: watcher, followsMovement: scrollRequest == nil, follow: follow)
      )
  }
}

/// Observes the measure of a scroll view apart from it, so that the scroll view is not evaluated when the measure changes.
private struct ScrollObserver: ViewModifier {
  let watcher: ScrollWatcher
  /// Whether `follow` is called while the content moves, and not only at rest.
  let followsMovement: Bool
  let follow: (ScrollWatcher) -> Void

  func body(content: Content) -> some View {
    // Only scrolling by the user is followed. Before that, the view moves to the requested place.
    let measure = watcher.current
    content.onChange(of: measure?.scroll?.shown) { old, _ in
      if old != nil, followsMovement, measure?.scroll?.isMoving == true { follow(watcher) }
    }
    .onChange(of: measure?.scroll?.isMoving) { wasMoving, isMoving in
      if wasMoving == true, isMoving == false { follow(watcher) }
    }
  }
}

extension View {
  /// Ties where the scroll view inside is scrolled to a position.
  ///
  /// Setting the position scrolls, in `withAnimation` smoothly. When the user scrolls, the position
  /// names the first view in sight with an identity, as the browser reports it.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The point of a view, which is brought to the same point of the visible part; nil moves as little as is
  ///     needed.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let current = position.wrappedValue
    return modifier(
      ScrollPositionModifier(value: current.request, scrollRequest: current.scrollRequest(anchor)) {
        watcher in
        guard let id = watcher.identityInSight(AnyHashable.self), id != position.wrappedValue.shown
        else { return }
        position.wrappedValue.wasScrolled(to: id)
      }
    )
  }

  /// Ties which view of the scroll view inside is in sight to an identity.
  ///
  /// Setting the identity scrolls to its view, in `withAnimation` smoothly. When the user scrolls,
  /// the identity becomes that of the first view in sight with an identity of this type, as the
  /// browser reports it.
  ///
  /// - Parameters:
  ///   - id: The identity, of `id(_:)` or a `ForEach`; nil leaves the view where it is.
  ///   - anchor: The point of the view, which is brought to the same point of the visible part; nil is the upper left
  ///     corner.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let current = id.wrappedValue
    return modifier(ScrollIDModifier(id: id, current: current, anchor: anchor ?? .topLeading))
  }
}

private struct ScrollIDModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let current: ID?
  let anchor: UnitPoint
  /// The position that the user scrolled to: the view is there already.
  @State private var followed: ID?

  init(id: Binding<ID?>, current: ID?, anchor: UnitPoint) {
    self.id = id
    self.current = current
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    let isThere = current == followed
    content.modifier(
      ScrollPositionModifier(
        value: current,
        scrollRequest: isThere ? nil : current.map { .view(AnyHashable($0), anchor: anchor) }
      ) { watcher in
        guard let shown = watcher.identityInSight(ID.self) else { return }
        followed = shown
        if id.wrappedValue != shown { id.wrappedValue = shown }
      }
    )
  }
}
