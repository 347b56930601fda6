import Dispatch
import Foundation

/// Tells whether code runs on the main actor, which is not always the main thread: once the main thread
/// waits for work, Dispatch takes the main queue's to others.
enum MainQueue {
  private static let key = DispatchSpecificKey<Void>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: ())

  static var isCurrent: Bool {
    mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }
}
