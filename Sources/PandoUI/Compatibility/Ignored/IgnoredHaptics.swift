public import Foundation

/// Taps that are felt. No effect here: nothing is felt.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Gets ready. No effect here: nothing is felt.
  public func prepare() {}
}

/// Taps for the outcome of a task. No effect here: nothing is felt.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// It succeeded.
    case success
    /// It succeeded in part.
    case warning
    /// It failed.
    case error
  }

  /// Says the outcome of a task. No effect here: nothing is felt.
  ///
  /// - Parameter notificationType: The outcome.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Taps of things that meet. No effect here: nothing is felt.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of the impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Neither light nor heavy.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// Makes a generator.
  ///
  /// - Parameter style: The style of the impact.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Lets things meet. No effect here: nothing is felt.
  public func impactOccurred() {}

  /// Lets things meet. No effect here: nothing is felt.
  ///
  /// - Parameter intensity: How hard, from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Taps for a selection that changes. No effect here: nothing is felt.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Says that the selection changed. No effect here: nothing is felt.
  public func selectionChanged() {}
}
