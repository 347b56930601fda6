import Dispatch
import Foundation
import Glibc
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoSharing

/// Tests of saves and of outside changes within milliseconds of each other, in random order.
///
/// The model is a root. Its memory takes what it saves. It takes what is reported, unless a save is
/// pending that is about to replace the reported value. When all is quiet, memory has to equal the
/// contents of the file. An outside change is reported at most once, and exactly once if it is the
/// final value of the file. A save of the root is never reported.
@Suite struct FileStorageInterleavingTests {
  struct Round: Sendable {
    var isInPlace: Bool
    var ownDelay: UInt32
    var outsideDelay: UInt32
    var padding: Int
  }

  @Test func memoryAndFileAgree_afterEveryInterleaving() async throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("FileStorageInterleavingTests seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let key = liveKey(folder.file(), String.self)
    let memory = Locked((value: "", isDirty: false))
    let reported = Locked<[String: Int]>([:])
    let changes = Probe<String>()
    try await key.save("start")
    let subscription = key.subscribe(
      context: .userInitiated,
      subscriber: SharedSubscriber(callback: { result in
        let value = (try? result.get()) ?? "not a value: \(result)"
        // Counted first, since the test checks the counts once the value is in memory.
        reported.withLock { $0[value, default: 0] += 1 }
        memory.withLock { if !$0.isDirty { $0.value = value } }
        changes.append(value)
      })
    )

    for number in 1...200 {
      let round = Round(
        isInPlace: Bool.random(using: &random),
        ownDelay: UInt32.random(in: 0...3000, using: &random),
        outsideDelay: UInt32.random(in: 0...3000, using: &random),
        padding: Int.random(in: 0...9000, using: &random)
      )
      let padding = String(repeating: ".", count: round.padding)
      let (own, outside) = ("own \(number)\(padding)", "outside \(number)\(padding)")
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          await Self.onThread {
            usleep(round.outsideDelay)
            let write = round.isInPlace ? Outside.writeInPlace : Outside.replace
            write("\"\(outside)\"", folder.file())
          }
        }
        group.addTask {
          await Self.onThread { usleep(round.ownDelay) }
          await withCheckedContinuation { done in
            memory.withLock { $0 = (own, true) }
            key.save(
              own,
              context: .didSet,
              continuation: SaveContinuation("test") { _ in
                memory.withLock { $0.isDirty = false }
                done.resume()
              }
            )
          }
        }
      }
      let final = try #require(text(folder.file())).dropFirst().dropLast()
      while memory.withLock({ $0.value }) != final {
        do {
          _ = try await changes.next(within: 5)
        } catch {
          Issue.record(
            """
            round \(number), seed \(seed), \(round): memory \(memory.withLock { $0.value.prefix(12) }), \
            file \(final.prefix(12)), \(changes.all.suffix(3).map { $0.prefix(12) })
            """
          )
          return
        }
      }
      let count = reported.withLock { $0[outside] ?? 0 }
      #expect(final == outside ? count == 1 : count <= 1, "round \(number), seed \(seed)")
    }
    let strange = reported.withLock { $0.filter { !$0.key.hasPrefix("outside") || $0.value > 1 } }
    #expect(strange.isEmpty, "seed \(seed): \(strange.map { $0.key.prefix(40) })")
    subscription.cancel()
  }

  /// Runs blocking work on a thread of its own.
  private static func onThread(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        work()
        done.resume()
      }
    }
  }
}
