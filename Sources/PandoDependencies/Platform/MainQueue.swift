import Dispatch

/// The queue of the main actor. The current thread does not identify it: after `dispatchMain` any
/// thread may run it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on this queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
