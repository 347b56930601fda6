import Dispatch

/// The queue that runs the main actor. Its thread is no sign of it: after `dispatchMain` any thread
/// may run it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on it.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
