public import Foundation
public import PandoSharing

/// Keeps the state of a store in the storage of a shared key: in app storage, in a database, or in any other
/// with a `SharedKey`.
///
/// ```swift
/// Store<State, Empty, Empty>(storage: SharedKeyPersistentStorage(.appStorage("draft")))
/// ```
///
/// The value of the key is a `Data?` with a JSON object, or the state itself.
public struct SharedKeyPersistentStorage: SharedPersistentStorage {
  private let make: () -> any ValueChannel

  /// A storage that keeps JSON; the value is nil when nothing is stored.
  public init<Key: SharedKey>(_ key: Key) where Key.Value == Data? {
    make = {
      SharedValueChannel(
        Shared<Data?>(wrappedValue: nil, key),
        name: key.displayName,
        empty: nil,
        read: { $0 },
        write: { $0 }
      )
    }
  }

  /// A storage that keeps the state itself, or another type that is encoded like it. Fields that are not
  /// persisted have their defaults there.
  @_disfavoredOverload
  public init<Key: SharedKey>(_ key: Key) where Key.Value: AnyState {
    make = {
      SharedValueChannel(
        Shared<Key.Value>(wrappedValue: Key.Value(), key),
        name: key.displayName,
        empty: Key.Value(),
        read: { try StateRecord<Key.Value>($0).data },
        write: { try StateRecord<Key.Value>(restorable: $0).merged(into: Key.Value()) }
      )
    }
  }

  func channel<State: AnyState>(for type: State.Type) -> any StateChannel<State> {
    SharedChannel<State>(make())
  }

  /// Saves the data of a state.
  public func save(_ data: Data) throws {
    try make().save(data) { _ in }
  }
  /// The stored data, as far as it is loaded.
  public func restore() throws -> Data? { try make().current() }
  /// Removes the stored data.
  public func purge() throws { make().purge { _ in } }
}

/// Reads and writes data as a shared value.
@MainActor
protocol ValueChannel: AnyObject {
  func save(_ data: Data, report: @escaping @MainActor (any Error) -> Void) throws
  func current() throws -> Data?
  /// The name in messages.
  var name: String { get }
  /// Whether unreadable data is preserved when something else is saved.
  var keepsUnreadable: Bool { get }
  /// Whether the value is still being loaded.
  var isLoading: Bool { get }
  func load() async throws
  func purge(report: @escaping @MainActor (any Error) -> Void)
}

/// ``ValueChannel`` with a value of a known type.
@MainActor
final class SharedValueChannel<Value: Sendable>: ValueChannel {
  let name: String
  let keepsUnreadable: Bool
  private let shared: Shared<Value>
  private let empty: Value
  private let read: (Value) throws -> Data?
  private let write: (Data) throws -> Value

  init(
    _ shared: Shared<Value>,
    name: String,
    keepsUnreadable: Bool = false,
    empty: Value,
    read: @escaping (Value) throws -> Data?,
    write: @escaping (Data) throws -> Value
  ) {
    (self.name, self.keepsUnreadable) = (name, keepsUnreadable)
    (self.shared, self.empty, self.read, self.write) = (shared, empty, read, write)
  }

  func save(_ data: Data, report: @escaping @MainActor (any Error) -> Void) throws {
    set(try write(data), report)
  }

  func purge(report: @escaping @MainActor (any Error) -> Void) { set(empty, report) }

  private func set(_ value: Value, _ report: @escaping @MainActor (any Error) -> Void) {
    var value = value
    shared.withLock { swap(&$0, &value) }
    // The change is being saved already; this waits for the outcome.
    Task { [shared] in
      do { try await shared.save() } catch { report(error) }
    }
  }

  func current() throws -> Data? {
    if let error = shared.loadError { throw error }
    return try read(shared.untracked)
  }

  var isLoading: Bool { shared.isLoading }
  func load() async throws { try await shared.load() }
}

/// The channel to a storage that is shared state.
@MainActor
final class SharedChannel<State: AnyState>: StateChannel {
  private let channel: any ValueChannel
  /// Whether the stored data can be restored; true if nothing is stored, nil before the data was read.
  private var isUnderstood: Bool?

  init(_ channel: any ValueChannel) { self.channel = channel }

  func save(_ record: StateRecord<State>, report: @escaping @MainActor (any Error) -> Void) {
    do {
      if !channel.keepsUnreadable {
        if isUnderstood == nil { _ = try self.record() }
        if isUnderstood == false { throw StorageError.keepsUnreadable(channel.name) }
      }
      try channel.save(record.data, report: report)
    } catch {
      report(error)
    }
  }

  func restore(_ take: @escaping @MainActor (Result<StateRecord<State>?, any Error>) -> Void) {
    guard channel.isLoading else { return take(Result { try record() }) }
    Task { [self] in
      do {
        try await channel.load()
        take(Result { try record() })
      } catch {
        take(.failure(error))
      }
    }
  }

  private func record() throws -> StateRecord<State>? {
    isUnderstood = false
    let record = try channel.current().map { data in
      do {
        return try StateRecord<State>(restorable: data)
      } catch {
        throw StorageError.unreadable(channel.name, error)
      }
    }
    isUnderstood = true
    return record
  }

  func purge(report: @escaping @MainActor (any Error) -> Void) {
    channel.purge(report: report)
    isUnderstood = true
  }
}
