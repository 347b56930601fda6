import BenchmarkSupport
import Foundation

/// Prints one table: the performance of a server of live pages on one core, measured from outside by a load on the
/// other core.
@main
struct WebBenchmarks {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "pando": return try await PandoServer.serve(arguments[1], port: Int(arguments[2])!)
    case "echo": return try await EchoServer.serve(port: Int(arguments[1])!)
    default: break
    }
    print("Live pages: the server on one core, release build, the load on another one\n")
    let run = BenchmarkRun(arguments)
    let groups: [(name: String, rows: () async throws -> [Row])] = [
      ("clicks", clicks), ("memory", memory), ("broadcast", broadcast), ("bytes", bytes),
      ("paint", firstPaint), ("idle", idle),
    ]
    var rows: [Row] = []
    for group in groups where run.selects(group.name) {
      rows += try await group.rows()
    }
    // This group is selected only by its whole name: it takes as long as all others, and needs
    // valgrind.
    if arguments.last == "instructions" { rows += try await instructions() }
    try run.finish(rows, misses: "miss their target.")
  }
}
