import Foundation
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

/// Tests of the keys of this module with several users of a place.
@Suite struct SeveralUsersTests {
  typealias Counts = [String: Int]

  private static let checks = SharedKeyCheck.allCases.filter(SharedKeyCheck.ofSeveralUsers.contains)

  private func conformance<Key: SharedKey<Counts>>(
    _ place: @escaping @Sendable () -> SharedKeyPlace<Key>
  ) -> SharedKeyConformance<Key> {
    SharedKeyConformance(timeout: .seconds(60), fields: .members) {
      ["value": $0]
    } place: {
      place()
    }
  }

  @Test(arguments: checks)
  func fileStorage_conforms(_ check: SharedKeyCheck) async throws {
    let folder = ScratchFolder()
    let conformance = conformance {
      let file = folder.file("\(UUID()).json")
      return SharedKeyPlace(
        makeKey: { liveKey(file, Counts.self) },
        others: SharedKeyOthers(
          process: SharedKeyProgram(
            URL(filePath: Child.path("KeyWorker")),
            arguments: ["file", file.path()]
          )
        )
      )
    }
    // The last save decides the contents of the file, and a file is always available.
    let isPromised = [.otherProcess, .kill, .transaction].contains(check)
    #expect(try await conformance.verify(check) == isPromised)
  }

  @Test(arguments: checks)
  func inMemory_conforms(_ check: SharedKeyCheck) async throws {
    let conformance = conformance {
      let name = UUID().uuidString
      return SharedKeyPlace { InMemoryKey<Counts>.inMemory(name) }
    }
    #expect(try await conformance.verify(check) == (check == .transaction))
  }

  @Test(arguments: checks)
  func appStorage_conforms(_ check: SharedKeyCheck) async throws {
    let conformance = conformance {
      // Sendable because UserDefaults guards its contents itself.
      nonisolated(unsafe) let defaults = UserDefaults.inMemory
      let name = UUID().uuidString
      return SharedKeyPlace { AppStorageKey<Counts>.appStorage(name, store: defaults) }
    }
    #expect(try await conformance.verify(check) == (check == .transaction))
  }

  /// The keys of machines of one process, whose rows are in memory.
  @Test(arguments: checks)
  func databaseKey_conforms(_ check: SharedKeyCheck) async throws {
    let conformance = conformance {
      let database = InMemoryValueDatabase(InMemoryRows())
      return SharedKeyPlace { DatabaseKey<Counts>("n", in: database, function: ".test") }
    }
    #expect(try await conformance.verify(check) == (check == .transaction))
  }
}
