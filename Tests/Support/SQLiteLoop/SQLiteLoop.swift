import Foundation
import GRDB
import Glibc
import PandoSQLite
import PandoSharing

/// A program that changes a number in a database until it is done or killed.
///
/// `SQLiteLoop count <file> <times>` adds 1 `times` times, each in a transaction.
/// `SQLiteLoop sql <file> <statement>` runs a statement.
/// `SQLiteLoop rows <file>` adds 1 to the row 1 of a table for ever, by saves and transactions in
/// turn, and prints each durable number.
/// `SQLiteLoop save <file>` adds 1 to its own field for ever, and prints each durable number.
@main
enum SQLiteLoop {
  struct Counts: Codable, Sendable {
    var sum = 0
    var saved: [String: Int] = [:]
  }

  struct Item: Codable, Hashable, Sendable, Identifiable, FetchableRecord, PersistableRecord {
    var id: Int
    var count = 0
  }

  static func main() async throws {
    let database = SQLiteDatabase(path: CommandLine.arguments[2])
    let counts = Shared(wrappedValue: Counts(), .sqlite("counts", database: database))
    switch CommandLine.arguments[1] {
    case "count":
      for _ in 0..<(Int(CommandLine.arguments[3]) ?? 0) {
        try await counts.transaction { $0.sum += 1 }
      }
    case "sql": try await database.writer.write { try $0.execute(sql: CommandLine.arguments[3]) }
    case "rows":
      let items = Shared(.rows(of: Item.self, database: database))
      while true {
        if (items.wrappedValue[id: 1]?.count ?? 0).isMultiple(of: 2) {
          try await items.transaction { $0[id: 1]?.count += 1 }
        } else {
          items.withLock { $0[id: 1]?.count += 1 }
          try await items.save()
        }
        say(items.wrappedValue[id: 1]?.count ?? 0)
      }
    default:
      while true {
        let number = counts.withLock { counts in
          counts.saved["loop", default: 0] += 1
          return counts.saved["loop", default: 0]
        }
        try await counts.save()
        say(number)
      }
    }
  }

  private static func say(_ number: Int) {
    let line = "\(number)\n"
    _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
  }
}
