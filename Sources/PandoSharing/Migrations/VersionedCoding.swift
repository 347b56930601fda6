package import Foundation

/// Encodes the values of one type as JSON, and decodes them, also those that an older version of the type stored.
package struct VersionedCoding<Value: Codable & Sendable>: Sendable {
  private let migrations: [ValueMigration]

  /// Creates a coding.
  ///
  /// - Parameter migrations: The steps from each older version, in any order.
  package init(migrations: [ValueMigration] = []) {
    self.migrations = migrations
  }

  /// The version of the type that this program has.
  package var version: Int {
    (migrations.map(\.version).max() ?? 0) + 1
  }

  /// The stored form of a value of ``version``.
  package func encode(_ value: Value) throws -> Data {
    try JSONEncoder().encode(value)
  }

  /// The value of a stored form.
  ///
  /// - Parameters:
  ///   - bytes: The stored form.
  ///   - version: The version of the type that it was stored with.
  package func decode(_ bytes: Data, version: Int) throws -> Value {
    try JSONDecoder().decode(Value.self, from: bytes)
  }
}
