public import GRDB

/// A query of a database whose result a view follows: of several statements, for example.
///
/// ```swift
/// struct Overview: SQLiteFetchRequest {
///   func fetch(_ database: Database) throws -> (open: Int, done: Int) { … }
/// }
/// @SharedReader(.fetch(Overview())) var overview = (open: 0, done: 0)
/// ```
///
/// Two equal requests are one query.
public protocol SQLiteFetchRequest<Value>: Hashable, Sendable {
  /// The type of the result.
  associatedtype Value: Sendable

  /// Reads the result. Runs on any thread, again after each change of what it read, and has no other effects.
  ///
  /// - Parameter database: A connection that reads.
  /// - Throws: The error of the database.
  func fetch(_ database: Database) throws -> Value
}
