import Foundation

/// A server in a separate process, on the first core.
final class ChildServer {
  let port: Int
  private let process = Process()

  /// Makes the server's pages.
  private let makePage: (_ head: String, _ body: [UInt8]) throws -> any Dialect

  /// Serves an application with Pando.
  static func pando(_ application: String) throws -> ChildServer {
    let program = ProcessInfo.processInfo.arguments[0]
    return try ChildServer([program, "pando", application]) { try PandoPage(head: $0, body: $1) }
  }

  /// Serves a bare echo.
  static func echo() throws -> ChildServer {
    let program = ProcessInfo.processInfo.arguments[0]
    return try ChildServer([program, "echo"]) { _, _ in EchoPage() }
  }

  /// Serves an application with the peer named by `PEER`; nil if the variable is not set.
  ///
  /// `PEER_PYTHON` and `PEER_SCRIPT` are set by the script that has installed the peer.
  static func peer(_ application: String) throws -> ChildServer? {
    let variables = ProcessInfo.processInfo.environment
    guard let python = variables["PEER_PYTHON"], let script = variables["PEER_SCRIPT"] else {
      return nil
    }
    return try ChildServer([python, script, application]) { try NiceGUIPage(head: $0, body: $1) }
  }

  /// The file of the counts; nil if nothing is counted.
  private var counts: URL?

  /// Runs this program as a server under valgrind, which counts its instructions on request.
  static func counted(_ arguments: [String]) throws -> ChildServer {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (program, counts) = (folder.appending(path: "server"), folder.appending(path: "counts"))
    // Valgrind cannot read Swift's debug information.
    try run("strip", ["--strip-debug", "-o", program.path, ProcessInfo.processInfo.arguments[0]])
    let counter = [
      "valgrind", "--tool=callgrind", "--instr-atstart=no",
      "--callgrind-out-file=\(counts.path)", program.path,
    ]
    let server = try ChildServer(counter + arguments) { head, body in
      if arguments == ["echo"] { EchoPage() } else { try PandoPage(head: head, body: body) }
    }
    server.counts = counts
    return server
  }

  /// Begins or ends to count instructions.
  func count(_ isOn: Bool) throws {
    try Self.run(
      "callgrind_control",
      ["-i", isOn ? "on" : "off", "\(process.processIdentifier)"]
    )
  }

  /// The number of instructions that were counted.
  func instructions() throws -> Double {
    try Self.run("callgrind_control", ["-d", "\(process.processIdentifier)"])
    // The first dump is complete once the file has its total.
    let file = counts?.appendingPathExtension("1")
    var text = ""
    for _ in 0..<600 where !text.contains("\ntotals: ") {
      usleep(50_000)
      text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    }
    guard let total = text.firstMatch(of: /\ntotals: (\d+)/).flatMap({ Double($0.output.1) }) else {
      throw LoadError("valgrind has counted nothing")
    }
    return total
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(program)")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      throw LoadError("\(program) cannot be run: apt-get install valgrind binutils")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw LoadError("\(program) has failed") }
  }

  private init(
    _ arguments: [String],
    makePage: @escaping (String, [UInt8]) throws -> any Dialect
  ) throws {
    self.makePage = makePage
    port = try BlockingSocket.freePort()
    process.executableURL = URL(filePath: "/usr/bin/taskset")
    process.arguments = ["-c", "0"] + arguments + ["\(port)"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Waits until the server listens.
    for _ in 0..<600 {
      if (try? BlockingSocket(port: port)) != nil { return }
      usleep(50_000)
    }
    throw LoadError("the server \(arguments) does not listen")
  }

  /// Loads the documents of several pages, each for a new visitor.
  func pages(_ count: Int) throws -> [any Dialect] {
    let socket = try BlockingSocket(port: port)
    return try (0..<count).map { _ in
      let answer = try socket.get("/", port: port)
      return try makePage(answer.head, answer.body)
    }
  }

  func stop() {
    if let folder = counts?.deletingLastPathComponent() {
      try? FileManager.default.removeItem(at: folder)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The private memory of the process in bytes.
  func memory() throws -> Double {
    let text = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/smaps_rollup",
      encoding: .utf8
    )
    let kilobytes = text.split(separator: "\n").filter { $0.hasPrefix("Private_") }.compactMap {
      $0.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    }
    return kilobytes.reduce(0, +) * 1024
  }

  /// The processor time that the process has used, in seconds.
  func processorTime() throws -> Double {
    let text = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat",
      encoding: .utf8
    )
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = (Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}

struct LoadError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
