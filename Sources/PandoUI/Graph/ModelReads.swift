@_spi(SwiftUI) import Observation
import PandoDependencies
import PandoSharing

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
  /// The versions of shared places that it was told of already.
  private var toldVersions: [AnyKeyPath] = []
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
        switch note(tracking.changed) {
        case .change: changed()
        case .repetition: break
        case .end: tracking.cancel()
        }
      }
    )
  }

  private enum Told { case change, repetition, end }

  private func note(_ keyPath: AnyKeyPath?) -> Told {
    lock.withLock {
      if isEnded { return .end }
      lastChange = keyPath
      guard let keyPath, SharedTracking.isOneVersion(keyPath) else { return .change }
      if toldVersions.contains(keyPath) { return .repetition }
      toldVersions.append(keyPath)
      return .change
    }
  }

  /// Ends the tracking.
  @MainActor
  func cancel() {
    lock.lock()
    isEnded = true
    lock.unlock()
    SharedTracking.end { registrar.withMutation(of: self, keyPath: \.end) {} }
  }

  /// What changed last, as its owner names it.
  var changedKeyPath: AnyKeyPath? {
    lock.withLock { lastChange }
  }
}

// What changes after the initializer is guarded by `lock`, by the lock of the queue, or belongs to
// the main actor. Sendable because of these three.
extension ModelReads: @unchecked Sendable {}
