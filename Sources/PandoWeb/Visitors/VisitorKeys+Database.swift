import Foundation
import PandoSharing

extension VisitorKeys {
  /// The name of the row.
  private static let rowName = "pando/visitors.key"
  /// The version of the form of the row.
  private static let schemaVersion = 1

  /// The keys in a row of a database, which is made if there is none. The row has the format of the
  /// file.
  ///
  /// - Throws: If the database cannot be reached, or if the row is not valid, because visitors could not be identified
  ///   then.
  static func kept(in database: VisitorDatabase) throws(ServerConfigurationError) -> VisitorKeys {
    let values = database.values
    do {
      let rows = try values.transaction([rowName]) { rows in
        guard rows[0] == nil else { return [nil] }
        let bytes = Data(newText.utf8)
        return [RowContent(bytes: bytes, schemaVersion: schemaVersion, writer: "")]
      }
      return try keys(in: rows[0]?.content.bytes ?? Data())
    } catch {
      let failure = error as? PrivateFile.Failure
      throw ServerConfigurationError(
        setting: "the row '\(rowName)' with the keys of visitors' cookies",
        value: values.displayName,
        reason: failure?.reason ?? "\(error)",
        fix: failure?.fix ?? "see that the database can be reached, and start again"
      )
    }
  }
}
