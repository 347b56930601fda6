import Foundation
import Glibc
import PandoPostgres
import PandoSharing

/// Changes a number in a database until it is done or killed.
///
/// `PostgresLoop count <url> <schema> <times>` adds 1 so many times, each in a transaction.
/// `PostgresLoop save <url> <schema>` adds 1 for ever, saved and in transactions in turn, and prints each number that is
/// durable.
@main
enum PostgresLoop {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let database = PostgresDatabase(url: arguments[2], schema: arguments[3])
    let sum = Shared(wrappedValue: 0, .postgres("sum", database: database))
    if arguments[1] == "count" {
      for _ in 0..<(Int(arguments[4]) ?? 0) { try await sum.transaction { $0 += 1 } }
      return
    }
    while true {
      if sum.wrappedValue.isMultiple(of: 2) {
        try await sum.transaction { $0 += 1 }
      } else {
        sum.withLock { $0 += 1 }
        try await sum.save()
      }
      let line = "\(sum.wrappedValue)\n"
      _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
    }
  }
}
