internal import Foundation
internal import PandoSharing

extension MainActor {
  /// Whether the calling code runs on the main actor. Before `dispatchMain` that is the main thread, after
  /// it whichever thread runs the main queue.
  static var isCurrent: Bool { MainQueue.isCurrent || Thread.isMainThread }
}
