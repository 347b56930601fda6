import PandoSharing

extension SharedKeyTrial {
  func brokenValue(_ breakValue: @Sendable () async throws -> Void) async throws {
    let key = place.makeKey()
    try await breakValue()
    try await expectError(key, .initialValue(value(0)))
    try await expectError(key, .userInitiated)
    let shared = Shared(wrappedValue: value(1), key)
    try await wait(
      until: { shared.loadError != nil },
      orFail: "a shared value has no `loadError` \(timeout) after it met a broken value"
    )
    try expect("a shared value that met a broken one", shared.wrappedValue, is: value(1))
    shared.withLock { $0 = value(2) }
    try await shared.save()
    try expect("what is loaded after a save", try await load(key), is: value(2))
    try await wait(
      until: { shared.loadError == nil },
      orFail: "a shared value still has a `loadError` \(timeout) after it was saved"
    )
  }

  private func expectError(_ key: Key, _ context: LoadContext<Value>) async throws {
    guard case .success(let value) = try await loadResult(key, context) else { return }
    throw failure("a load of a broken value brings \(text(value)), and should be an error")
  }

  func brokenChange(
    _ breakValue: @Sendable () async throws -> Void,
    _ write: @Sendable (Value) async throws -> Void
  ) async throws {
    let key = place.makeKey()
    try await save(value(1), key)
    let (reports, subscription) = try await observe(key)
    defer { subscription.cancel() }
    try await breakValue()
    guard let report = await reports.next(within: timeout) else {
      throw failure("a value that broke was not reported within \(timeout)")
    }
    if case .success(let value) = report {
      throw failure("a value that broke was reported as \(text(value)), and should be an error")
    }
    for number in 2...3 {
      try await write(value(number))
      try await expect(reports, brings: value(number))
    }
    try expect(
      reports.all.count == 3,
      "there were \(reports.all.count) reports of a broken value and two good ones"
    )
    try expect("what is loaded after that", try await load(key), is: value(3))
  }
}
