import Foundation
import PandoSharing

extension SharedKeyTrial {
  /// Starts a worker in another process of this machine, or on another machine.
  private func child(
    _ program: SharedKeyProgram,
    onAnotherMachine isElsewhere: Bool = false
  ) async throws -> SharedKeyChild {
    guard isElsewhere else { return try await SharedKeyChild(program, timeout: timeout) }
    let folder = FileManager.default.temporaryDirectory.appending(path: "machine-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await SharedKeyChild(program, folder: folder, timeout: timeout)
  }

  func exchange(_ program: SharedKeyProgram, onAnotherMachine isElsewhere: Bool) async throws {
    let shared = Shared(wrappedValue: value(0), place.makeKey())
    let other = try await child(program, onAnotherMachine: isElsewhere)
    for number in stride(from: 1, to: 20, by: 2) {
      shared.withLock { $0 = value(number) }
      try await shared.save()
      try await other.perform(.await, number)
      try await other.perform(.set, number + 1)
      try await wait(
        until: { shared.wrappedValue == value(number + 1) },
        orFail:
          "a change to \(text(value(number + 1))) by another process does not reach a shared value within \(timeout)"
      )
      try expect(
        "what is loaded after that",
        try await load(place.makeKey()),
        is: value(number + 1)
      )
    }
    other.kill()
  }

  func reconnection(
    _ program: SharedKeyProgram,
    _ fields: SharedKeyFields<Value>,
    _ connect: @Sendable (Bool) async throws -> Void
  ) async throws {
    let shared = Shared(wrappedValue: value(0), place.makeKey())
    let other = try await child(program)
    for round in 1...3 {
      try await connect(false)
      // The loss may be noticed only when somebody asks.
      do { try await shared.load() } catch {}
      try await wait(
        until: { shared.loadError != nil },
        orFail: "a shared value has no `loadError` \(timeout) after its connection was lost"
      )
      shared.withLock { fields.write(&$0, 0, round) }
      try expect(
        fields.read(shared.wrappedValue, 0) == round,
        "a change without a connection is not in memory"
      )
      try await other.perform(.write, 1, round)
      try await connect(true)
      try await other.perform(.awaitField, 0, round)
      try await wait(
        until: { fields.read(shared.wrappedValue, 1) == round && shared.loadError == nil },
        orFail: "what another process changed meanwhile is not there \(timeout) after a reconnect"
      )
    }
    other.kill()
  }

  func merge(_ program: SharedKeyProgram, _ fields: SharedKeyFields<Value>) async throws {
    let shared = Shared(wrappedValue: value(0), place.makeKey())
    let other = try await child(program)
    for round in 1...20 {
      // Both at the same time.
      try other.send(.write, 1, round)
      shared.withLock { fields.write(&$0, 0, round) }
      try await shared.save()
      try await other.answer()
      try await other.perform(.awaitField, 0, round)
      try await wait(
        until: { fields.read(shared.wrappedValue, 1) == round },
        orFail: "of two changes of different fields, that of another process is lost"
      )
      try expect(
        fields.read(shared.wrappedValue, 0) == round,
        "of two changes of different fields, that of this process is lost"
      )
    }
    other.kill()
  }

  func transaction(_ fields: SharedKeyFields<Value>) async throws {
    let others = place.others
    let shared = Shared(wrappedValue: value(0), place.makeKey())
    let again = Shared(wrappedValue: value(0), place.makeKey())
    shared.withLock { fields.write(&$0, 0, 0) }
    try await shared.save()
    let other =
      others.mergesChanges ? try await others.process.asyncMap { try await child($0) } : nil
    try other?.send(.add, 0, 100)
    try await withThrowingTaskGroup { group in
      for shared in [shared, again] {
        group.addTask {
          for _ in 0..<100 {
            try await shared.transaction { fields.write(&$0, 0, fields.read($0, 0) + 1) }
          }
        }
      }
      try await group.waitForAll()
    }
    try await other?.answer()
    let sum = other == nil ? 200 : 300
    try await wait(
      until: { fields.read(shared.wrappedValue, 0) >= sum },
      orFail: "\(sum) transactions that add 1 are \(fields.read(shared.wrappedValue, 0))"
    )
    try await shared.save()
    let loaded = try await load(place.makeKey())
    try expect(
      loaded.map { fields.read($0, 0) } == sum,
      "what is loaded after \(sum) transactions that add 1 is \(text(loaded))"
    )
    other?.kill()
  }

  func kill(_ program: SharedKeyProgram) async throws {
    var last = 0
    for _ in 1...10 {
      let other = try await child(program)
      try other.send(.loop, last + 1)
      last = try await lastSaved(by: other, since: last)
      let shared = Shared(wrappedValue: value(0), place.makeKey())
      // The save that was under way is done or not.
      try await wait(
        until: { [value(last), value(last + 1)].contains(shared.wrappedValue) },
        orFail:
          "after a process was killed that had saved \(last), there is \(text(shared.wrappedValue))"
      )
      if shared.wrappedValue == value(last + 1) { last += 1 }
    }
  }

  func kill(_ program: SharedKeyProgram, besides fields: SharedKeyFields<Value>) async throws {
    let shared = Shared(wrappedValue: value(0), place.makeKey())
    var last = 0
    for round in 1...12 {
      let other = try await child(program)
      let request = [SharedKeyRequest.loopField, .loopTransaction, .loopLoad][round % 3]
      try other.send(request, 1, last + 1)
      shared.withLock { fields.write(&$0, 0, round) }
      try await shared.save()
      let saved = try await lastSaved(by: other, since: last)
      if request != .loopLoad { last = saved }
      try await wait(
        until: { [last, last + 1].contains(fields.read(shared.wrappedValue, 1)) },
        orFail: """
          a process that was killed had saved \(last), and there is \
          \(fields.read(shared.wrappedValue, 1))
          """
      )
      let loaded = try await load(place.makeKey())
      let kept = loaded.map { fields.read($0, 0) }
      try expect(
        kept == round,
        "the change of this process is \(kept ?? 0), not \(round), after another was killed"
      )
      last = max(last, loaded.map { fields.read($0, 1) } ?? 0)
    }
  }

  /// Kills a process that saves in a loop, at any step of it.
  ///
  /// - Returns: The last number that it saved for certain.
  private func lastSaved(by other: SharedKeyChild, since last: Int) async throws -> Int {
    var last = last
    for _ in 0..<Int.random(in: 0...9) { last = Int(try await other.next()) ?? last }
    other.kill()
    while case let line = try await other.next(), line != "end" { last = Int(line) ?? last }
    return last
  }
}

extension Optional {
  fileprivate func asyncMap<R>(_ transform: (Wrapped) async throws -> R) async rethrows -> R? {
    guard let self else { return nil }
    return try await transform(self)
  }
}
