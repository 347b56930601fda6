import Foundation
import PandoDependencies

/// A server started to be attacked: on a free port of the loopback address, with its own data folder,
/// and with the file descriptor limit that a service manager gives.
package final class ServerProcess: Sendable {
  /// The port that the server listens at.
  package let port: Int
  /// The server's folder, removed by `stop()`.
  let folder: URL
  /// The lines that the server wrote.
  private let output = Locked([String]())
  private let process = Process()

  /// Starts a program, and waits until it answers.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - files: Its soft limit of file descriptors.
  ///   - isHard: Whether the hard limit is the same, so that the program cannot raise the soft one.
  ///   - variables: Variables of its environment, besides those of this process. `FOLDER` in a
  ///     value stands for the server's folder.
  package init(
    _ program: String,
    files: Int,
    isHard: Bool = false,
    _ variables: [String: String] = [:]
  ) throws {
    port = try Self.freePort()
    folder = FileManager.default.temporaryDirectory
      .appending(path: "pando-attack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The shell lowers the limit and then replaces itself by the program.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"ulimit \#(isHard ? "-n" : "-Sn") "$1"; shift; exec "$@""#, "sh", "\(files)", program,
      "--port", "\(port)",
      "--data", folder.path(),
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(variables.mapValues { $0.replacing("FOLDER", with: folder.path()) }) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let reader = pipe.fileHandleForReading
    Thread.detachNewThread { [output] in
      while case let piece = reader.availableData, !piece.isEmpty {
        let lines = String(decoding: piece, as: UTF8.self).split(separator: "\n")
        output.withLock {
          $0 += lines.map { String($0) }
          $0.removeFirst(max(0, $0.count - 200))
        }
      }
    }
    let target = AttackTarget(port: port)
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end, process.isRunning {
      if (try? get(target, "/healthz", within: 5))?.status == 200 { return }
      hold(0.05)
    }
    stop()
    throw AttackError("\(program) does not serve: \(lastLines)")
  }

  /// The server as a target.
  package var target: AttackTarget {
    var target = AttackTarget(port: port)
    target.process = process.processIdentifier
    target.folder = folder.path()
    return target
  }

  /// The last lines of the server's output.
  package var lastLines: String { output.withLock { $0.suffix(5).joined(separator: "\n") } }

  /// Whether the server's output contains the words.
  package func wrote(_ words: String) -> Bool {
    output.withLock { $0.contains { $0.contains(words) } }
  }

  /// Sends the process a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits until the process has ended. Returns its status, the negative number of a signal, or nil if it
  /// is still running after that time.
  func status(within seconds: Double) -> Int32? {
    let end = ContinuousClock.now + .seconds(seconds)
    while process.isRunning {
      if ContinuousClock.now > end { return nil }
      hold(0.02)
    }
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  /// Ends the process and removes its folder.
  package func stop() {
    if process.isRunning {
      send(SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// A port at which nothing listens.
  private static func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw AttackError("no port is free") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
