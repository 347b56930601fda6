import Foundation
import PandoPostgres
import PandoSharing

/// `PostgresLoop <url> <schema> <times>` adds 1 to a number so many times, each in a transaction.
@main
enum PostgresLoop {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let database = PostgresDatabase(url: arguments[1], schema: arguments[2])
    let sum = Shared(wrappedValue: 0, .postgres("sum", database: database))
    for _ in 0..<(Int(arguments[3]) ?? 0) { try await sum.transaction { $0 += 1 } }
  }
}
