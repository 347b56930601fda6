@_spi(SwiftUI) import Observation
import PandoDependencies
import PandoSharing

/// The models that one evaluation read through Observation, including `Shared` values.
///
/// Observation cannot end a tracking from outside. A tracking that never ends stays in the registrars
/// of all objects it read, in a long-lived process for good. Each tracking therefore also reads ``end``
/// of its own object, and a change of ``end`` ends it. The object is kept until the next evaluation
/// has its own, so that no change is lost between the two.
final class ModelReads: ReadSource, Observable {
  private let registrar = ObservationRegistrar()

  /// The tracking reads this property, so that a change of it ends the tracking.
  private var end: Void {
    registrar.access(self, keyPath: \.end)
  }

  /// Guarded by `lock`.
  private var isEnded = false
  private var lastChange: AnyKeyPath?
  /// The versions of shared places whose change was already reported.
  private var reportedVersions: [AnyKeyPath] = []
  private let lock = Lock()

  /// Runs `body` and tracks what it reads until ``cancel()``.
  ///
  /// - Parameter canEnd: Whether ``cancel()`` can end the tracking, which costs about as much as
  ///   reading one more property.
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

  private enum Outcome { case change, repetition, end }

  private func note(_ keyPath: AnyKeyPath?) -> Outcome {
    lock.withLock {
      if isEnded { return .end }
      lastChange = keyPath
      guard let keyPath, SharedTracking.isOneVersion(keyPath) else { return .change }
      if reportedVersions.contains(keyPath) { return .repetition }
      reportedVersions.append(keyPath)
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

  /// The key path of the last change, as the observed object names it.
  var changedKeyPath: AnyKeyPath? {
    lock.withLock { lastChange }
  }
}

// Sendable because `lock` or the queue's lock guards each variable, or the main actor owns it.
extension ModelReads: @unchecked Sendable {}
