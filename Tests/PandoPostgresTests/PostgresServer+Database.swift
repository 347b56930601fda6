import Foundation
import PandoPostgres
import PandoTestSupport

extension PostgresServer {
  /// A database with a schema of its own.
  func database(schema: String = "test_\(UUID().uuidString)") -> PostgresDatabase {
    PostgresDatabase(url: url(), schema: schema)
  }
}
