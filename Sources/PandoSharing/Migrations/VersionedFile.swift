import Foundation

/// A value in a file with the version of its type: `{"$value": …, "$version": 2}`.
///
/// A file without a version was written before there were migrations, and has version 1.
struct VersionedFile<Value: Codable & Sendable>: Sendable {
  private let coding: VersionedCoding<Value>
  private let decoder: JSONDecoder
  private let encoder: JSONEncoder

  init(_ migrations: [ValueMigration], decoder: JSONDecoder?, encoder: JSONEncoder?) {
    coding = VersionedCoding(migrations: migrations)
    self.decoder = decoder ?? JSONDecoder()
    self.encoder = encoder ?? JSONEncoder()
  }

  /// The value in a file.
  ///
  /// - Throws: ``SharedError`` if a newer version wrote it or a step failed, `DecodingError` if it is no such value.
  func decode(_ bytes: Data) throws -> Value {
    var json = try JSONDecoder().decode(JSONValue.self, from: bytes)
    var version = 1
    if let form = VersionedForm(json) { (json, version) = (form.value, form.version) }
    try coding.check(version)
    return try coding.migrated(json, from: version).decode(as: Value.self, with: decoder)
  }

  /// - Throws: ``SharedError`` if this form is not to be replaced: a newer version wrote it, or a step fails.
  func protect(_ bytes: Data) throws(SharedError) {
    do {
      _ = try decode(bytes)
    } catch {
      guard let error = error as? SharedError else { return }
      throw error
    }
  }

  /// The contents of a file.
  func encode(_ value: Value) throws -> Data {
    let form = VersionedForm(
      version: coding.version,
      value: try JSONValue(encoding: value, with: encoder)
    )
    let writer = JSONEncoder()
    writer.outputFormatting = encoder.outputFormatting
    return try writer.encode(form.json)
  }
}
