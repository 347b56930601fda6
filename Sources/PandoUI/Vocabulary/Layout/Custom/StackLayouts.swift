public import Foundation

/// The placement of measured views in stacks. Where stacks are used as views, the browser places
/// their content.
private struct StackPlan {
  let axis: Axis
  let spacing: CGFloat
  /// The alignment of views across the stack, from 0 to 1.
  let across: CGFloat

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(inside(proposal)) }
    let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
    if axis == .horizontal {
      return CGSize(
        width: sizes.reduce(gaps) { $0 + $1.width },
        height: sizes.map(\.height).max() ?? 0
      )
    }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(gaps) { $0 + $1.height }
    )
  }

  func place(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, in bounds: CGRect) {
    var place = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(inside(proposal))
      if axis == .horizontal {
        let y = bounds.minY + (bounds.height - size.height) * across
        subview.place(at: CGPoint(x: place.x, y: y), proposal: inside(proposal))
        place.x += size.width + spacing
      } else {
        let x = bounds.minX + (bounds.width - size.width) * across
        subview.place(at: CGPoint(x: x, y: place.y), proposal: inside(proposal))
        place.y += size.height + spacing
      }
    }
  }

  /// The room for one view: its ideal length along the stack, and the whole length across.
  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: nil, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: nil)
  }
}

extension HStackLayout: Layout {
  private var plan: StackPlan {
    let across: CGFloat = alignment == .top ? 0 : alignment == .center ? 0.5 : 1
    return StackPlan(axis: .horizontal, spacing: spacing ?? 8, across: across)
  }

  /// The size of the views side by side.
  ///
  /// - Parameters:
  ///   - proposal: The available room.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> CGSize {
    plan.size(proposal, subviews)
  }

  /// Places the views side by side.
  ///
  /// - Parameters:
  ///   - bounds: The room of the stack.
  ///   - proposal: The room that there was.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) {
    plan.place(proposal, subviews, in: bounds)
  }
}

extension VStackLayout: Layout {
  private var plan: StackPlan {
    let across: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    return StackPlan(axis: .vertical, spacing: spacing ?? 8, across: across)
  }

  /// The size of the views one below the other.
  ///
  /// - Parameters:
  ///   - proposal: The available room.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> CGSize {
    plan.size(proposal, subviews)
  }

  /// Places the views one below the other.
  ///
  /// - Parameters:
  ///   - bounds: The room of the stack.
  ///   - proposal: The room that there was.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) {
    plan.place(proposal, subviews, in: bounds)
  }
}

extension ZStackLayout: Layout {
  /// The size of the largest views.
  ///
  /// - Parameters:
  ///   - proposal: The available room.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).max() ?? 0
    )
  }

  /// Places the views one in front of the other.
  ///
  /// - Parameters:
  ///   - bounds: The room of the stack.
  ///   - proposal: The room that there was.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) {
    let x: CGFloat =
      alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let y: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .center ? 0.5 : 1
    let anchor = UnitPoint(x: x, y: y)
    let place = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    for subview in subviews { subview.place(at: place, anchor: anchor, proposal: proposal) }
  }
}
