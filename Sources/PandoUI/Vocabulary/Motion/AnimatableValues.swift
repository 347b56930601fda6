/// Several values that are animated together.
///
/// ``Animatable()`` uses it for types with several animated properties.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Makes a value of several.
  ///
  /// - Parameter value: The values.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// All zeros.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// The sums.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value + each rhs.value)
  }

  /// The differences.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value - each rhs.value)
  }

  /// Whether all values are equal.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      if left != right { return false }
    }
    return true
  }

  /// Multiplies all values by a factor.
  ///
  /// - Parameter rhs: The factor.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of all squares.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

/// Makes a type ``Animatable`` by its stored variables.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClockwise: Bool
///
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// The type of a variable is its annotation. Without one, it follows from the initial value, which
/// has to be a decimal number, or a call or a member of a type. Constants, static, computed and
/// wrapped properties are left out.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "PandoMacros", type: "AnimatableMacro")

/// Leaves a variable out of the numbers that ``Animatable()`` makes: it changes at once.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "PandoMacros", type: "AnimatableIgnoredMacro")
