import Foundation
import Glibc
import PandoDependencies
import PandoTestSupport
import Testing

private struct Numbered: Codable {
  var number: Int
  var copies: [Int]
  var isComplete: Bool { copies.count == 200 && copies.allSatisfy { $0 == number } }
}

@Suite struct CrashTests {
  @Test func file_whenItsWriterIsKilled_isWholeAndNoOlderThanTheLastSave() async throws {
    let seed = printedSeed()
    let program = Child.path("SaveLoop")
    try #require(FileManager.default.isExecutableFile(atPath: program))
    let failures = Locked<[String]>([])
    let kills = Locked(0)
    let saves = Locked(0)
    await onThreads(4) { index in
      let generator = SeededGenerator(seed: seed &+ UInt64(index))
      let folder = ScratchFolder()
      // The file stays, so that each writer begins with the contents that the previous one left.
      let file = folder.file()
      for round in 0..<50 {
        let child = Child([program, "loop", file.path()])
        var printed = ""
        let lines = Int(generator.next() % 12)
        while printed.count(where: { $0 == "\n" }) < lines {
          let more = child.read()
          if more.isEmpty { break }
          printed += more
        }
        generator.dawdle(300_000)
        kill(child.id, SIGKILL)
        while case let more = child.read(), !more.isEmpty { printed += more }
        child.wait()
        kills.withLock { $0 += 1 }
        let promised = printed.split(separator: "\n").last.flatMap { Int($0) } ?? 0
        guard let bytes = try? Data(contentsOf: file) else {
          if promised > 0 { failures.withLock { $0.append("\(index)/\(round): no file") } }
          continue
        }
        guard let value = try? JSONDecoder().decode(Numbered.self, from: bytes), value.isComplete
        else {
          failures.withLock { $0.append("\(index)/\(round): \(bytes.count) broken bytes") }
          continue
        }
        saves.withLock { $0 = max($0, promised) }
        if value.number < promised {
          failures.withLock { $0.append("\(index)/\(round): \(value.number) < \(promised)") }
        }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(kills.withLock { $0 } == 200)
    #expect(saves.withLock { $0 } >= 100, "the writers were killed before they wrote")
  }

  @Test func pendingSave_whenTheProcessExits_isFlushed() async throws {
    let folder = ScratchFolder()
    let file = folder.file()
    let status = await onThread { Child([Child.path("SaveLoop"), "exit", file.path()]).wait() }
    #expect(status == 0)
    let value = try JSONDecoder().decode(Numbered.self, from: Data(contentsOf: file))
    #expect(value.number == 1)
  }
}
