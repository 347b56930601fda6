public import Foundation

extension Animation {
  /// A spring without a bounce.
  public static var spring: Animation { spring() }

  /// A spring from how it is perceived; seconds.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  /// A spring from its period, in seconds, and its damping; 1 does not go beyond its end.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  /// A spring of one's own.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring))
  }

  /// A spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring for what follows a finger, from its period, in seconds, and its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  /// A spring for what follows a finger, from how it is perceived; seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: 0.14 + extraBounce)))
  }

  /// A spring from physical quantities.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(mass: mass, stiffness: stiffness, damping: damping)))
  }

  /// A spring from how it is perceived; seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  /// A spring of one's own.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(spring))
  }

  /// A spring without a bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  /// Arrives softly.
  public static var smooth: Animation { Animation(.spring(.smooth)) }

  /// Arrives softly; seconds.
  public static func smooth(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    Animation(.spring(.smooth(duration: duration, extraBounce: extraBounce)))
  }

  /// Arrives with a hint of a bounce.
  public static var snappy: Animation { Animation(.spring(.snappy)) }

  /// Arrives with a hint of a bounce; seconds.
  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    Animation(.spring(.snappy(duration: duration, extraBounce: extraBounce)))
  }

  /// Bounces.
  public static var bouncy: Animation { Animation(.spring(.bouncy)) }

  /// Bounces; seconds.
  public static func bouncy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation {
    Animation(.spring(.bouncy(duration: duration, extraBounce: extraBounce)))
  }
}
