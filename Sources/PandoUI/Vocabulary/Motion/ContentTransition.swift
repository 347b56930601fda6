/// The transition from old words to new ones, or from one image to another, in a view that stays.
///
/// It is drawn if the change is animated, by `withAnimation` or `animation(_:value:)`.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  /// The content changes without a transition.
  public static let identity = ContentTransition(name: "identity")
  /// Old content fades into new.
  public static let opacity = ContentTransition(name: "opacity")
  /// Old content changes into new. Renderers let new words fade in.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// The characters that differ roll.
  ///
  /// - Parameter countsDown: Whether characters roll as for a number that becomes smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText down" : "numericText")
  }

  /// The characters that differ roll, in the direction in which a number changes.
  ///
  /// - Parameter value: The number that the text shows, in any unit.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText \(value)")
  }

  /// One image takes the place of the other.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// One image takes the place of the other.
  ///
  /// - Parameters:
  ///   - effect: No effect here: the new image grows in the place of the old one.
  ///   - options: No effect here: the image grows once.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension View {
  /// Sets how new words, or a new image, take the place of the old ones in this view, where the change is animated.
  ///
  /// - Parameter transition: The transition.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    attribute(
      .contentTransition,
      transition == .identity ? nil : .text(transition.name)
    )
  }
}
