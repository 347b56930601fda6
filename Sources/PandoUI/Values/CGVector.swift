public import Foundation

#if !canImport(CoreGraphics)
  /// A direction with a length, in points.
  ///
  /// Foundation has this type on Apple's platforms only.
  public struct CGVector: Hashable, Codable, Sendable {
    /// The distance to the right.
    public var dx: CGFloat
    /// The distance down.
    public var dy: CGFloat

    /// Makes no direction.
    public init() {
      (dx, dy) = (0, 0)
    }

    /// Makes a vector.
    ///
    /// - Parameters:
    ///   - dx: The distance to the right, in points.
    ///   - dy: The distance down, in points.
    public init(dx: CGFloat, dy: CGFloat) {
      (self.dx, self.dy) = (dx, dy)
    }

    /// Makes a vector.
    ///
    /// - Parameters:
    ///   - dx: The distance to the right, in points.
    ///   - dy: The distance down, in points.
    public init(dx: Double, dy: Double) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector.
    ///
    /// - Parameters:
    ///   - dx: The distance to the right, in points.
    ///   - dy: The distance down, in points.
    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// No direction.
    public static let zero = CGVector()
  }
#endif
