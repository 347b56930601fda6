internal import Foundation
internal import PandoDependencies

extension MainActor {
  /// Whether the caller runs on the main actor. Before `dispatchMain` that is the main thread, afterwards whichever
  /// thread runs the main queue.
  static var isCurrent: Bool { MainQueue.isCurrent || Thread.isMainThread }
}
