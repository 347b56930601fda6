import Foundation
import PandoDependencies
import PandoTestSupport

/// `SurvivalApp` in a separate process.
@MainActor
final class AppProcess {
  let port: Int
  private let process: Process
  private let input = Pipe()
  private var lines: AsyncStream<String>.Iterator
  private let ended: AsyncStream<Int32>

  struct DidNotStart: Error {}

  /// Starts the application, and waits until it serves.
  ///
  /// - Parameters:
  ///   - port: The port; 0 lets the system choose.
  ///   - variables: Variables of its environment, besides those of this process.
  ///   - stack: The size of the stacks of its threads, in kilobytes; nil is the size in this
  ///     process.
  init(port: Int = 0, _ variables: [String: String], stack: Int? = nil) async throws {
    process = Process()
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let app = URL(filePath: tests).deletingLastPathComponent().appending(path: "SurvivalApp")
    process.executableURL = app
    process.arguments = ["--port", "\(port)"]
    if let stack {
      process.executableURL = URL(filePath: "/bin/sh")
      let limited = "ulimit -s \(stack) && exec \"$0\" --port \(port)"
      process.arguments = ["-c", limited, app.path(percentEncoded: false)]
    }
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    let (ended, end) = AsyncStream<Int32>.makeStream()
    self.ended = ended
    process.terminationHandler = {
      end.yield($0.terminationReason == .exit ? $0.terminationStatus : -$0.terminationStatus)
      end.finish()
    }
    try process.run()
    let (lines, continuation) = AsyncStream<String>.makeStream()
    self.lines = lines.makeAsyncIterator()
    Thread.detachNewThread {
      var rest = Data()
      while case let piece = output.fileHandleForReading.availableData, !piece.isEmpty {
        rest += piece
        while let index = rest.firstIndex(of: 0x0A) {
          continuation.yield(String(decoding: rest[rest.startIndex..<index], as: UTF8.self))
          rest = Data(rest[rest.index(after: index)...])
        }
      }
      continuation.finish()
    }
    var found: Int?
    var iterator = self.lines
    while found == nil, let line = await iterator.next(isolation: #isolation) {
      found = line.firstMatch(of: /Serving http:\/\/127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) }
    }
    guard let found else { throw DidNotStart() }
    self.port = found
  }

  /// Waits for a line of output that contains the words.
  func line(with words: String) async -> String? {
    // A copy reads the same stream; exclusive access to the property cannot be held across the wait.
    var lines = lines
    while let line = await lines.next(isolation: #isolation) {
      if line.contains(words) { return line }
    }
    return nil
  }

  /// The resident memory of the process in bytes.
  func residentBytes() async throws -> Int {
    try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    return await line(with: "Resident").flatMap { Int($0.split(separator: " ")[1]) } ?? 0
  }

  /// Sends the process a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits until the process has ended. Returns its status, or the negative number of a signal.
  func status() async -> Int32 {
    for await status in ended { return status }
    return 0
  }

  /// Ends the process.
  func end() async {
    guard process.isRunning else { return }
    send(SIGKILL)
    _ = await status()
  }

  /// The response to a probe; nil if there is none.
  func health() async -> Wire.Answer? {
    guard let wire = try? await Wire(port: port) else { return nil }
    let answer = try? await wire.ask("/healthz")
    await wire.close()
    return answer
  }

  /// Waits until a probe gets the wanted response.
  func waitForHealth(_ isWanted: (Wire.Answer?) -> Bool) async -> Wire.Answer? {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      let answer = await health()
      if isWanted(answer) { return answer }
      try? await pauseBeforeNextLook()
    }
    return nil
  }

  /// A separate file for a test, removed afterwards.
  static func withFile(_ body: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pando-survival-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appending(path: "kept.json"))
  }

  /// Starts the application for a test, and ends it afterwards.
  static func use(
    port: Int = 0,
    _ variables: [String: String],
    _ body: @MainActor (AppProcess) async throws -> Void
  ) async throws {
    let app = try await AppProcess(port: port, variables)
    do {
      try await body(app)
    } catch {
      await app.end()
      throw error
    }
    await app.end()
  }
}
