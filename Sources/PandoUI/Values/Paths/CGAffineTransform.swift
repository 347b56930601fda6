public import Foundation

/// An affine transform of points: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// Foundation has no type of this name on Linux.
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor of x in x′.
  public var a: CGFloat
  /// The factor of x in y′.
  public var b: CGFloat
  /// The factor of y in x′.
  public var c: CGFloat
  /// The factor of y in y′.
  public var d: CGFloat
  /// The horizontal distance that every point moves.
  public var tx: CGFloat
  /// The vertical distance that every point moves.
  public var ty: CGFloat

  /// Makes a transform from its six numbers.
  ///
  /// - Parameters:
  ///   - a: The factor of x in x′.
  ///   - b: The factor of x in y′.
  ///   - c: The factor of y in x′.
  ///   - d: The factor of y in y′.
  ///   - tx: The horizontal distance that every point moves.
  ///   - ty: The vertical distance that every point moves.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six numbers.
  ///
  /// - Parameters:
  ///   - a: The factor of x in x′.
  ///   - b: The factor of x in y′.
  ///   - c: The factor of y in x′.
  ///   - d: The factor of y in y′.
  ///   - tx: The horizontal distance that every point moves.
  ///   - ty: The vertical distance that every point moves.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The transform that leaves every point where it is.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Makes a transform that moves every point.
  ///
  /// - Parameters:
  ///   - tx: The horizontal distance that every point moves.
  ///   - ty: The vertical distance that every point moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a transform that multiplies the coordinates of every point.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor.
  ///   - sy: The vertical factor.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a transform that turns every point around 0, 0.
  ///
  /// - Parameter angle: The angle in radians; positive is clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform()

  /// Whether the transform leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// This transform, followed by `other`.
  ///
  /// - Parameter other: The transform that is applied to the result of this one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// A transform that moves points and then applies this one.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A transform that multiplies the coordinates of points and then applies this one.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A transform that turns points around 0, 0 and then applies this one.
  ///
  /// - Parameter angle: The angle in radians; positive is clockwise on the screen.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse transform; the transform itself if it has no inverse.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area,
      b: -b / area,
      c: -c / area,
      d: a / area,
      tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area
    )
  }
}

extension CGPoint {
  /// The point after a transform.
  ///
  /// - Parameter t: The transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size after a transform, without its translation.
  ///
  /// - Parameter t: The transform.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around this one after a transform.
  ///
  /// - Parameter t: The transform.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return CGRect(
      x: xs.min()!,
      y: ys.min()!,
      width: xs.max()! - xs.min()!,
      height: ys.max()! - ys.min()!
    )
  }
}
