import Foundation
import Observation
public import PandoSharing

/// The other side of a ``SharedKeyConformance``, in a program of its own: it uses a place at the same time as the test.
///
/// ```swift
/// @main enum CaptionWorker {
///   static func main() async throws {
///     let photo = URL(filePath: CommandLine.arguments[1])
///     try await SharedKeyWorker.run(.caption(of: photo)) { "caption \($0)" }
///   }
/// }
/// ```
///
/// A test target that depends on such an executable target finds the program beside its own.
public enum SharedKeyWorker {
  /// Does what the test asks for, line by line of the standard input, until that ends. The standard output has the
  /// answers, so nothing else may be written there.
  ///
  /// - Parameters:
  ///   - key: A key of the place.
  ///   - fields: The parts of a value, as the conformance has them.
  ///   - value: Makes a value out of a number, as the conformance does.
  /// - Throws: Nothing; errors are answers.
  public static func run<Key: SharedKey>(
    _ key: Key,
    fields: SharedKeyFields<Key.Value>? = nil,
    value: @escaping @Sendable (Int) -> Key.Value
  ) async throws where Key.Value: Equatable {
    let shared = Shared(wrappedValue: value(0), key)
    let work = SharedKeyWork(shared: shared, fields: fields, value: value)
    say("ready")
    while let line = readLine() {
      do {
        try await work.perform(line.split(separator: " "))
        say("done")
      } catch {
        say("error \(String(describing: error).replacing("\n", with: " "))")
      }
    }
  }

  static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}

/// The requests of a check.
enum SharedKeyRequest: String {
  /// Sets the value of a number, and saves it.
  case set
  /// Waits for the value of a number.
  case await
  /// Sets a field to a number, and saves it.
  case write
  /// Waits for a number in a field.
  case awaitField
  /// Adds 1 to a field as often as requested, each time in a transaction.
  case add
  /// Saves the values of all numbers from one on, and reports each once it is durable.
  case loop
  /// The same with the numbers in a field.
  case loopField
  /// The same in transactions.
  case loopTransaction
  /// Loads the value forever, and reports each load.
  case loopLoad
}

struct SharedKeyWork<Value: Equatable & Sendable>: Sendable {
  let shared: Shared<Value>
  let fields: SharedKeyFields<Value>?
  let value: @Sendable (Int) -> Value

  /// A request that this worker does not understand.
  struct Unknown: Error {
    var request: String
  }

  func perform(_ words: [Substring]) async throws {
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard let request = words.first.flatMap({ SharedKeyRequest(rawValue: String($0)) }),
      let first = numbers.first, let last = numbers.last
    else { throw Unknown(request: words.joined(separator: " ")) }
    switch request {
    case .set: try await set(first)
    case .await: await wait { shared.wrappedValue == value(first) }
    case .write: try await write(first, last)
    case .awaitField:
      let fields = try known()
      await wait { fields.read(shared.wrappedValue, first) == last }
    case .add:
      let fields = try known()
      for _ in 0..<last {
        try await shared.transaction { fields.write(&$0, first, fields.read($0, first) + 1) }
      }
    case .loop:
      for number in first... {
        try await set(number)
        SharedKeyWorker.say("\(number)")
      }
    case .loopTransaction:
      let fields = try known()
      for number in last... {
        try await shared.transaction { fields.write(&$0, first, number) }
        SharedKeyWorker.say("\(number)")
      }
    case .loopLoad:
      while true {
        try await shared.load()
        SharedKeyWorker.say("\(first)")
      }
    case .loopField:
      for number in last... {
        try await write(first, number)
        SharedKeyWorker.say("\(number)")
      }
    }
  }

  private func set(_ number: Int) async throws {
    shared.withLock { $0 = value(number) }
    try await shared.save()
  }

  private func write(_ field: Int, _ number: Int) async throws {
    let fields = try known()
    shared.withLock { fields.write(&$0, field, number) }
    try await shared.save()
  }

  private func known() throws -> SharedKeyFields<Value> {
    guard let fields else { throw Unknown(request: "one for fields, of which it has none") }
    return fields
  }

  private func wait(until condition: () -> Bool) async {
    let changes = Mailbox<Void>()
    while !withObservationTracking(condition, onChange: { changes.put(()) }) {
      _ = await changes.next(within: .seconds(3600))
    }
  }
}
