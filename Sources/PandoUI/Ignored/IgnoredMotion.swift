/// What a device could let somebody feel.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// Something succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value became smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something fell into place.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The next step was reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that collide.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How soft things are that collide.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  /// Things of a weight collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Things of a softness collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Accepted. Nothing is felt, as on a device that has nothing to feel it with.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }

  /// Accepted. Nothing is felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Accepted. Nothing is felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// Accepted. Nothing is felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
