public import Foundation

/// A projection of three dimensions by its sixteen factors, as Core Animation has it. A point is a row:
/// `m41`, `m42` and `m43` are where the origin goes.
///
/// A ``ProjectionTransform`` takes one:
///
/// ```swift
/// func effectValue(size: CGSize) -> ProjectionTransform {
///   var transform = CATransform3DIdentity
///   transform.m34 = -1 / max(size.width, size.height)
///   return ProjectionTransform(CATransform3DRotate(transform, angle, 0, 1, 0))
/// }
/// ```
public struct CATransform3D: Hashable, Sendable {
  /// The factors of x.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The factors of y.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The factors of z.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The constants.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Makes a projection in which all factors are zero, as there: ``CATransform3DIdentity`` leaves
  /// every point where it is.
  public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  /// Makes a projection of its factors.
  ///
  /// - Parameters:
  ///   - m11: The factor of x in x.
  ///   - m12: The factor of x in y.
  ///   - m13: The factor of x in z.
  ///   - m14: The factor of x in the divisor.
  ///   - m21: The factor of y in x.
  ///   - m22: The factor of y in y.
  ///   - m23: The factor of y in z.
  ///   - m24: The factor of y in the divisor.
  ///   - m31: The factor of z in x.
  ///   - m32: The factor of z in y.
  ///   - m33: The factor of z in z.
  ///   - m34: The factor of z in the divisor.
  ///   - m41: The constant in x.
  ///   - m42: The constant in y.
  ///   - m43: The constant in z.
  ///   - m44: The constant in the divisor.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The projection that leaves every point where it is.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Makes a projection that moves points.
///
/// - Parameters:
///   - tx: By how much to the right.
///   - ty: By how much down.
///   - tz: By how much towards the reader.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// Makes a projection that scales.
///
/// - Parameters:
///   - sx: The factor of x.
///   - sy: The factor of y.
///   - sz: The factor of z.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Makes a projection that turns.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The direction of the axis along x. An axis without a length turns nothing.
///   - y: The direction of the axis along y.
///   - z: The direction of the axis along z.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let axis = [x / length, y / length, z / length]
  let (sine, cosine) = (sin(angle), cos(angle))
  // Rodrigues' formula, transposed, because a point is a row.
  func factor(_ row: Int, _ column: Int) -> CGFloat {
    let product = axis[row] * axis[column] * (1 - cosine)
    if row == column { return product + cosine }
    let third = axis[3 - row - column] * sine
    return (column - row + 3) % 3 == 1 ? product + third : product - third
  }
  return CATransform3D(
    rows: (0..<3).map { row in (0..<3).map { factor(row, $0) } + [0] } + [[0, 0, 0, 1]]
  )
}

/// A projection, followed by another one.
///
/// - Parameters:
///   - a: The first projection.
///   - b: The projection that is applied to the result of the first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  return CATransform3D(
    rows: first.map { row in
      (0..<4).map { column in
        (0..<4).reduce(CGFloat.zero) { $0 + row[$1] * second[$1][column] }
      }
    }
  )
}

/// A projection of points that are moved before.
///
/// - Parameters:
///   - t: The projection.
///   - tx: By how much to the right.
///   - ty: By how much down.
///   - tz: By how much towards the reader.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A projection of points that are scaled before.
///
/// - Parameters:
///   - t: The projection.
///   - sx: The factor of x.
///   - sy: The factor of y.
///   - sz: The factor of z.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A projection of points that are turned before.
///
/// - Parameters:
///   - t: The projection.
///   - angle: The angle in radians.
///   - x: The direction of the axis along x.
///   - y: The direction of the axis along y.
///   - z: The direction of the axis along z.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Makes a projection of an affine transform.
///
/// - Parameter m: The affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]]
  )
}

/// Whether a projection leaves every point where it is.
///
/// - Parameter t: The projection.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two projections are equal.
///
/// - Parameters:
///   - a: The first projection.
///   - b: The other one.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

extension ProjectionTransform {
  /// Makes a projection of the points of a plane from one of three dimensions.
  ///
  /// - Parameter m: The projection of three dimensions.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
