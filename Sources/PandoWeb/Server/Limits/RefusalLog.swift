import Logging
import PandoDependencies

/// What a server refuses, in its log: so many a second in full, and how many more there were in a line
/// at the end of the second, so that who is refused often does not fill the disk.
final class RefusalLog: Sendable {
  private struct State {
    var left = RefusalLog.limit
    var more: [String: Int] = [:]
  }

  /// How many are said in full each second.
  static let limit = 10

  private let logger: Logger
  private let state = Locked(State())

  init(_ logger: Logger) {
    self.logger = logger
  }

  /// Something was refused. May be called from any thread.
  ///
  /// - Parameters:
  ///   - words: What, in words that no request can choose.
  ///   - reason: Why, in such words.
  func note(_ words: String, reason: String) {
    let isSaid = state.withLock { state in
      if state.left > 0 {
        state.left -= 1
        return true
      }
      state.more["\(words): \(reason)", default: 0] += 1
      return false
    }
    if isSaid { logger.info("\(words)", metadata: ["reason": "\(reason)"]) }
  }

  /// A second is over.
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
