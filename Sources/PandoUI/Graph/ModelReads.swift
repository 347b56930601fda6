@_spi(SwiftUI) import Observation
import PandoDependencies

/// The models that one evaluation read through Observation, `Shared` among them.
///
/// Observation offers no way to end a tracking from outside, and one that was never ended stays in
/// the registrars of everything it read: in a process that lives long, for good. Each tracking
/// therefore also reads ``end`` of its own object, and changing that is how it is ended. The object
/// is kept until the next evaluation has its own, so that no change falls between the two.
final class ModelReads: ReadSource, Observable {
  private let registrar = ObservationRegistrar()

  /// What a tracking reads so that it can be ended.
  private var end: Void {
    registrar.access(self, keyPath: \.end)
  }

  /// Guarded by `lock`.
  private var isEnded = false
  private var lastChange: AnyKeyPath?
  private let lock = Lock()

  /// Runs `body` and tracks what it reads until ``cancel()``.
  ///
  /// - Parameter canEnd: Whether the tracking is made so that it can be ended, which costs about as
  ///   much as reading one more property.
  @inline(__always)
  func track<R>(canEnd: Bool, _ body: () -> R) -> R {
    withObservationTracking(
      {
        if canEnd { _ = end }
        return body()
      },
      didSet: { [self] tracking in
        lock.lock()
        let isEnded = self.isEnded
        if !isEnded { lastChange = tracking.changed }
        lock.unlock()
        if isEnded { tracking.cancel() } else { changed() }
      }
    )
  }

  /// Ends the tracking.
  func cancel() {
    lock.lock()
    isEnded = true
    lock.unlock()
    registrar.withMutation(of: self, keyPath: \.end) {}
  }

  /// What changed last, as its owner names it.
  var changedKeyPath: AnyKeyPath? {
    lock.withLock { lastChange }
  }
}

// Sendable because what changes after the initializer is guarded by `lock`, by the lock of the
// queue, or touched on the main actor only.
extension ModelReads: @unchecked Sendable {}
