import Foundation
import Glibc
import PandoPostgres
import PandoSQLite
import PandoSharing

/// This program in another process, which prints the time at which it sees a change of the first
/// one.
///
/// `worker sqlite-value FILE` and `worker postgres-value URL SCHEMA` follow the value `ping` with Pando.
/// `worker sqlite-file FILE` waits for the kernel's reports of the file.
/// `worker postgres-notify URL` waits for a bare notification, and sends one back.
enum Worker {
  static func run(_ arguments: [String]) {
    switch arguments[0] {
    case "sqlite-value":
      follow(
        Shared(
          wrappedValue: 0,
          .sqlite("ping", database: SQLiteDatabase(path: arguments[1]))
        )
      )
    case "postgres-value":
      follow(
        Shared(
          wrappedValue: 0,
          .postgres("ping", database: PostgresDatabase(url: arguments[1], schema: arguments[2]))
        )
      )
    case "sqlite-file": waitForFile(arguments[1])
    case "postgres-notify":
      let connection = BareConnection(arguments[1])
      connection.run("LISTEN bench_ping")
      say("ready")
      while true {
        connection.waitForNotification()
        connection.run("NOTIFY bench_pong")
      }
    default: fatalError("no such worker")
    }
  }

  private static func follow(_ value: Shared<Int>) {
    wait {
      var isFirst = true
      for await _ in value.values {
        say(isFirst ? "ready" : "\(now())")
        isFirst = false
      }
    }
  }

  /// Prints when the log of a file is first written, and again after a pause.
  private static func waitForFile(_ file: String) {
    let watch = inotify_init1(0)
    inotify_add_watch(watch, "\(file)-wal", UInt32(IN_MODIFY))
    say("ready")
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(watch, &buffer, buffer.count) > 0 {
      say("\(now())")
      // The kernel reports the rest of the commit too, which is skipped.
      usleep(2000)
      var request = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
      while poll(&request, 1, 0) > 0 { _ = read(watch, &buffer, buffer.count) }
    }
  }

  private static func say(_ line: String) {
    let line = line + "\n"
    _ = line.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
  }

  /// A process that runs a worker.
  final class Child {
    private let process = Process()
    private let output = Pipe()
    private var rest = ""

    init(_ arguments: [String]) throws {
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["worker"] + arguments
      process.standardOutput = output
      try process.run()
      _ = line()
    }

    deinit { process.terminate() }

    /// The next line that the worker prints.
    func line() -> String {
      while true {
        if let end = rest.firstIndex(of: "\n") {
          defer { rest = String(rest[rest.index(after: end)...]) }
          return String(rest[..<end])
        }
        rest += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      }
    }

    /// The time at which the worker saw a change.
    func time() -> Double { Double(line()) ?? .nan }
  }
}
