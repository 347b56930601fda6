import Foundation

extension View {
  /// Sets the point of the content that scroll views inside show at first, that stays where it is when the content grows,
  /// and at which content stands that is smaller than its scroll view.
  ///
  /// A conversation begins at its end with `.bottom`, and stays there when a message comes, unless the user has scrolled
  /// away.
  ///
  /// - Parameter anchor: The point, as a fraction of the content's size; nil is the upper left corner.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(DefaultScrollAnchorModifier(anchor: anchor, role: nil))
  }

  /// Sets the point of the content of scroll views inside that counts in one respect.
  ///
  /// - Parameters:
  ///   - anchor: The point, as a fraction of the content's size; nil is the upper left corner.
  ///   - role: The respect in which it counts. When the content grows, the end of it can stay in sight, and no other point.
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

  /// Describes a scroll view that scrolls in some directions.
  func describe(_ element: inout ElementDescription, along axes: Axis.Set) {
    /// The fraction that counts in a direction, if there is one and the content scrolls there.
    func along(_ axis: Axis, _ anchor: UnitPoint?) -> CGFloat? {
      guard let anchor, axes.contains(axis == .vertical ? .vertical : .horizontal) else {
        return nil
      }
      return axis == .vertical ? anchor.y : anchor.x
    }
    let (x, y) = (along(.horizontal, initialOffset), along(.vertical, initialOffset))
    if x ?? 0 >= 1 || y ?? 0 >= 1 {
      func place(_ fraction: CGFloat?) -> String {
        fraction ?? 0 >= 1 ? "\(Int(ElementMeasure.farthest))" : "-"
      }
      // Requests of the application have numbers from 1 on.
      element[.scrollRequest] = .text("0 point \(place(x)) \(place(y)) instant")
    }
    if along(.vertical, sizeChanges) ?? along(.horizontal, sizeChanges) ?? 0 >= 1 {
      element[.staysAtEnd] = .flag(true)
    }
    if let fraction = along(.vertical, alignment) ?? along(.horizontal, alignment), fraction > 0 {
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

  private var needsMeasure: Bool {
    guard let anchor, role == nil || role == .initialOffset else { return false }
    return [anchor.x, anchor.y].contains { $0 > 0 && $0 < 1 }
  }

  func body(content: Content) -> some View {
    let (anchor, role, watcher, isWatching) = (anchor, role, watcher, needsMeasure)
    content
      .transformEnvironment(\.scrollTraits) { $0.anchors.set(anchor, for: role) }
      .transformEnvironment(\.scrollWatchers) { if isWatching { $0.append(watcher) } }
      .modifier(ScrollStart(anchor: isWatching ? anchor : nil, watcher: watcher))
  }
}

/// Scrolls to a point of the content as soon as the content is measured. The measure is observed apart from the scroll view,
/// so that the scroll view is not evaluated when the measure changes.
private struct ScrollStart: ViewModifier {
  let anchor: UnitPoint?
  let watcher: ScrollWatcher

  func body(content: Content) -> some View {
    content.onChange(of: anchor != nil && watcher.current != nil, initial: true) { _, isMeasured in
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
