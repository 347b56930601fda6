public import Foundation

/// A transform of a view in space, around it as it is laid out.
public enum ViewTransform: Hashable, Sendable {
  /// A rotation around an axis through the anchor, seen in perspective.
  case rotation(ViewRotation)
  /// A projection of the view's plane, from its upper left corner.
  case projection(ProjectionTransform)
}

/// A rotation of a view in space.
public struct ViewRotation: Hashable, Sendable {
  /// The angle.
  public var angle: Angle
  /// The axis to the right, downwards, and towards the reader.
  public var x, y, z: CGFloat
  /// The point of the view that stays in place.
  public var anchor: UnitPoint
  /// The distance of that point from the screen, in points.
  public var anchorZ: CGFloat
  /// The strength of the vanishing point: 0 has none.
  public var perspective: CGFloat

  /// Makes a rotation.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis to the right, downwards, and towards the reader. Only its direction counts.
  ///   - anchor: The point of the view that stays in place.
  ///   - anchorZ: The distance of that point from the screen, in points.
  ///   - perspective: The strength of the vanishing point: 0 has none.
  public init(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    self.angle = angle
    (x, y, z) = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }
}

/// A projection of points in a plane: a row x, y, 1 times a matrix of three rows.
public struct ProjectionTransform: Hashable, Sendable {
  /// The factor of x in x.
  public var m11: CGFloat = 1
  /// The factor of x in y.
  public var m12: CGFloat = 0
  /// The factor of x in the divisor.
  public var m13: CGFloat = 0
  /// The factor of y in x.
  public var m21: CGFloat = 0
  /// The factor of y in y.
  public var m22: CGFloat = 1
  /// The factor of y in the divisor.
  public var m23: CGFloat = 0
  /// The constant in x.
  public var m31: CGFloat = 0
  /// The constant in y.
  public var m32: CGFloat = 0
  /// The constant in the divisor.
  public var m33: CGFloat = 1

  /// Makes the projection that leaves every point where it is.
  public init() {}

  /// Makes a projection of an affine transform.
  ///
  /// - Parameter m: The affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether the projection leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the projection is an affine transform.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This projection, followed by another one.
  ///
  /// - Parameter rhs: The projection that is applied to the result of this one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + w * rhs.m33
      )
    }
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }
}
