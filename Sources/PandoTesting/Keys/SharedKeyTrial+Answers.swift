import PandoSharing

extension SharedKeyTrial {
  func answers() async throws {
    let key = place.makeKey()
    try await answersOnce(toLoad: key, .initialValue(value(0)))
    try await answersOnce(toLoad: key, .userInitiated)
    for number in 1...3 {
      try await answersOnce(toSave: value(number), key, .didSet)
      try await answersOnce(toSave: value(number + 10), key, .userInitiated)
      try await answersOnce(toLoad: key, .initialValue(value(0)))
      try await answersOnce(toLoad: key, .userInitiated)
    }
    guard let breakValue = place.outside.breakValue else { return }
    try await breakValue()
    try await answersOnce(toLoad: key, .initialValue(value(0)))
    try await answersOnce(toLoad: key, .userInitiated)
    try await answersOnce(toSave: value(1), key, .didSet)
  }

  private func answersOnce(toLoad key: Key, _ context: LoadContext<Value>) async throws {
    try await expectOneAnswer(to: "load") { watch in
      key.load(
        context: context,
        continuation: LoadContinuation(key.displayName, onMisuse: watch.misuse.put) { _ in
          watch.answers.put(())
        }
      )
    }
  }

  private func answersOnce(
    toSave value: Value,
    _ key: Key,
    _ context: SaveContext
  ) async throws {
    try await expectOneAnswer(to: "save") { watch in
      key.save(
        value,
        context: context,
        continuation: SaveContinuation(key.displayName, onMisuse: watch.misuse.put) { _ in
          watch.answers.put(())
        }
      )
    }
  }

  /// Counts answers until the key has released the continuation, after which there can be no more.
  private func expectOneAnswer(
    to operation: String,
    _ body: (AnswerWatch) -> Void
  ) async throws {
    let (answers, misuse, end) = (Mailbox<Void>(), Mailbox<String>(), Mailbox<Void>())
    body(AnswerWatch(answers: answers, misuse: misuse, end: end))
    let isOver = await end.next(within: timeout) != nil
    try expect(!answers.all.isEmpty, "a \(operation) was not answered within \(timeout)")
    if let message = misuse.all.first { throw failure(message) }
    try expect(
      isOver,
      """
      \(operation) continuations are kept for longer than \(timeout) after they were resumed. Let \
      go of them.
      """
    )
  }
}

/// Held by a continuation, so that its `deinit` shows when the continuation was released.
private final class AnswerWatch: Sendable {
  let answers: Mailbox<Void>
  let misuse: Mailbox<String>
  private let end: Mailbox<Void>

  init(answers: Mailbox<Void>, misuse: Mailbox<String>, end: Mailbox<Void>) {
    self.answers = answers
    self.misuse = misuse
    self.end = end
  }

  deinit { end.put(()) }
}
