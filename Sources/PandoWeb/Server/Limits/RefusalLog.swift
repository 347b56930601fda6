import Logging
import PandoDependencies

/// Logs what the server refuses. The first refusals of a second have a line each, and the number of
/// the others is in one line at the end of the second, so that a client cannot fill the disk.
final class RefusalLog: Sendable {
  private struct State {
    var left = RefusalLog.limit
    var more: [String: Int] = [:]
  }

  /// The number of refusals that are logged one by one in a second.
  static let limit = 10

  private let logger: Logger
  private let state = Locked(State())

  init(_ logger: Logger) {
    self.logger = logger
  }

  /// Logs a refusal. May be called from any thread.
  ///
  /// - Parameters:
  ///   - words: The kind of refusal, without any text from a request.
  ///   - reason: Why it is refused, without any text from a request.
  func note(_ words: String, reason: String) {
    let isLogged = state.withLock { state in
      if state.left > 0 {
        state.left -= 1
        return true
      }
      state.more["\(words): \(reason)", default: 0] += 1
      return false
    }
    if isLogged { logger.info("\(words)", metadata: ["reason": "\(reason)"]) }
  }

  /// Logs the number of refusals that were left out in the second that ends.
  func endSecond() {
    let more = state.withLock { state in
      defer { state = State() }
      return state.more
    }
    guard !more.isEmpty else { return }
    logger.info(
      "\(more.values.reduce(0, +)) more were refused",
      metadata: ["reasons": .dictionary(more.mapValues { "\($0)" })]
    )
  }
}
