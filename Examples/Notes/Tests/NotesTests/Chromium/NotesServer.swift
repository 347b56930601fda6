import Foundation
import PandoTestSupport
import Synchronization
import Testing

/// The program as `make run` starts it, with notes in a temporary folder.
final class NotesServer {
  private let folder: URL
  private var process: Process?
  /// A pipe to the shell around the program. The shell kills the program when the pipe is closed or
  /// this process ends.
  private var life: Pipe?
  private(set) var port = 0
  private let printed = Printed()

  /// Environment variables of the program, in addition to those of this process.
  private let variables: [String: String]

  /// Serves while `body` runs.
  static func run(
    _ variables: [String: String] = [:],
    _ body: (NotesServer) async throws -> Void
  ) async throws {
    let server = try NotesServer(variables)
    defer { server.remove() }
    try await server.start()
    do {
      try await body(server)
    } catch {
      throw ChromeError("\(error); of the program: \(server.state)")
    }
  }

  private init(_ variables: [String: String]) throws {
    self.variables = variables
    folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The output of the program, whether it runs and, if it does not, how it ended.
  ///
  /// It is the message of a test that does not reach the program.
  private var state: String {
    guard let process else { return "it was killed by the test" }
    let end = process.isRunning ? "it runs" : "it ended with \(process.terminationStatus)"
    return "\(end), and printed: \(printed.words)"
  }

  var address: String { "http://127.0.0.1:\(port)/" }

  /// The present contents of the file.
  var file: String {
    (try? String(contentsOf: folder.appending(path: "notes.json"), encoding: .utf8)) ?? ""
  }

  /// Waits until the file contains the words.
  func waitForFile(containing words: String) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while !file.contains(words) {
      guard ContinuousClock.now < end else {
        throw ChromeError("the file does not have '\(words)': \(file)")
      }
      await Task.yield()
    }
  }

  /// Starts the program, on its previous port if it had one.
  func start() async throws {
    let process = Process()
    let (life, output) = (Pipe(), Pipe())
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "Notes")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #""$0" "$@" </dev/null & cat >/dev/null; kill -KILL $!; wait"#,
      program.path, "--port", "\(port)", "--data", folder.path,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "NOTES": folder.appending(path: "notes.json").path
    ]) { $1 }
    .merging(variables) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = life
    process.standardOutput = output
    process.standardError = output
    try process.run()
    self.process = process
    self.life = life
    port = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { [printed] in
        printed.read(output.fileHandleForReading, continuation)
      }
    }
  }

  /// Kills the program, which cannot save anything first.
  func kill() {
    try? life?.fileHandleForWriting.close()
    process?.waitUntilExit()
    life = nil
    process = nil
  }
}

/// The output of a program, which a separate thread reads.
private final class Printed: Sendable {
  private let lines = Mutex("")

  var words: String { lines.withLock { $0 } }

  /// Reads the program's output to the end, and resumes with the port once it is printed.
  func read(_ output: FileHandle, _ continuation: CheckedContinuation<Int, any Error>) {
    var start = ""
    var isServing = false
    while case let piece = output.availableData, !piece.isEmpty {
      let words = String(decoding: piece, as: UTF8.self)
      lines.withLock { $0 += words }
      guard !isServing else { continue }
      start += words
      if let match = start.firstMatch(of: /Serving http:\/\/127.0.0.1:(\d+)\//),
        let port = Int(match.1)
      {
        isServing = true
        continuation.resume(returning: port)
      }
    }
    if !isServing {
      continuation.resume(throwing: ChromeError("the program does not serve: \(start)"))
    }
  }
}
