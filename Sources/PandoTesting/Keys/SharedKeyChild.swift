import Foundation

/// A ``SharedKeyWorker`` in a process that a check has started.
///
// Sendable because `Process` is only started, killed and waited for, and the pipe's end is written by one check.
final class SharedKeyChild: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let lines = Mailbox<String>()
  private let timeout: Duration

  /// The error if a worker does not answer, or answers something else than it should.
  struct Failed: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - folder: The home and temporary folder of a worker that simulates another machine; nil for
  ///     the folders of this process.
  ///   - timeout: How long to wait for its answers.
  init(_ program: SharedKeyProgram, folder: URL? = nil, timeout: Duration) async throws {
    self.timeout = timeout
    process.executableURL = program.executable
    process.arguments = program.arguments
    if let folder {
      process.currentDirectoryURL = folder
      let path = folder.path(percentEncoded: false)
      var environment = ["HOME": path, "TMPDIR": path]
      let own = ProcessInfo.processInfo.environment
      for name in ["PATH", "LD_LIBRARY_PATH", "TSAN_OPTIONS"] { environment[name] = own[name] }
      process.environment = environment
    }
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let (lines, file) = (lines, output.fileHandleForReading)
    Thread.detachNewThread {
      var rest = Data()
      while case let bytes = file.availableData, !bytes.isEmpty {
        rest += bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          lines.put(String(decoding: rest[..<end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      lines.put("end")
    }
    let line = try await next()
    guard line == "ready" else { throw Failed(description: "a worker says '\(line)'") }
  }

  deinit { kill() }

  /// Kills the process, and waits for its end.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Sends a request, without waiting for the answer.
  func send(_ request: SharedKeyRequest, _ numbers: Int...) throws {
    let line = ([request.rawValue] + numbers.map { "\($0)" }).joined(separator: " ") + "\n"
    try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
  }

  /// The next line that the worker writes; "end" once it has ended.
  func next() async throws -> String {
    guard let line = await lines.next(within: timeout) else {
      throw Failed(description: "another process did not answer within \(timeout)")
    }
    return line
  }

  /// Waits for the answer to a request.
  func answer() async throws {
    let line = try await next()
    if line != "done" { throw Failed(description: "another process says '\(line)'") }
  }

  /// Sends a request, and waits for the answer.
  func perform(_ request: SharedKeyRequest, _ numbers: Int...) async throws {
    let line = ([request.rawValue] + numbers.map { "\($0)" }).joined(separator: " ") + "\n"
    try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
    try await answer()
  }
}
