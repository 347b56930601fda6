import PandoSharing

extension SharedKeyTrial {
  func identity() async throws {
    let key = place.makeKey()
    let before = key.id
    try expect(
      place.makeKey().id == before && place.makeKey().id.hashValue == before.hashValue,
      "two keys of one place have different ids"
    )
    try await save(value(1), key)
    _ = try await load(key)
    try expect(
      key.id == before && place.makeKey().id == before,
      "the id is another one after a save"
    )
    try expect(otherPlace?.makeKey().id != before, "keys of two places have equal ids")
  }

  func firstLoad() async throws {
    let first = try await load(place.makeKey(), .initialValue(value(0)))
    try expect(
      first == nil || first == value(0),
      "a first load of an empty place brings \(text(first)), which nobody has saved"
    )
    try expect("a load of an empty place", try await load(place.makeKey()), is: nil)
  }

  func saveThenLoad() async throws {
    let key = place.makeKey()
    for (number, context) in [SaveContext.didSet, .userInitiated].enumerated() {
      try await save(value(number), key, context)
      try expect("what is loaded after a save", try await load(key), is: value(number))
      try expect(
        "what another key of the place loads",
        try await load(place.makeKey(), .initialValue(value(9))),
        is: value(number)
      )
    }
  }

  func replacement() async throws {
    let key = place.makeKey()
    // The last one is neither the first nor the largest.
    for number in [2, 3, 1] { try await save(value(number), key) }
    try expect("what is loaded after three saves", try await load(key), is: value(1))
  }

  func quickSaves() async throws {
    let key = place.makeKey()
    for number in 1...100 {
      try await save(value(number), key)
      try expect("what is loaded after save \(number)", try await load(key), is: value(number))
    }
    let shared = Shared(wrappedValue: value(0), place.makeKey())
    for number in 101...200 { shared.withLock { $0 = value(number) } }
    try await shared.save()
    try expect(
      "what is loaded after 100 mutations and a save",
      try await load(key),
      is: value(200)
    )
  }

  func sharedRoot() async throws {
    let first = Shared(wrappedValue: value(0), place.makeKey())
    let second = Shared(wrappedValue: value(9), place.makeKey())
    try expect("the second shared value", second.wrappedValue, is: value(0))
    first.withLock { $0 = value(1) }
    try expect("the second, after a change of the first,", second.wrappedValue, is: value(1))
    second.withLock { $0 = value(2) }
    try expect("the first, after a change of the second,", first.wrappedValue, is: value(2))
    try await first.save()
    try expect("what is loaded after `save()`", try await load(place.makeKey()), is: value(2))
  }

  func lastValue() async throws {
    let key = RecordingKey(base: place.makeKey())
    change(key, to: 1...10)
    while true {
      guard let save = await key.saves.next(within: timeout) else {
        throw failure("the last value was not saved within \(timeout)")
      }
      try save.result.get()
      if save.value == value(10) { break }
    }
    try expect("what is loaded when all are gone", try await load(place.makeKey()), is: value(10))
    let again = Shared(wrappedValue: value(0), place.makeKey())
    try await again.load()
    try expect("a shared value made after that", again.wrappedValue, is: value(10))
  }

  /// Changes a shared value that is gone when this returns.
  private func change(_ key: RecordingKey<Key>, to numbers: ClosedRange<Int>) {
    let shared = Shared(wrappedValue: value(0), key)
    for number in numbers { shared.withLock { $0 = value(number) } }
  }
}
