import Foundation
import PandoUI

/// The edges of shapes as CSS draws them on a box, where it can.
enum Shapes {
  /// Gives a box the edge of a shape, or cuts what is in it along that edge.
  static func outline(_ shape: ShapeDrawing, clips: Bool, _ style: inout CSSDeclarations) {
    let outline = shape.outline
    if let radius = radius(outline.kind) { style[.borderRadius] = radius }
    guard clips else { return }
    switch outline.kind {
    case .circle:
      style[.borderRadius] = nil
      style[.clipPath] = .call("circle", [.keyword("closest-side")])
    case .ellipse: style[.clipPath] = .call("ellipse", [.list([.percent(50), .percent(50)])])
    case .path(let data):
      style[.clipPath] = polygon(data, isEvenOdd: shape.fillStyle.isEOFilled) { .percent($0) }
    case .fixedPath(let data):
      style[.clipPath] = polygon(data, isEvenOdd: shape.fillStyle.isEOFilled) { .px($0) }
    default: style[.overflow] = .keyword("clip")
    }
  }

  /// The radius of the corners; nil where the edge is not that of a box.
  static func radius(_ kind: ShapeOutline.Kind, outset: Double = 0) -> CSSValue? {
    func length(_ radius: CGFloat) -> CSSValue {
      .px(radius > 0 ? max(Double(radius) + outset, 0) : 0)
    }
    switch kind {
    case .rectangle: return .number(0)
    case .rounded(let radii, _):
      if radii == RectangleCornerRadii(all: radii.topLeading) { return length(radii.topLeading) }
      return .list([
        length(radii.topLeading), length(radii.topTrailing), length(radii.bottomTrailing),
        length(radii.bottomLeading),
      ])
    case .capsule: return .px(9999)
    case .circle, .ellipse: return .percent(50)
    case .path, .fixedPath: return nil
    }
  }

  private static func polygon(
    _ data: String,
    isEvenOdd: Bool,
    _ length: (Double) -> CSSValue
  ) -> CSSValue? {
    let corners = PathData.corners(data)
    guard corners.count > 2 else { return nil }
    return .call(
      "polygon",
      (isEvenOdd ? [.keyword("evenodd")] : [])
        + corners.map { .list([length(Double($0.x)), length(Double($0.y))]) }
    )
  }

  /// The transformation of an edge, as one of the box.
  static func transform(_ steps: [ShapeOutline.Transform], _ style: inout CSSDeclarations) {
    guard !steps.isEmpty else { return }
    var list: [CSSValue] = []
    for step in steps.reversed() {
      switch step {
      case .offset(let size):
        list.append(.call("translate", [.px(Double(size.width)), .px(Double(size.height))]))
      case .rotation(let angle, let anchor):
        list += Transforms.around(anchor, [.call("rotate", [.degrees(angle.degrees)])])
      case .scale(let size, let anchor):
        let factors = [Double(size.width), Double(size.height)].map { CSSValue.number($0) }
        list += Transforms.around(anchor, [.call("scale", factors)])
      case .matrix(let m):
        let numbers = [m.a, m.b, m.c, m.d, m.tx, m.ty].map { CSSValue.number(Double($0)) }
        list += Transforms.around(.topLeading, [.call("matrix", numbers)])
      }
    }
    style[.transform] = .list(list)
  }
}
