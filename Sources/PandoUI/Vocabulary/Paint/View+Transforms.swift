public import Foundation

extension View {
  /// Rotates the view without moving other views.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The point of the view that stays in place.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    attributes {
      $0[.rotation] = .number(angle.degrees)
      $0[.transformAnchor] = anchor.attribute
    }
  }

  /// Rotates the view in space without moving other views, as seen in perspective.
  ///
  /// The vanishing point depends on the size of the view. Where its frame is not fixed, 300 points
  /// are assumed.
  ///
  /// - Parameters:
  ///   - angle: The angle around the axis.
  ///   - axis: The axis to the right, downwards, and towards the reader. Only its direction counts.
  ///   - anchor: The point of the view that stays in place.
  ///   - anchorZ: The distance of that point from the screen, in points.
  ///   - perspective: The strength of the vanishing point: 0 has none.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    attribute(
      .transform,
      .transform(
        .rotation(
          ViewRotation(
            angle,
            axis: axis,
            anchor: anchor,
            anchorZ: anchorZ,
            perspective: perspective
          )
        )
      )
    )
  }

  /// Transforms the view in its plane without moving other views.
  ///
  /// - Parameter transform: The transform, from the view's upper left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Projects the view without moving other views.
  ///
  /// - Parameter transform: The projection, from the view's upper left corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    attribute(.transform, .transform(.projection(transform)))
  }

  /// Scales the view without moving other views.
  ///
  /// - Parameters:
  ///   - scale: The factors of the width and the height.
  ///   - anchor: The point of the view that stays in place.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    attributes {
      $0[.scale] = .point(CGPoint(x: scale.width, y: scale.height))
      $0[.transformAnchor] = anchor.attribute
    }
  }

  /// Scales the view without moving other views.
  ///
  /// - Parameters:
  ///   - s: The factor of the width and the height.
  ///   - anchor: The point of the view that stays in place.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view without moving other views.
  ///
  /// - Parameters:
  ///   - x: The factor of the width; negative mirrors the view.
  ///   - y: The factor of the height; negative mirrors the view.
  ///   - anchor: The point of the view that stays in place.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

extension UnitPoint {
  /// The anchor of a transform; nil for the middle, which is the default.
  var attribute: AttributeValue? {
    self == .center ? nil : .point(CGPoint(x: x, y: y))
  }
}
