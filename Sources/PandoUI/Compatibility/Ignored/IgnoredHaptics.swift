public import Foundation

/// Haptic feedback. No effect here: browsers have no haptic feedback.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Gets ready. No effect here: browsers have no haptic feedback.
  public func prepare() {}
}

/// Haptic feedback for the outcome of a task. No effect here: browsers have no haptic feedback.
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

  /// Reports the outcome of a task. No effect here: browsers have no haptic feedback.
  ///
  /// - Parameter notificationType: The outcome.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Haptic feedback for an impact. No effect here: browsers have no haptic feedback.
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

  /// Gives the feedback of an impact. No effect here: browsers have no haptic feedback.
  public func impactOccurred() {}

  /// Gives the feedback of an impact. No effect here: browsers have no haptic feedback.
  ///
  /// - Parameter intensity: How hard, from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for a changed selection. No effect here: browsers have no haptic feedback.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports that the selection changed. No effect here: browsers have no haptic feedback.
  public func selectionChanged() {}
}
