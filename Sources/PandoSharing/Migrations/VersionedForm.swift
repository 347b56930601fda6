import Foundation

/// The stored form of a value with the version of its type: `{"$value": …, "$version": 2}`.
struct VersionedForm {
  private static let versionName = "$version"
  private static let valueName = "$value"

  var version: Int
  var value: JSONValue

  init(version: Int, value: JSONValue) {
    (self.version, self.value) = (version, value)
  }

  /// Nil for a value that is stored without a version.
  init?(_ json: JSONValue) {
    guard let members = json.object, members.count == 2,
      let version = members[Self.versionName]?.int, let value = members[Self.valueName]
    else { return nil }
    self.init(version: version, value: value)
  }

  var json: JSONValue {
    [Self.versionName: .integer(Int64(version)), Self.valueName: value]
  }

  /// Refuses what a program with migrations stored, for a key that has none, because an older
  /// version of the program would decode it as a value without members, and replace it.
  ///
  /// Bytes without the name of the version are not decoded, because that costs as much as the value.
  ///
  /// - Throws: ``SharedError`` if a newer version stored it.
  static func refuseNewer(_ bytes: Data) throws(SharedError) {
    guard bytes.range(of: Data("\"\(versionName)\"".utf8)) != nil,
      let json = try? JSONDecoder().decode(JSONValue.self, from: bytes),
      let form = VersionedForm(json), form.version > 1
    else { return }
    throw .tooNew(stored: form.version, known: 1)
  }
}

extension SharedError {
  /// A value that a newer version of its type stored.
  static func tooNew(stored: Int, known: Int, key: String = "") -> SharedError {
    SharedError(
      .valueTooNew,
      key: key,
      reason: "it was stored by version \(stored) of the type, and this program has \(known)",
      remedy: "Start the newer program; this one does not touch the value."
    )
  }
}
