import PandoSharing

extension SharedKeyTrial {
  func ownSaves() async throws {
    let key = place.makeKey()
    let (reports, subscription) = try await observe(key)
    defer { subscription.cancel() }
    for number in 1...3 { try await save(value(number), key) }
    _ = try await load(key)
    if let write = place.outside.write {
      // A report of the saves would come before the report of this change.
      try await write(value(9))
      try await expect(reports, brings: value(9))
    }
    let expected = place.outside.write == nil ? 0 : 1
    try expect(
      reports.all.count == expected,
      "\(reports.all.count - expected) reports came after saves of the key itself"
    )
  }

  func outsideChange(_ write: @Sendable (Value) async throws -> Void) async throws {
    let key = place.makeKey()
    let (reports, subscription) = try await observe(key)
    defer { subscription.cancel() }
    try await write(value(1))
    try await expect(reports, brings: value(1))
    try await save(value(2), key)
    // The first write restores the value from before the save.
    for number in [1, 3, 4, 5] {
      try await write(value(number))
      try await expect(reports, brings: value(number))
    }
    try expect("what is loaded after the changes", try await load(key), is: value(5))
    try expect(
      reports.all.count == 5,
      "there were \(reports.all.count) reports of 5 changes made outside"
    )
  }

  func followedChange(_ write: @Sendable (Value) async throws -> Void) async throws {
    let shared = Shared(wrappedValue: value(0), place.makeKey())
    try await shared.load()
    func follow(_ number: Int) async throws {
      try await write(value(number))
      try await wait(
        until: { shared.wrappedValue == value(number) },
        orFail: """
          a change made outside to \(text(value(number))) did not reach a shared value within \
          \(timeout): it is \(text(shared.wrappedValue))
          """
      )
    }
    try await follow(1)
    shared.withLock { $0 = value(2) }
    try await shared.save()
    try await follow(3)
    try expect("what is loaded after the changes", try await load(place.makeKey()), is: value(3))
  }

  func cancellation(_ write: @Sendable (Value) async throws -> Void) async throws {
    let key = place.makeKey()
    let (reports, subscription) = try await observe(key)
    subscription.cancel()
    let (others, other) = try await observe(key)
    defer { other.cancel() }
    try await write(value(1))
    try await expect(others, brings: value(1))
    try await write(value(2))
    try await expect(others, brings: value(2))
    try expect(reports.all.isEmpty, "a subscription reports a change after it was cancelled")
  }

  func removal(_ remove: @Sendable () async throws -> Void) async throws {
    let key = place.makeKey()
    try await save(value(1), key)
    let (reports, subscription) = try await observe(key)
    defer { subscription.cancel() }
    try await remove()
    guard let report = await reports.next(within: timeout) else {
      throw failure("the loss of the value was not reported within \(timeout)")
    }
    if case .success(let value?) = report {
      throw failure("the loss of the value was reported as a change to \(text(value))")
    }
    try expect("a load after the value was removed", try await load(key), is: nil)
    var expected = 1
    if let write = place.outside.write {
      try await write(value(2))
      try await expect(reports, brings: value(2))
      expected = 2
    }
    try await save(value(3), key)
    try expect("what is loaded after the next save", try await load(key), is: value(3))
    try expect(
      reports.all.count == expected,
      "there were \(reports.all.count) reports of \(expected) changes made outside"
    )
  }
}
