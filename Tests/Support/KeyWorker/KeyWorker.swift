import Foundation
import PandoPostgres
import PandoSQLite
import PandoSharing
import PandoTesting

/// The other process of the conformance suites of keys: `KeyWorker file <path>`, `KeyWorker app <path>`,
/// `KeyWorker sqlite <path>`, or `KeyWorker postgres <url> <schema>`.
@main
enum KeyWorker {
  static func main() async throws {
    let arguments = CommandLine.arguments
    switch arguments[1] {
    case "file": try await run(.fileStorage(URL(filePath: arguments[2])))
    case "sqlite":
      try await run(.sqlite("n", database: SQLiteDatabase(path: arguments[2])))
    case "app":
      let database = SQLiteDatabase(path: arguments[2])
      try await run(.appStorage("n", store: .kept(under: "visitor", in: database)))
    default:
      let database = PostgresDatabase(url: arguments[2], schema: arguments[3])
      try await run(.postgres("n", database: database))
    }
  }

  private static func run(_ key: some SharedKey<[String: Int]>) async throws {
    try await SharedKeyWorker.run(key, fields: .members) { ["value": $0] }
  }
}
