extension View {
  /// No effect here: browsers have no haptic feedback.
  ///
  /// - Parameters:
  ///   - feedback: What is felt when the trigger changes.
  ///   - trigger: The value whose changes are felt.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }

  /// No effect here: browsers have no haptic feedback.
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

  /// No effect here: browsers have no haptic feedback.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes are felt.
  ///   - feedback: Takes the old and the new value, and says what is felt. It is never called.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// No effect here: browsers have no haptic feedback.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes are felt.
  ///   - feedback: Says what is felt when the trigger changes. It is never called.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// No effect here: an effect applies to the view to which it is added.
  ///
  /// - Parameter isEnabled: Whether effects from further out are left out.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// Haptic feedback of a device. No effect here: browsers have no haptic feedback.
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
