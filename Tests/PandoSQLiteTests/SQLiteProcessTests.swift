import Foundation
import PandoSQLite
import PandoSharing
import Testing

/// Processes that write one file.
@Suite(.serialized) struct SQLiteProcessTests {
  struct Counts: Codable, Sendable {
    var sum = 0
    var saved: [String: Int] = [:]
  }

  private func loop(_ arguments: [String]) throws -> (Process, Pipe) {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(path: "SQLiteLoop")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return (process, output)
  }

  private func ended(_ process: Process) async {
    while process.isRunning { try? await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func transactions_ofTwoProcesses_addUp() async throws {
    let folder = try Folder()
    let file = folder.file("a.sqlite")
    let times = 20_000
    let processes = try (0..<2).map { _ in try loop(["count", file, "\(times)"]) }
    let counts = Shared(
      wrappedValue: Counts(),
      .sqlite("counts", database: SQLiteDatabase(path: file))
    )
    // This process changes another field meanwhile.
    var saved = 0
    while processes.contains(where: { $0.0.isRunning }) {
      saved += 1
      counts.withLock { $0.saved["here"] = saved }
      try await counts.save()
      try await Task.sleep(for: .milliseconds(20))
    }
    for (process, _) in processes {
      await ended(process)
      #expect(process.terminationStatus == 0)
    }
    try await counts.load()
    #expect(counts.wrappedValue.sum == 2 * times)
    #expect(counts.wrappedValue.saved["here"] == saved)
  }

  @Test func process_thatIsKilledAtAnyMoment_losesNothingThatWasDurable() async throws {
    let folder = try Folder()
    let file = folder.file("a.sqlite")
    var last = 0
    for round in 0..<200 {
      let (process, output) = try loop(["save", file])
      // Between the start and some saves later.
      try await Task.sleep(for: .milliseconds(Int.random(in: 5...60)))
      kill(process.processIdentifier, SIGKILL)
      await ended(process)
      let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let durable = lines.split(separator: "\n").last.flatMap { Int($0) } ?? last
      guard round.isMultiple(of: 10) || round == 199 else {
        last = max(last, durable)
        continue
      }
      let counts = Shared(
        wrappedValue: Counts(),
        .sqlite("counts", database: SQLiteDatabase(path: file))
      )
      #expect(counts.loadError == nil)
      #expect(counts.wrappedValue.saved["loop", default: 0] >= max(last, durable))
      last = max(last, durable)
    }
    #expect(last > 0)
  }
}
