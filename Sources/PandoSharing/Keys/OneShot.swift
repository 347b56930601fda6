internal import IssueReporting
import Synchronization

/// A callback that must be called exactly once.
///
/// A second call is reported and ignored. A one-shot that is released without a call is reported,
/// and calls back with an error, so that no caller waits forever. Reports are issues, unless
/// `onMisuse` takes them.
final class OneShot<Output>: Sendable {
  private let isResumed = Atomic(false)
  private let kind: String
  private let key: @Sendable () -> String
  private let onMisuse: (@Sendable (String) -> Void)?
  private let callback: @Sendable (Result<Output, any Error>) -> Void

  init(
    kind: String,
    key: @escaping @Sendable () -> String,
    onMisuse: (@Sendable (String) -> Void)? = nil,
    callback: @escaping @Sendable (Result<Output, any Error>) -> Void
  ) {
    self.kind = kind
    self.key = key
    self.onMisuse = onMisuse
    self.callback = callback
  }

  deinit {
    guard !isResumed.load(ordering: .acquiring) else { return }
    let key = key()
    report(
      """
      \(kind) of \(key.isEmpty ? "an unnamed key" : key) was released without being resumed. \
      Resume it exactly once on every path through the key.
      """
    )
    callback(
      .failure(
        SharedError(
          .continuationDropped,
          key: key,
          reason: "the key released its \(kind) without resuming it",
          remedy: "Resume the continuation exactly once on every path."
        )
      )
    )
  }

  func resume(with result: Result<Output, any Error>) {
    guard !isResumed.exchange(true, ordering: .acquiringAndReleasing) else {
      let key = key()
      report(
        """
        \(kind) of \(key.isEmpty ? "an unnamed key" : key) was resumed more than once. Only the \
        first result counts; resume it exactly once.
        """
      )
      return
    }
    callback(result)
  }

  private func report(_ message: String) {
    if let onMisuse { onMisuse(message) } else { reportIssue(message) }
  }
}
