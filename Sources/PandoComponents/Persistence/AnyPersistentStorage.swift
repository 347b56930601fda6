public import Foundation

/// The storage of a store's state. Conform to the protocol to keep the state elsewhere:
///
/// ```swift
/// struct CookieStorage: AnyPersistentStorage {
///   func save(_ data: Data) throws { try jar.set("state", data) }
///   func restore() throws -> Data? { try jar.get("state") }
///   func purge() throws { try jar.remove("state") }
/// }
/// ```
///
/// The data is a JSON object with the persisted fields. The methods are called on the main actor,
/// and the errors that they throw are reported. Data that could not be restored is not overwritten.
@MainActor @preconcurrency
public protocol AnyPersistentStorage {
  /// Saves data in place of what is stored.
  func save(_ data: Data) throws

  /// The stored data; nil if there is none.
  func restore() throws -> Data?

  /// Removes the stored data.
  func purge() throws
}

/// A storage that keeps nothing.
public struct EmptyPersistentStorage: AnyPersistentStorage {
  /// A storage that keeps nothing.
  public nonisolated init() {}

  /// Does nothing.
  public func save(_ data: Data) {}
  /// Always nil.
  public func restore() -> Data? { nil }
  /// Does nothing.
  public func purge() {}
}

/// A storage that keeps data as a value of shared state.
protocol SharedPersistentStorage: AnyPersistentStorage {
  func channel<State: AnyState>(for type: State.Type) -> any StateChannel<State>
}

/// Saves and restores the state of a store in its storage.
@MainActor
protocol StateChannel<State>: AnyObject {
  associatedtype State: AnyState

  /// - Parameter report: Called with an error, maybe after the call has returned.
  func save(_ record: StateRecord<State>, report: @escaping @MainActor (any Error) -> Void)

  /// - Parameter take: Called with the stored record; later, if it has to be loaded first.
  func restore(_ take: @escaping @MainActor (Result<StateRecord<State>?, any Error>) -> Void)

  func purge(report: @escaping @MainActor (any Error) -> Void)
}
