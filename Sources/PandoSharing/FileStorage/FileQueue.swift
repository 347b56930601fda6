import Dispatch

/// Runs the work on one file in order: off the caller's thread, or immediately for files in memory.
enum FileQueue: Sendable {
  case inline(InlineQueue)
  case serial(DispatchQueue)

  func async(_ work: @escaping @Sendable () -> Void) {
    switch self {
    case .inline(let queue): queue.async(work)
    case .serial(let queue): queue.async(execute: work)
    }
  }

  func async(after seconds: Double, _ work: @escaping @Sendable () -> Void) {
    switch self {
    case .inline(let queue): queue.async(work)
    case .serial(let queue): queue.asyncAfter(deadline: .now() + seconds, execute: work)
    }
  }
}
