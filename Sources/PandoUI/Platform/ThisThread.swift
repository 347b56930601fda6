import Foundation

/// The thread that is running.
enum ThisThread {
  /// Whether it is the one that runs the main actor.
  static var isMain: Bool { Thread.isMainThread }
}
