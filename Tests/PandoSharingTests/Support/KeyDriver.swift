import PandoSharing
import Testing

extension SharedReaderKey {
  /// The result of an initial load, which has to be available when `load` returns.
  func loadInitial(_ initial: Value) throws -> Value? {
    let probe = Probe<Result<Value?, any Error>>()
    load(
      context: .initialValue(initial),
      continuation: LoadContinuation("test") { probe.append($0) }
    )
    return try #require(probe.all.first).get()
  }

  /// The result of a load on request.
  func loadAgain() async throws -> Value? {
    let probe = Probe<Result<Value?, any Error>>()
    load(context: .userInitiated, continuation: LoadContinuation("test") { probe.append($0) })
    return try await probe.next().get()
  }

  /// Subscribes, and collects the reports.
  func observe() -> (probe: Probe<Result<Value?, any Error>>, subscription: SharedSubscription) {
    let probe = Probe<Result<Value?, any Error>>()
    let subscription = subscribe(
      context: .userInitiated,
      subscriber: SharedSubscriber(callback: { probe.append($0) })
    )
    return (probe, subscription)
  }

  /// The error of a load that must fail.
  func loadFailure(_ initial: Value) throws -> SharedError {
    do {
      let value = try loadInitial(initial)
      throw Unexpected(value: String(describing: value))
    } catch let error as SharedError {
      return error
    }
  }
}

extension SharedKey {
  func save(_ value: Value, _ context: SaveContext = .didSet) async throws {
    let probe = Probe<Result<Void, any Error>>()
    save(value, context: context, continuation: SaveContinuation("test") { probe.append($0) })
    try await probe.next().get()
  }

  func saveFailure(_ value: Value, _ context: SaveContext = .didSet) async throws -> SharedError {
    do {
      try await save(value, context)
      throw Unexpected(value: "saved")
    } catch let error as SharedError {
      return error
    }
  }
}

struct Unexpected: Error {
  var value: String
}
