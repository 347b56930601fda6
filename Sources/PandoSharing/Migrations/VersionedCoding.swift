package import Foundation

/// Encodes the values of one type as JSON, and decodes them, also those that an older version of the type stored.
package struct VersionedCoding<Value: Codable & Sendable>: Sendable {
  private let migrations: [ValueMigration]

  /// Creates a coding.
  ///
  /// - Parameter migrations: The steps from each older version, in any order.
  package init(migrations: [ValueMigration] = []) {
    self.migrations = migrations.sorted { $0.version < $1.version }
    ValueMigration.check(self.migrations)
  }

  /// The version of the type that this program has.
  package var version: Int {
    (migrations.last?.version ?? 0) + 1
  }

  /// The stored form of a value of ``version``.
  package func encode(_ value: Value) throws -> Data {
    let encoder = JSONEncoder()
    // Equal values have equal forms, so that an unchanged value is not written.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  /// The value of a stored form.
  ///
  /// - Parameters:
  ///   - bytes: The stored form.
  ///   - version: The version of the type that it was stored with.
  /// - Throws: ``SharedError`` if a newer version stored it or a step failed, `DecodingError` if it is no form of the
  ///   type.
  package func decode(_ bytes: Data, version: Int) throws -> Value {
    try check(version)
    if version == self.version { return try JSONDecoder().decode(Value.self, from: bytes) }
    return try migrated(JSONDecoder().decode(JSONValue.self, from: bytes), from: version)
      .decode(as: Value.self)
  }

  /// The form of this program's version.
  ///
  /// - Throws: ``SharedError`` that names the step that failed.
  func migrated(_ json: JSONValue, from version: Int) throws(SharedError) -> JSONValue {
    var json = json
    for migration in migrations where migration.version >= version {
      do {
        try migration.migrate(&json)
      } catch {
        throw SharedError(
          .migrationFailed,
          reason: "the step from version \(migration.version) failed: \(error)",
          remedy: "Mend the step; what is stored stays as it is.",
          underlying: error
        )
      }
    }
    return json
  }

  /// - Throws: ``SharedError`` if a value of this version is not to be touched.
  package func check(_ version: Int, _ key: String = "") throws(SharedError) {
    guard version > self.version else { return }
    throw .tooNew(stored: version, known: self.version, key: key)
  }
}
