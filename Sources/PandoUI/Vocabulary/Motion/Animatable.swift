public import Foundation

/// A type whose numbers can be interpolated.
///
/// The browser draws a shape between its former numbers and the new ones. While its page is open, a
/// view or a modifier with a body is evaluated 20 times a second with the numbers in between:
///
/// ```swift
/// struct Counter: View, Animatable {
///   var number: Double
///   nonisolated var animatableData: Double {
///     get { number }
///     set { number = newValue }
///   }
///   var body: some View { Text("\(Int(number))") }
/// }
/// ```
///
/// If the user prefers reduced motion, the last value is drawn at once.
public protocol Animatable {
  /// The type of the numbers.
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No numbers.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// Numbers that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  ///
  /// - Parameter rhs: The factor.
  mutating func scale(by rhs: Double)

  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value, multiplied by a factor.
  ///
  /// - Parameter rhs: The factor.
  /// - Returns: The product; the value stays as it is.
  public func scaled(by rhs: Double) -> Self {
    var product = self
    product.scale(by: rhs)
    return product
  }

  /// The value, interpolated linearly towards another one.
  ///
  /// - Parameters:
  ///   - other: The value at the end of the interpolation.
  ///   - amount: The progress: 0 is this value, and 1 is the other one.
  /// - Returns: The value at that place; it lies beyond the ends for other amounts.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var way = other - self
    way.scale(by: amount)
    return self + way
  }

  /// Interpolates the value linearly towards another one.
  ///
  /// - Parameters:
  ///   - other: The value at the end of the interpolation.
  ///   - amount: The progress: 0 changes nothing, and 1 makes it the other value.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
}

/// No numbers.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the value.
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// The only value.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  ///
  /// - Parameters:
  ///   - first: The first value.
  ///   - second: The second value.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Both sums.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Both differences.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies both by a factor.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}
