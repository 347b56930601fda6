public import Foundation

/// A view that a ``Layout`` places.
public struct LayoutSubview: Equatable {
  let pass: LayoutPass
  let index: Int

  private var child: LayoutPass.Child { pass.children[index] }

  /// Always 0, because the browser applies `layoutPriority`.
  public var priority: Double { 0 }

  /// The preferred room around the view.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The size of the view in the room it is offered.
  ///
  /// - Parameter proposal: The room. Views that grow take it, text gets lines, others keep their size.
  /// - Returns: The size in points, from what the browser measured.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(in: proposal)
  }

  /// The size and the guides of the view in the room it is offered.
  ///
  /// - Parameter proposal: The room.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: The place in the coordinates of the layout's bounds, in points.
  ///   - anchor: The point of the view that stands there.
  ///   - proposal: The room that the view is offered.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    pass.place(index, at: position, anchor: anchor, proposal: proposal)
  }

  /// The value that the view set with `layoutValue(key:value:)`.
  ///
  /// - Parameter key: The name of the value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    child.traits[LayoutValueTrait<K>.self]
  }

  /// Whether both are the same view.
  ///
  /// - Parameters:
  ///   - lhs: A view.
  ///   - rhs: Another view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.pass === rhs.pass && lhs.index == rhs.index
  }
}

/// The views that a ``Layout`` places, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let pass: LayoutPass
  /// The indices in the pass.
  let order: ArraySlice<Int>

  /// Some of the views.
  public typealias SubSequence = LayoutSubviews

  /// The index of the first view.
  public var startIndex: Int { order.startIndex }
  /// The index after the last view.
  public var endIndex: Int { order.endIndex }
  /// The direction in which words are read.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// A view.
  ///
  /// - Parameter index: Its index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(pass: pass, index: order[index]) }

  /// Some of the views.
  ///
  /// - Parameter bounds: Their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(pass: pass, order: order[bounds])
  }

  /// Whether both are the same views.
  ///
  /// - Parameters:
  ///   - lhs: Views.
  ///   - rhs: Other views.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.pass === rhs.pass && lhs.order == rhs.order
  }
}

/// One pass of a layout: the views with their measures, and where they were placed.
final class LayoutPass {
  struct Child {
    let traits: Traits
    let measure: ElementMeasure

    private var ideal: CGSize { measure.ideal ?? measure.size }

    func size(in proposal: ProposedViewSize) -> CGSize {
      var size = ideal
      if measure.growth.contains(.horizontal) {
        size.width = proposal.width.map { max($0, 0) } ?? ideal.width
        // The height of a view that grows may follow from its width, as that of a picture does.
        if isMeasured(at: size.width) { size.height = measure.size.height }
      } else if let width = proposal.width, width < ideal.width {
        size.width = max(width, measure.minWidth)
        if size.width < ideal.width { size.height = height(at: size.width) }
      }
      if measure.growth.contains(.vertical) {
        size.height = proposal.height.map { max($0, 0) } ?? ideal.height
      }
      return size
    }

    private func isMeasured(at width: CGFloat) -> Bool { abs(measure.size.width - width) < 1 }

    /// The height of text that is broken into lines: measured if the view is that wide, and
    /// otherwise estimated.
    private func height(at width: CGFloat) -> CGFloat {
      if isMeasured(at: width) { return measure.size.height }
      return ideal.height * (ideal.width / max(width, 1)).rounded(.up)
    }
  }

  struct Placement: Equatable {
    var origin: CGPoint
    var width: CGFloat?
    var height: CGFloat?
  }

  let children: [Child]
  private(set) var placements: [Placement?]

  init(_ children: [Child]) {
    self.children = children
    placements = Array(repeating: nil, count: children.count)
  }

  var subviews: LayoutSubviews { LayoutSubviews(pass: self, order: Array(children.indices)[...]) }

  func place(_ index: Int, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let child = children[index]
    var size = child.size(in: proposal)
    // A view of infinite length has no place.
    if !size.width.isFinite { size.width = child.measure.size.width }
    if !size.height.isFinite { size.height = child.measure.size.height }
    let origin = CGPoint(
      x: point.x - anchor.x * size.width,
      y: point.y - anchor.y * size.height
    )
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let ideal = child.measure.ideal ?? child.measure.size
    placements[index] = Placement(
      origin: origin,
      width: child.measure.growth.contains(.horizontal) || size.width < ideal.width
        ? size.width : nil,
      height: child.measure.growth.contains(.vertical) ? size.height : nil
    )
  }

  /// Places the views that the layout did not place: in the middle.
  func placeRest(in bounds: CGRect) {
    for index in children.indices where placements[index] == nil {
      place(
        index,
        at: CGPoint(x: bounds.midX, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(bounds.size)
      )
    }
  }
}
