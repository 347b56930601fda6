import Foundation
import PandoUI

/// Transforms as CSS writes them, from the middle of a box, which is where CSS begins.
enum Transforms {
  /// Steps around a point of the box instead of its middle. Every step has an anchor of its own, which
  /// `transform-origin` could not give them.
  static func around(_ anchor: UnitPoint, _ steps: [CSSValue]) -> [CSSValue] {
    let (x, y) = (Double(anchor.x) * 100 - 50, Double(anchor.y) * 100 - 50)
    guard x != 0 || y != 0 else { return steps }
    return [.call("translate", [.percent(x), .percent(y)])] + steps
      + [.call("translate", [.percent(-x), .percent(-y)])]
  }

  /// A transform in space.
  ///
  /// - Parameter size: The longer side of the box, in points, on which the vanishing point depends; nil
  ///   if the browser alone knows it.
  static func css(_ transform: ViewTransform, size: Double?) -> [CSSValue] {
    switch transform {
    case .rotation(let rotation): turn(rotation, size: size ?? 300)
    case .projection(let m) where m.isAffine:
      around(.topLeading, [.call("matrix", numbers([m.m11, m.m12, m.m21, m.m22, m.m31, m.m32]))])
    case .projection(let m):
      around(
        .topLeading,
        [
          .call(
            "matrix3d",
            numbers([
              m.m11, m.m12, 0, m.m13, m.m21, m.m22, 0, m.m23, 0, 0, 1, 0, m.m31, m.m32, 0, m.m33,
            ])
          )
        ]
      )
    }
  }

  private static func turn(_ rotation: ViewRotation, size: Double) -> [CSSValue] {
    let perspective = Double(rotation.perspective)
    let distance = perspective > 0 ? max(size, 1) / perspective : .infinity
    let axis = [rotation.x, rotation.y, rotation.z].map { CSSValue.number(Double($0)) }
    var steps: [CSSValue] = [.call("rotate3d", axis + [.degrees(rotation.angle.degrees)])]
    let depth = Double(rotation.anchorZ)
    if depth != 0 {
      steps =
        [.call("translateZ", [.px(depth)])] + steps + [.call("translateZ", [.px(-depth)])]
    }
    // Without a vanishing point the step stays, so that a change of it is drawn over time.
    let view: CSSValue = distance.isFinite ? .px(distance) : .keyword("none")
    return around(rotation.anchor, [.call("perspective", [view])] + steps)
  }

  private static func numbers(_ values: [CGFloat]) -> [CSSValue] {
    values.map { .number(Double($0)) }
  }
}
