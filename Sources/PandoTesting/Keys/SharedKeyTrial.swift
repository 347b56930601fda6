import CustomDump
import Observation
import PandoSharing

/// One check of one key, with the operations and expectations that the checks share.
struct SharedKeyTrial<Key: SharedKey>: Sendable where Key.Value: Equatable {
  typealias Value = Key.Value
  typealias Report = Result<Value?, any Error>

  let check: SharedKeyCheck
  let place: SharedKeyPlace<Key>
  let otherPlace: SharedKeyPlace<Key>?
  let value: @Sendable (Int) -> Value
  let fields: SharedKeyFields<Value>?
  let timeout: Duration

  // MARK: Operations

  func load(_ key: Key, _ context: LoadContext<Value> = .userInitiated) async throws -> Value? {
    try await loadResult(key, context).get()
  }

  func loadResult(
    _ key: Key,
    _ context: LoadContext<Value> = .userInitiated
  ) async throws -> Report {
    let answers = Mailbox<Report>()
    key.load(
      context: context,
      // Only the check for answers counts them.
      continuation: LoadContinuation(key.displayName, onMisuse: { _ in }) { answers.put($0) }
    )
    guard let answer = await answers.next(within: timeout) else {
      throw failure("a load was not answered within \(timeout)")
    }
    return answer
  }

  func save(_ value: Value, _ key: Key, _ context: SaveContext = .didSet) async throws {
    let answers = Mailbox<Result<Void, any Error>>()
    key.save(
      value,
      context: context,
      continuation: SaveContinuation(key.displayName, onMisuse: { _ in }) { answers.put($0) }
    )
    guard let answer = await answers.next(within: timeout) else {
      throw failure("a save was not answered within \(timeout)")
    }
    try answer.get()
  }

  /// Loads the value and subscribes to later changes, as a shared value does.
  func observe(_ key: Key) async throws -> (reports: Mailbox<Report>, SharedSubscription) {
    _ = try await load(key, .initialValue(value(0)))
    let reports = Mailbox<Report>()
    let subscription = key.subscribe(
      context: .initialValue(value(0)),
      subscriber: SharedSubscriber(callback: { reports.put($0) })
    )
    return (reports, subscription)
  }

  // MARK: Expectations

  func failure(_ reason: String, underlying: (any Error)? = nil) -> SharedKeyConformanceFailure {
    SharedKeyConformanceFailure(
      check: check,
      key: place.makeKey().displayName,
      reason: reason,
      underlying: underlying
    )
  }

  func expect(_ condition: Bool, _ reason: @autoclosure () -> String) throws {
    guard !condition else { return }
    throw failure(reason())
  }

  func expect(_ what: String, _ actual: Value?, is expected: Value?) throws {
    try expect(actual == expected, "\(what) is \(text(actual)), not \(text(expected))")
  }

  /// Waits for the next report and expects this value in it.
  func expect(_ reports: Mailbox<Report>, brings expected: Value) async throws {
    guard let report = await reports.next(within: timeout) else {
      throw failure("a change to \(text(expected)) was not reported within \(timeout)")
    }
    switch report {
    case .success(let value):
      try expect("the value that was reported", value, is: expected)
    case .failure(let error):
      throw failure(
        "a change to \(text(expected)) was reported as an error: \(error)",
        underlying: error
      )
    }
  }

  /// Waits until an observable condition holds.
  func wait(
    until condition: () -> Bool,
    orFail reason: @autoclosure () -> String
  ) async throws {
    let changes = Mailbox<Void>()
    while !withObservationTracking(condition, onChange: { changes.put(()) }) {
      guard await changes.next(within: timeout) != nil else { throw failure(reason()) }
    }
  }

  func text(_ value: Value?) -> String {
    guard let value else { return "no value" }
    return String(customDumping: value)
  }
}
