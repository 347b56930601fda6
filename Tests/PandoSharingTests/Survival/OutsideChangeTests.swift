import Foundation
import OpenCombine
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoSharing

@Suite struct OutsideChangeTests {
  @Test(arguments: [true, false])
  func change_whenAnotherProcessMakesItRightAfterOneHere_isSeenOnce(byRename: Bool) async throws {
    let folder = ScratchFolder()
    let path = folder.file().path()
    let number = live(folder.file(), 0)
    let seen = Watched<[Int]>([])
    let cancellable = number.publisher.sink { value in seen.update { $0.append(value) } }
    for round in 1...15 {
      let (here, outside) = (round * 2, round * 2 + 1)
      number.withLock { $0 = here }
      try await number.save()
      // Within a few milliseconds of the save.
      await onThread {
        Child.shell(
          byRename
            ? "printf \(outside) > '\(path).new' && mv '\(path).new' '\(path)'"
            : "printf \(outside) > '\(path)'"
        )
      }
      #expect(await seen.wait { $0.last == outside })
      #expect(number.loadError == nil)
    }
    cancellable.cancel()
    #expect(seen.value == Array(0...0) + Array(2...31))
  }

  @Test func change_whenTheFileIsWrittenInTwoSteps_isSeenWhole() async throws {
    let folder = ScratchFolder()
    let path = folder.file().path()
    let list = live(folder.file(), [Int]())
    let seen = Watched<[[Int]]>([])
    let cancellable = list.publisher.sink { value in seen.update { $0.append(value) } }
    await onThread { Child.shell("exec 3> '\(path)'; printf '[1,2,' >&3; printf '3]' >&3") }
    #expect(await seen.wait { $0.last == [1, 2, 3] })
    #expect(seen.value == [[], [1, 2, 3]])
    #expect(list.loadError == nil)
    cancellable.cancel()
  }

  @Test func change_whenItComesWithUnsavedOnesHere_leavesMemoryAndFileAgreeing() async throws {
    let folder = ScratchFolder()
    let path = folder.file().path()
    let number = live(folder.file(), 0)
    let seen = Watched(0)
    let cancellable = number.publisher.sink { value in seen.update { $0 = value } }
    for round in 1...10 {
      number.withLock { $0 = round * 2 }
      await onThread {
        Child.shell("printf \(round * 2 + 1) > '\(path).new' && mv '\(path).new' '\(path)'")
      }
    }
    // Whichever change was the last: one more outside change is seen after everything is saved.
    try await number.save()
    await onThread { Child.shell("printf 1000 > '\(path).new' && mv '\(path).new' '\(path)'") }
    #expect(await seen.wait { $0 == 1000 })
    #expect(number.wrappedValue == 1000)
    #expect(try Data(contentsOf: folder.file()) == Data("1000".utf8))
    cancellable.cancel()
  }
}
