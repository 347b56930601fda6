public import Foundation

extension Animation {
  /// A spring without a bounce.
  public static var spring: Animation { spring() }

  /// A spring from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: The overshoot: 0 has none, values up to 1 have more, and values below 0 arrive
  ///     more slowly.
  ///   - blendDuration: No effect here: animations are not blended.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  /// A spring from its period and its damping.
  ///
  /// - Parameters:
  ///   - response: The period of the spring without damping, in seconds.
  ///   - dampingFraction: The damping ratio: 1 has no overshoot, less bounces, and more arrives
  ///     more slowly.
  ///   - blendDuration: No effect here: animations are not blended.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  /// An animation by a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring; its movement lasts 10 seconds at most.
  ///   - blendDuration: No effect here: animations are not blended.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring))
  }

  /// A short spring for views that follow a pointer.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A short spring for views that follow a pointer, from its period and its damping.
  ///
  /// - Parameters:
  ///   - response: The period of the spring without damping, in seconds.
  ///   - dampingFraction: The damping ratio: 1 has no overshoot, less bounces, and more arrives
  ///     more slowly.
  ///   - blendDuration: No effect here: animations are not blended.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  /// A short spring for views that follow a pointer, from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: Added to a bounce of 0.14.
  ///   - blendDuration: No effect here: animations are not blended.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: 0.14 + extraBounce)))
  }

  /// A spring from physical quantities.
  ///
  /// - Parameters:
  ///   - mass: The mass of the weight, above 0.
  ///   - stiffness: The force of the spring per unit of length.
  ///   - damping: The friction per unit of speed; more than critical damping has no effect.
  ///   - initialVelocity: No effect here: the movement begins at rest.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(mass: mass, stiffness: stiffness, damping: damping)))
  }

  /// A spring from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: The overshoot: 0 has none, values up to 1 have more, and values below 0 arrive
  ///     more slowly.
  ///   - initialVelocity: No effect here: the movement begins at rest.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  /// An animation by a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring; its movement lasts 10 seconds at most.
  ///   - initialVelocity: No effect here: the movement begins at rest.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(spring))
  }

  /// A spring without a bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  /// A spring without a bounce.
  public static var smooth: Animation { Animation(.spring(.smooth)) }

  /// A spring without a bounce of its own.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: The overshoot, from 0 to 1.
  public static func smooth(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    Animation(.spring(.smooth(duration: duration, extraBounce: extraBounce)))
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { Animation(.spring(.snappy)) }

  /// A spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: Added to a bounce of 0.15.
  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    Animation(.spring(.snappy(duration: duration, extraBounce: extraBounce)))
  }

  /// A spring with a large bounce.
  public static var bouncy: Animation { Animation(.spring(.bouncy)) }

  /// A spring with a large bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: Added to a bounce of 0.3.
  public static func bouncy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    Animation(.spring(.bouncy(duration: duration, extraBounce: extraBounce)))
  }
}
