import Foundation
import Glibc
import PandoPostgres
import PandoSharing

/// A program that changes a number in a database until it is done or killed.
///
/// `PostgresLoop count <url> <schema> <times>` adds 1 `times` times, each in a transaction.
/// `PostgresLoop rows <url> <schema>` adds 1 to the row 1 of a table for ever, by saves and
/// transactions in turn.
/// `PostgresLoop save <url> <schema>` adds 1 for ever, by saves and transactions in turn, and
/// prints each durable number.
@main
enum PostgresLoop {
  struct Item: Codable, Hashable, Sendable, Identifiable {
    var id: Int
    var count = 0
  }

  static func main() async throws {
    let arguments = CommandLine.arguments
    let database = PostgresDatabase(url: arguments[2], schema: arguments[3])
    let sum = Shared(wrappedValue: 0, .postgres("sum", database: database))
    if arguments[1] == "count" {
      for _ in 0..<(Int(arguments[4]) ?? 0) { try await sum.transaction { $0 += 1 } }
      return
    }
    if arguments[1] == "rows" {
      let items = Shared(.rows(of: Item.self, table: "item", database: database))
      while true {
        if (items.wrappedValue[id: 1]?.count ?? 0).isMultiple(of: 2) {
          try await items.transaction { $0[id: 1]?.count += 1 }
        } else {
          items.withLock { $0[id: 1]?.count += 1 }
          try await items.save()
        }
        say(items.wrappedValue[id: 1]?.count ?? 0)
      }
    }
    while true {
      if sum.wrappedValue.isMultiple(of: 2) {
        try await sum.transaction { $0 += 1 }
      } else {
        sum.withLock { $0 += 1 }
        try await sum.save()
      }
      say(sum.wrappedValue)
    }
  }

  private static func say(_ number: Int) {
    let line = "\(number)\n"
    _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
  }
}
