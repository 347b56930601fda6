import Foundation
import PandoDependencies

/// A server that is started to be attacked: on a free port of the loopback address, with a folder of
/// its own for its data, and with as few file descriptors as a service manager gives.
package final class ServerProcess: Sendable {
  /// Where it is.
  package let port: Int
  /// Its folder, removed with it.
  let folder: URL
  /// What it wrote, as long as it is short.
  private let output = Locked([String]())
  private let process = Process()

  /// Starts a program, and waits until it answers.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - files: Its soft limit of file descriptors.
  ///   - isHard: Whether that is its hard limit too, so that it cannot raise it.
  ///   - variables: What it finds in its environment, besides what this process has. `FOLDER` in a
  ///     value stands for its folder.
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
    // The shell lowers the limit and then is the program.
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

  /// The target that it is.
  package var target: AttackTarget {
    var target = AttackTarget(port: port)
    target.process = process.processIdentifier
    target.folder = folder.path()
    return target
  }

  /// What it wrote last.
  package var lastLines: String { output.withLock { $0.suffix(5).joined(separator: "\n") } }

  /// Whether it wrote words.
  package func wrote(_ words: String) -> Bool {
    output.withLock { $0.contains { $0.contains(words) } }
  }

  /// Sends it a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits until it has ended; its status, the number of the signal below zero, or nil if it has not
  /// ended within a time.
  func status(within seconds: Double) -> Int32? {
    let end = ContinuousClock.now + .seconds(seconds)
    while process.isRunning {
      if ContinuousClock.now > end { return nil }
      hold(0.02)
    }
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  /// Ends it and removes its folder.
  package func stop() {
    if process.isRunning {
      send(SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// A port that nobody listens at.
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
