extension View {
  /// No effect here: nothing is felt.
  ///
  /// - Parameters:
  ///   - feedback: What is felt when the trigger changes.
  ///   - trigger: The value whose changes are felt.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }

  /// No effect here: nothing is felt.
  ///
  /// - Parameters:
  ///   - feedback: What is felt when the trigger changes.
  ///   - trigger: The value whose changes are felt.
  ///   - condition: Takes the old and the new value, and says whether the change is felt. It is
  ///     never called.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// No effect here: nothing is felt.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes are felt.
  ///   - feedback: Takes the old and the new value, and says what is felt. It is never called.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// No effect here: nothing is felt.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes are felt.
  ///   - feedback: Says what is felt when the trigger changes. It is never called.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// No effect here: renderers draw new words in place of the old ones.
  ///
  /// - Parameter transition: The transition from old content to new.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// No effect here: an effect belongs to the view it is written at.
  ///
  /// - Parameter isEnabled: Whether effects from further out are left out.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// Feedback that the user of a device could feel. No effect here: nothing is felt.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// Something succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value became smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity began.
  public static let start = SensoryFeedback(name: "start")
  /// An activity ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged view is aligned with another one.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The next step was reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two objects collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of things that collide.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// The softness of things that collide.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  /// Things of a weight collided.
  ///
  /// - Parameters:
  ///   - weight: How heavy the things are.
  ///   - intensity: How strong the impact is, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Things of a softness collided.
  ///
  /// - Parameters:
  ///   - flexibility: How soft the things are.
  ///   - intensity: How strong the impact is, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

/// The transition from old content to new. No effect here: renderers draw new words in place of the
/// old ones.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  /// The content changes without a transition.
  public static let identity = ContentTransition(name: "identity")
  /// Old content fades into new.
  public static let opacity = ContentTransition(name: "opacity")
  /// The letters change their form.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll.
  ///
  /// - Parameter countsDown: Whether digits roll as for a number that becomes smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digits roll up to a value.
  ///
  /// - Parameter value: The number, by whose change the direction is found.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// The image changes by a symbol effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// The image changes by a symbol effect.
  ///
  /// - Parameters:
  ///   - effect: How one image takes the place of the other.
  ///   - options: How often and how fast images move.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
