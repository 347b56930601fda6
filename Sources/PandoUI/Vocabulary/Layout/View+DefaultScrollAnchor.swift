import Foundation

extension View {
  /// Sets the anchor of the scroll views inside. The anchor is the point of the content that is
  /// shown at first and that stays in its place when the content grows. Content that is smaller
  /// than its scroll view is aligned by it.
  ///
  /// A conversation begins at its end with `.bottom`, and stays there when a message comes, unless the user has scrolled
  /// away.
  ///
  /// - Parameter anchor: The point, as a fraction of the content's size; nil is the upper left corner.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(DefaultScrollAnchorModifier(anchor: anchor, role: nil))
  }

  /// Sets the anchor of the scroll views inside for one role.
  ///
  /// - Parameters:
  ///   - anchor: The point, as a fraction of the content's size; nil is the upper left corner.
  ///   - role: The role. For `.sizeChanges`, only the end of the content can stay in sight.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(DefaultScrollAnchorModifier(anchor: anchor, role: role))
  }
}

/// The role of an anchor of scrolled content.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Name { case initialOffset, sizeChanges, alignment }

  let name: Name
  /// When the content is shown first.
  public static let initialOffset = Self(name: .initialOffset)
  /// When the size of the content changes.
  public static let sizeChanges = Self(name: .sizeChanges)
  /// When the content is smaller than the view.
  public static let alignment = Self(name: .alignment)
}

/// The anchors of scrolled content, by their roles; nil is the upper left corner.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  /// Sets an anchor for a role, or for all.
  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
    if role == nil || role == .initialOffset { initialOffset = anchor }
    if role == nil || role == .sizeChanges { sizeChanges = anchor }
    if role == nil || role == .alignment { alignment = anchor }
  }

  /// The fractions of an anchor in the directions in which a scroll view scrolls.
  private static func fractions(
    of anchor: UnitPoint?,
    along axes: Axis.Set
  ) -> (x: CGFloat?, y: CGFloat?) {
    (
      axes.contains(.horizontal) ? anchor?.x : nil,
      axes.contains(.vertical) ? anchor?.y : nil
    )
  }

  /// Whether a scroll view begins between its edges, at a place that is known when the content is measured.
  func needMeasure(along axes: Axis.Set) -> Bool {
    let (x, y) = Self.fractions(of: initialOffset, along: axes)
    return [x, y].compactMap { $0 }.contains { $0 > 0 && $0 < 1 }
  }

  /// Describes a scroll view that scrolls in some directions.
  func describe(_ element: inout ElementDescription, along axes: Axis.Set) {
    let (x, y) = Self.fractions(of: initialOffset, along: axes)
    if x ?? 0 >= 1 || y ?? 0 >= 1 {
      func place(_ fraction: CGFloat?) -> String {
        fraction ?? 0 >= 1 ? "\(Int(ElementMeasure.farthest))" : "-"
      }
      // Requests of the application have numbers from 1 on.
      element[.scrollRequest] = .text("0 point \(place(x)) \(place(y)) instant")
    }
    let changes = Self.fractions(of: sizeChanges, along: axes)
    if changes.y ?? changes.x ?? 0 >= 1 { element[.staysAtEnd] = .flag(true) }
    let small = Self.fractions(of: alignment, along: axes)
    if let fraction = small.y ?? small.x, fraction > 0 {
      element[.contentAlignment] = .text(fraction < 1 ? "center" : "end")
    }
  }
}

/// Sets anchors. An initial offset between the edges is a place in points, which is known when the page has measured the
/// content.
private struct DefaultScrollAnchorModifier: ViewModifier {
  let anchor: UnitPoint?
  let role: ScrollAnchorRole?
  @State private var watcher = ScrollWatcher()

  init(anchor: UnitPoint?, role: ScrollAnchorRole?) {
    (self.anchor, self.role) = (anchor, role)
  }

  func body(content: Content) -> some View {
    let (anchor, role, watcher) = (anchor, role, watcher)
    content
      .transformEnvironment(\.scrollTraits) { $0.anchors.set(anchor, for: role) }
      .transformEnvironment(\.scrollStart) {
        if role == nil || role == .initialOffset { $0 = watcher }
      }
      .modifier(ScrollStart(anchor: anchor, watcher: watcher))
  }
}

private enum ScrollStartKey: EnvironmentKey {
  static var defaultValue: ScrollWatcher? { nil }
}

extension EnvironmentValues {
  /// The watcher of a scroll view that begins between its edges. Others are not measured for it.
  var scrollStart: ScrollWatcher? {
    get { self[ScrollStartKey.self] }
    set { self[ScrollStartKey.self] = newValue }
  }
}

/// Scrolls to a point of the content as soon as the content is measured. The measure is observed apart from the scroll view,
/// so that the scroll view is not evaluated when the measure changes.
private struct ScrollStart: ViewModifier {
  let anchor: UnitPoint?
  let watcher: ScrollWatcher

  func body(content: Content) -> some View {
    content.onChange(of: watcher.current != nil, initial: true) { _, isMeasured in
      guard isMeasured, let anchor, let measure = watcher.current, let scroll = measure.scroll
      else { return }
      func place(_ fraction: CGFloat, _ content: CGFloat, _ room: CGFloat) -> Double? {
        content > room && fraction > 0 && fraction < 1 ? Double((content - room) * fraction) : nil
      }
      let x = place(anchor.x, scroll.contentSize.width, measure.size.width)
      let y = place(anchor.y, scroll.contentSize.height, measure.size.height)
      if x != nil || y != nil { _ = watcher.scroll(.point(x: x, y: y)) }
    }
  }
}
