import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoSharing

/// Tests of keys whose storage is chosen when the program runs.
@Suite struct AnySharedKeyTests {
  @Test(arguments: SharedKeyCheck.allCases)
  func key_conformsAsItsBaseDoes(_ check: SharedKeyCheck) async throws {
    let conformance = SharedKeyConformance<AnySharedKey<Int>> {
      $0
    } place: {
      let file = URL(filePath: "/value.json")
      let files = InMemoryFileSystem()
      let storage = FileStorage.inMemory(fileSystem: files)
      return SharedKeyPlace(
        makeKey: {
          withDependencies {
            $0.defaultFileStorage = storage
          } operation: {
            AnySharedKey(.fileStorage(file))
          }
        },
        outside: SharedKeyOutside(
          write: { files[file] = Data("\($0)".utf8) },
          breakValue: { files[file] = Data("[".utf8) },
          remove: { files[file] = nil }
        )
      )
    }
    #expect(
      try await conformance.verify(check) || SharedKeyCheck.ofSeveralUsers.contains(check)
    )
  }

  @Test func value_isThatOfTheBaseKey_inEveryStorage() {
    let file = URL(filePath: "/n.json")
    check(.inMemory("n"))
    check(.appStorage("n"))
    check(.fileStorage(file))
    check(.appStorage("m").immediately)

    func check(_ key: some SharedKey<Int>) {
      let plain = Shared(wrappedValue: 1, key)
      let erased = Shared(wrappedValue: 2, AnySharedKey(key))
      let twice = SharedReader(wrappedValue: 3, AnySharedKey(AnySharedKey(key)))
      plain.withLock { $0 += 6 }
      #expect(erased.wrappedValue == 7)
      erased.withLock { $0 += 1 }
      #expect(plain.wrappedValue == 8)
      #expect(twice.wrappedValue == 8)
      #expect(AnySharedKey(key).description == key.displayName)
    }
  }

  @Test func defaultAndImmediately_areKept() async {
    let storage = TestStorage<Int>()
    let key = AnySharedKey<Int>.Default[AnySharedKey(.test(storage)), default: 5]
    let value = Shared(key.immediately)
    #expect(value.wrappedValue == 5)
    let (_, saves) = ImmediateSaves.collecting { value.withLock { $0 = 6 } }
    if let saves {
      #expect(
        await withCheckedContinuation { done in saves.whenSaved { done.resume(returning: $0) } }
      )
    }
    #expect(storage.state.value.saved == [6])
    #expect(storage.state.value.loads == 1)
    #expect(Shared(wrappedValue: 0, .test(storage)).wrappedValue == 6)
  }

  @Test func keys_ofDifferentStorages_areDifferent() {
    let memory = AnySharedKey<Int>(.inMemory("a"))
    #expect(memory.id == AnySharedKey<Int>(.inMemory("a")).id)
    #expect(memory.id != AnySharedKey<Int>(.inMemory("b")).id)
    #expect(memory.id != AnySharedKey<Int>(.appStorage("a")).id)
  }

  @Test func requiredValue_isLoadedByTheBaseKey() async throws {
    let key = AnySharedKey<Int>(.appStorage("required"))
    await #expect(throws: SharedError.self) { try await Shared(require: key) }
    let value = Shared(wrappedValue: 0, .appStorage("required"))
    value.withLock { $0 = 3 }
    let required = try await Shared(require: key)
    #expect(required.wrappedValue == 3)
  }
}
