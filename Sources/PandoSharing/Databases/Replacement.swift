import Foundation

/// A write that replaced changes of other processes. The row keeps a record of the write, which
/// those processes read.
struct Replacement: Codable, Hashable, Sendable {
  /// The revision of the write; 0 until it is written.
  var revision: Int64 = 0
  /// The revision that the write started from. Writes between the two may have been replaced.
  var since: Int64
  /// The fields; an empty name is the whole value.
  var fields: [String]

  /// The maximum number of replacements in a row: enough for processes that missed some writes.
  private static let limit = 16

  /// The replacements in a row; none if they cannot be decoded.
  static func list(_ data: Data?) -> [Replacement] {
    data.flatMap { try? JSONDecoder().decode([Replacement].self, from: $0) } ?? []
  }

  /// The content of the row.
  ///
  /// - Parameters:
  ///   - earlier: The replacements in the row.
  ///   - new: The replacements of this write.
  ///   - revision: The revision of this write.
  static func data(_ earlier: [Replacement], _ new: [Replacement], at revision: Int64) -> Data? {
    let all =
      earlier + new.map { Replacement(revision: revision, since: $0.since, fields: $0.fields) }
    if all.isEmpty { return nil }
    return try? JSONEncoder().encode(Array(all.suffix(limit)))
  }
}
