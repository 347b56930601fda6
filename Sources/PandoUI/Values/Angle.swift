/// An angle; positive is clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The angle 0.
  public init() {
    radians = 0
  }

  /// Makes an angle from radians.
  ///
  /// - Parameter radians: The angle in radians; a full turn is 2π.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle from degrees.
  ///
  /// - Parameter degrees: The angle in degrees; a full turn is 360.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// The angle 0.
  public static let zero = Angle()

  /// An angle in radians.
  ///
  /// - Parameter radians: The angle in radians; a full turn is 2π.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// An angle in degrees.
  ///
  /// - Parameter degrees: The angle in degrees; a full turn is 360.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// Whether `lhs` is less than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: An angle.
  ///   - rhs: Another angle.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// The sum of two angles.
  ///
  /// - Parameters:
  ///   - lhs: An angle.
  ///   - rhs: Another angle.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// The difference of two angles.
  ///
  /// - Parameters:
  ///   - lhs: An angle.
  ///   - rhs: The angle to subtract.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The angle in the opposite direction.
  ///
  /// - Parameter angle: The angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// The product of an angle and a number.
  ///
  /// - Parameters:
  ///   - lhs: An angle.
  ///   - rhs: The factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// The quotient of an angle and a number.
  ///
  /// - Parameters:
  ///   - lhs: An angle.
  ///   - rhs: The divisor.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle.
  ///
  /// - Parameters:
  ///   - lhs: The angle to change.
  ///   - rhs: The angle to add.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  /// Subtracts an angle.
  ///
  /// - Parameters:
  ///   - lhs: The angle to change.
  ///   - rhs: The angle to subtract.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
}
