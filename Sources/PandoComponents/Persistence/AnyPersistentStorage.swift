public import Foundation

/// Where the state of a store is kept. Conform to it to keep it somewhere else:
///
/// ```swift
/// struct CookieStorage: AnyPersistentStorage {
///   func save(_ data: Data) throws { try jar.set("state", data) }
///   func restore() throws -> Data? { try jar.get("state") }
///   func purge() throws { try jar.remove("state") }
/// }
/// ```
///
/// The data is a JSON object with the persisted fields. Its methods are called on the main actor. What
/// they throw is reported; a store whose data could not be restored is not saved over it.
@MainActor @preconcurrency
public protocol AnyPersistentStorage {
  /// Keeps data in place of what is kept.
  func save(_ data: Data) throws

  /// What is kept; nil if nothing is.
  func restore() throws -> Data?

  /// Forgets what is kept.
  func purge() throws
}

/// Keeps nothing.
public struct EmptyPersistentStorage: AnyPersistentStorage {
  /// A storage that keeps nothing.
  public nonisolated init() {}

  /// Does nothing.
  public func save(_ data: Data) {}
  /// Nothing.
  public func restore() -> Data? { nil }
  /// Does nothing.
  public func purge() {}
}

/// A storage that keeps data as a value of shared state.
protocol SharedPersistentStorage: AnyPersistentStorage {
  func channel<State: AnyState>(for type: State.Type) -> any StateChannel<State>
}

/// The way between a store and its storage.
@MainActor
protocol StateChannel<State>: AnyObject {
  associatedtype State: AnyState

  /// - Parameter report: Called with what goes wrong, maybe later.
  func save(_ record: StateRecord<State>, report: @escaping @MainActor (any Error) -> Void)

  /// - Parameter take: Called with what is kept; later, if it has to be waited for.
  func restore(_ take: @escaping @MainActor (Result<StateRecord<State>?, any Error>) -> Void)

  func purge(report: @escaping @MainActor (any Error) -> Void)
}
