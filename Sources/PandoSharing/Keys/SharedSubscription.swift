import Synchronization

/// Ends a key's reports when it is cancelled or released. All copies are one subscription, which is
/// released with the last of them.
public struct SharedSubscription: Sendable {
  private final class Box: Sendable {
    private let isCancelled = Atomic(false)
    private let onCancel: @Sendable () -> Void

    init(_ onCancel: @escaping @Sendable () -> Void) {
      self.onCancel = onCancel
    }

    deinit {
      cancel()
    }

    func cancel() {
      guard !isCancelled.exchange(true, ordering: .acquiringAndReleasing) else { return }
      onCancel()
    }
  }

  private let box: Box

  /// Creates a subscription.
  ///
  /// - Parameter cancel: Called once, on the thread of the first ``cancel()`` or of the release of
  ///   the last copy.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    box = Box(cancel)
  }

  /// Ends the reports. Calling it again does nothing.
  public func cancel() {
    box.cancel()
  }
}
