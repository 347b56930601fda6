import Dispatch

/// Where the work of one file is done, one thing after another: off the caller's thread, or, for
/// files in memory, at once.
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
