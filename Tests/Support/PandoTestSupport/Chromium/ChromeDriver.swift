import Foundation
import Synchronization

/// The `chromedriver` of a test run, which starts browsers and controls them (W3C WebDriver).
final class ChromeDriver: Sendable {
  private let client: LoopbackClient
  private let process: Process
  /// Held open. When this process ends in any way, the shell sees the end of the pipe. It ends the driver
  /// and its browsers, which run in a process group of their own, and removes the folder of their files.
  private let life: Pipe

  private static let shell = #"""
    trap '' INT TERM HUP
    setsid "$0" --port=0 & group=$!
    cat >/dev/null
    kill -KILL "-$group"
    wait
    for try in 1 2 3 4 5; do rm -rf "$TMPDIR" 2>/dev/null && break; sleep 0.1; done
    """#

  private static let started = Mutex<Result<ChromeDriver, ChromeError>?>(nil)

  /// The driver, started by the first caller.
  static func shared() throws -> ChromeDriver {
    try started.withLock { started in
      if let started { return try started.get() }
      let result: Result<ChromeDriver, ChromeError>
      do {
        result = .success(try ChromeDriver())
      } catch {
        result = .failure(error as? ChromeError ?? ChromeError("\(error)"))
      }
      started = result
      return try result.get()
    }
  }

  /// The names under which distributions install the programs.
  static let browserNames = ["chromium", "chromium-browser", "google-chrome"]

  private static func path(of names: [String], _ what: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    throw ChromeError(
      """
      There is no \(what) on the PATH (\(names.joined(separator: ", "))). These tests drive a real \
      browser: run scripts/setup test, or apt-get install chromium chromium-driver.
      """
    )
  }

  private init() throws {
    _ = try Self.path(of: Self.browserNames, "Chromium")
    let driver = try Self.path(of: ["chromedriver"], "chromedriver")
    process = Process()
    life = Pipe()
    let output = Pipe()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pando-chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.shell, driver]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.path()]) { $1 }
    process.standardInput = life
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    client = LoopbackClient(port: try Self.port(in: output, of: driver))
  }

  /// The port, which the driver chooses and prints.
  private static func port(in output: Pipe, of driver: String) throws -> Int {
    var words = ""
    while true {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else {
        throw ChromeError("\(driver) ended before it listened: \(words)")
      }
      words += String(decoding: piece, as: UTF8.self)
      if let match = words.firstMatch(of: /started successfully on port (\d+)/),
        let port = Int(match.1)
      {
        return port
      }
    }
  }

  private struct Answer: Decodable {
    var value: ChromeValue?
  }

  /// Sends a command and returns its value.
  func command(
    _ method: String,
    _ path: String,
    _ body: ChromeValue? = nil
  ) async throws -> ChromeValue {
    let bytes = method == "POST" ? [UInt8](try JSONEncoder().encode(body ?? [:])) : []
    let answer = try await client.request(method, path, body: bytes)
    let value = try JSONDecoder().decode(Answer.self, from: Data(answer)).value ?? .null
    if let error = value["error"].text {
      let message = value["message"].text ?? ""
      throw ChromeError(
        "\(method) \(path): \(error): \(message.split(separator: "\n").first ?? "")"
      )
    }
    return value
  }
}
