import Dispatch
import Foundation
import PandoDependencies

/// A PostgreSQL server in a temporary folder, run by an ordinary user, that ends with this process.
public final class PostgresServer: Sendable {
  /// The server that all tests of this process share, each with its own schema. A test that stops a
  /// server has one for itself.
  public static let shared = Result { try PostgresServer() }

  /// The servers that have to be ended with the process.
  private static let running = Locked<[PostgresServer]>([])
  private static let endsAll: Void = {
    atexit { for server in PostgresServer.running.withLock({ $0 }) { server.end() } }
  }()

  /// A running server.
  private struct Running: Sendable {
    let child: Child
    let hasEnded = Watched(false)
  }

  /// The server could not be started.
  public struct Failed: Error, CustomStringConvertible {
    /// The reason.
    public var description: String
  }

  /// The port on the loopback.
  public let port: Int
  private let folder: URL
  private let process = Locked<Running?>(nil)

  /// Makes a database in a temporary folder, and starts a server of it.
  public convenience init() throws {
    try self.init(port: Self.freePort())
    let secret = folder.appending(path: "password")
    try Data("secret-of-the-test".utf8).write(to: secret)
    if getuid() == 0 { chown(secret.path(percentEncoded: false), 65534, 65534) }
    let initialize = run([
      "initdb", "-D", data, "-U", "tester", "--auth=scram-sha-256", "--pwfile", secret.path(),
      "--no-locale", "--encoding=UTF8", "--no-instructions",
    ])
    guard initialize.wait() == 0 else { throw Failed(description: "initdb failed") }
    try start()
  }

  private init(port: Int) throws {
    self.port = port
    folder = URL(filePath: "/tmp/pando-postgres-\(getpid())-\(port)", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // PostgreSQL refuses to run as root.
    if getuid() == 0 { chown(folder.path(percentEncoded: false), 65534, 65534) }
    Self.endsAll
    Self.running.withLock { $0.append(self) }
  }

  /// Starts a server that follows this one and is read only, until ``promote()`` is called. The caller ends it.
  public func standby() throws -> PostgresServer {
    let standby = try PostgresServer(port: Self.freePort())
    let copy = standby.run([
      "pg_basebackup", "-D", standby.data, "-R", "-X", "stream", "-c", "fast", "-d", url(),
    ])
    guard copy.wait() == 0 else { throw Failed(description: "pg_basebackup failed") }
    try standby.start()
    return standby
  }

  /// Promotes a standby server to primary.
  public func promote() throws {
    guard run(["pg_ctl", "promote", "-w", "-D", data]).wait() == 0 else {
      throw Failed(description: "it was not promoted")
    }
  }

  private var data: String { folder.appending(path: "data").path(percentEncoded: false) }

  /// The address of the test database.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - password: The password.
  ///   - port: The port; nil is that of the server.
  ///   - database: The name of the database.
  public func url(
    user: String = "tester",
    password: String = "secret-of-the-test",
    port: Int? = nil,
    database: String = "postgres"
  ) -> String {
    "postgres://\(user):\(password)@127.0.0.1:\(port ?? self.port)/\(database)"
  }

  /// Starts the server, and waits until it answers.
  public func start() throws {
    let server = try onLastingThread([
      "postgres", "-D", data, "-p", "\(port)", "-k", folder.path(percentEncoded: false),
      "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=500", "-c",
      "log_min_messages=log",
      // Without `fsync`, written data still survives the end of the server, and no test cuts the
      // power.
      "-c", "fsync=off",
    ])
    process.withLock { $0 = server }
    let end = Date().addingTimeInterval(testDeadline)
    while Date() < end {
      guard !server.hasEnded.value else { break }
      if run(["pg_isready", "-q", "-h", "127.0.0.1", "-p", "\(port)"]).wait() == 0 { return }
    }
    throw Failed(description: "the server did not start")
  }

  /// Stops the server at once, as a power failure does, or after its clients were sent away.
  ///
  /// - Parameter atOnce: Whether nothing is written before.
  public func stop(atOnce: Bool) {
    guard let server = process.withLock({ $0.take() }) else { return }
    kill(server.child.id, atOnce ? SIGQUIT : SIGINT)
    _ = server.hasEnded.block { $0 }
  }

  /// Stops the server, and removes its folder.
  public func end() {
    stop(atOnce: true)
    try? FileManager.default.removeItem(at: folder)
    Self.running.withLock { $0.removeAll { $0 === self } }
  }

  /// Runs a server on a thread that waits for the server's end.
  ///
  /// The server ends with the thread that starts it. A thread of the pool would end after some idle
  /// seconds.
  private func onLastingThread(_ arguments: [String]) throws -> Running {
    let started = Watched<Running?>(nil)
    Thread.detachNewThread { [self] in
      let running = Running(child: run(arguments))
      started.update { $0 = running }
      running.child.wait()
      running.hasEnded.update { $0 = true }
    }
    _ = started.block { $0 != nil }
    guard let running = started.value else { throw Failed(description: "no thread") }
    return running
  }

  /// Runs a program of PostgreSQL as an ordinary user. The program ends when this process does.
  ///
  /// Its output is in a file of the folder, which tells the reason of a failure as long as the
  /// folder is there.
  private func run(_ arguments: [String]) -> Child {
    let folders =
      (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    let newest = folders.sorted().last.map { "/usr/lib/postgresql/\($0)/bin:" } ?? ""
    let path = newest + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let user = getuid() == 0 ? ["--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let place = folder.path(percentEncoded: false)
    return Child(
      ["/bin/sh", "-c", #"exec "$@" >/dev/null 2>>"$0" </dev/null"#, place + "log"]
        + ["env", "-C", place, "PATH=\(path)", "setpriv"] + user + ["--pdeathsig", "INT"]
        + arguments
    )
  }

  /// A free port of the loopback address.
  private static func freePort() throws -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else { throw Failed(description: "there is no free port") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
