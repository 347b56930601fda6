import Foundation
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

private typealias Fault = DictionaryStorage.Fault

@Suite struct ConformanceTests {
  @Test(arguments: SharedKeyCheck.allCases)
  func fileStorageOnDisk_conforms(_ check: SharedKeyCheck) async throws {
    let folder = try TemporaryFolder()
    let conformance = SharedKeyConformance<FileStorageKey<Int>> {
      $0
    } place: {
      let file = folder.file("\(UUID()).json")
      return SharedKeyPlace(
        makeKey: { liveKey(file, Int.self) },
        outside: SharedKeyOutside(
          write: { Outside.replace(String($0), file) },
          breakValue: { Outside.writeInPlace("broken", file) },
          remove: { try FileManager.default.removeItem(at: file) }
        )
      )
    }
    #expect(try await conformance.verify(check) || Self.ofSeveral.contains(check))
  }

  @Test(arguments: SharedKeyCheck.allCases)
  func fileStorageInMemory_conforms(_ check: SharedKeyCheck) async throws {
    let conformance = SharedKeyConformance<FileStorageKey<[User]>> {
      [User(name: "Blob"), User(name: String($0))]
    } place: {
      let file = URL(filePath: "/users.json")
      let files = InMemoryFileSystem()
      let storage = FileStorage.inMemory(fileSystem: files)
      return SharedKeyPlace(
        makeKey: {
          withDependencies {
            $0.defaultFileStorage = storage
          } operation: {
            .fileStorage(file)
          }
        },
        outside: SharedKeyOutside(
          write: { files[file] = try JSONEncoder().encode($0) },
          breakValue: { files[file] = Data("[".utf8) },
          remove: { files[file] = nil }
        )
      )
    }
    #expect(try await conformance.verify(check) || Self.ofSeveral.contains(check))
  }

  @Test(arguments: SharedKeyCheck.allCases)
  func appStorageInMemory_conforms(_ check: SharedKeyCheck) async throws {
    let conformance = SharedKeyConformance<AppStorageKey<Int>> {
      $0
    } place: {
      appStoragePlace(.inMemory)
    }
    #expect(try await conformance.verify(check) || Self.ofSeveral.contains(check))
  }

  @Test(arguments: SharedKeyCheck.allCases)
  func appStorageOfASuite_conforms(_ check: SharedKeyCheck) async throws {
    let suite = try RealSuite()
    let conformance = SharedKeyConformance<AppStorageKey<[String]>> {
      ["\($0)", "ä"]
    } place: {
      appStoragePlace(suite.store)
    }
    #expect(try await conformance.verify(check) || Self.ofSeveral.contains(check))
  }

  private static let untold: Set<SharedKeyCheck> = [
    .outsideChange, .followedChange, .cancellation, .removal, .brokenValue, .brokenChange,
  ]
  private static var ofSeveral: Set<SharedKeyCheck> { SharedKeyCheck.ofSeveralUsers }

  @Test(arguments: SharedKeyCheck.allCases)
  func inMemory_conforms(_ check: SharedKeyCheck) async throws {
    let conformance = SharedKeyConformance<InMemoryKey<String>> {
      String($0)
    } place: {
      let name = UUID().uuidString
      return SharedKeyPlace { .inMemory(name) }
    }
    // In-memory storage has no changes from outside.
    #expect(
      try await conformance.verify(check) == !Self.untold.union(Self.ofSeveral).contains(check)
    )
  }

  @Test(arguments: SharedKeyCheck.allCases, [false, true])
  func customKey_conforms(_ check: SharedKeyCheck, isQueued: Bool) async throws {
    #expect(
      try await conformance(isQueued: isQueued).verify(check) || Self.ofSeveral.contains(check)
    )
  }

  @Test func customKey_whenAllIsRun_conforms() async {
    await conformance().run()
  }

  @Test(arguments: [
    (Fault.dropsEverySecondSave, SharedKeyCheck.saveThenLoad, "is 0, not 1"),
    (.dropsEverySecondSave, .quickSaves, "what is loaded after save 2 is 1, not 2"),
    (.dropsEverySecondSave, .lastValue, "when all are gone is 9, not 10"),
    (.savesNothing, .sharedRoot, "what is loaded after `save()` is no value, not 2"),
    (.keepsTheFirstValue, .replacement, "what is loaded after three saves is 2, not 1"),
    (.echoesItsSaves, .ownSaves, "was reported is 1, not 9"),
    (.echoesItsSaves, .outsideChange, "the value that was reported is 2, not 1"),
    (.answersTwice, .answers, "save continuation of .dictionary(\"n\") was resumed more than once"),
    (.answersTwiceLater, .answers, "load continuation of .dictionary(\"n\") was resumed more"),
    (.answersNever, .answers, "save continuation of .dictionary(\"n\") was released without"),
    (.answersNever, .saveThenLoad, "it failed with an error: .dictionary(\"n\"): the key released"),
    (.reportsTwice, .outsideChange, "the value that was reported is 1, not 3"),
    (.reportsAfterCancellation, .cancellation, "reports a change after it was cancelled"),
    (.takesBrokenForNone, .brokenValue, "a load of a broken value brings no value"),
    (.takesBrokenForNone, .brokenChange, "that broke was reported as no value"),
    (.hasManyIdentities, .identity, "two keys of one place have different ids"),
    (.hasManyIdentities, .sharedRoot, "the second shared value is 9, not 0"),
    (.hasOneIdentityForAll, .identity, "keys of two places have equal ids"),
    (.inventsAValue, .firstLoad, "brings 42, which nobody has saved"),
  ])
  fileprivate func wrongKey_isFound(
    _ fault: Fault,
    by check: SharedKeyCheck,
    saying reason: String
  ) async {
    await expectFailure(of: check, saying: reason, conformance(fault: fault))
  }

  /// A missing answer is detected at the timeout, which is short here.
  @Test(arguments: [
    (Fault.keepsContinuations, SharedKeyCheck.answers, "load continuations are kept for longer"),
    (.reportsNothing, .outsideChange, "a change to 1 was not reported within 0.01 seconds"),
    (.reportsNothing, .followedChange, "reach a shared value within 0.01 seconds: it is 0"),
    (.hidesRemovals, .removal, "the loss of the value was not reported within 0.01 seconds"),
  ])
  fileprivate func silentKey_isFound(
    _ fault: Fault,
    by check: SharedKeyCheck,
    saying reason: String
  ) async {
    let conformance = conformance(fault: fault, timeout: .milliseconds(10))
    await expectFailure(of: check, saying: reason, conformance)
  }

  private func expectFailure(
    of check: SharedKeyCheck,
    saying reason: String,
    _ conformance: SharedKeyConformance<DictionaryKey>
  ) async {
    await withKnownIssue {
      await conformance.run([check])
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains(".dictionary(\"n\") fails the check '\(check.rawValue)': ")
        && text.contains(reason)
    }
  }

  private func conformance(
    isQueued: Bool = false,
    fault: Fault? = nil,
    timeout: Duration = .seconds(20)
  ) -> SharedKeyConformance<DictionaryKey> {
    SharedKeyConformance(timeout: timeout) {
      $0
    } place: {
      let storage = DictionaryStorage(isQueued: isQueued, fault: fault)
      return SharedKeyPlace(
        makeKey: { .dictionary("n", in: storage) },
        outside: SharedKeyOutside(
          write: { storage.set("n", to: String($0), tells: true) },
          breakValue: { storage.set("n", to: "broken", tells: true) },
          remove: { storage.set("n", to: nil, tells: true) }
        )
      )
    }
  }
}

/// A place in user defaults, for values that they store unencoded.
private func appStoragePlace<Value: AppStorageValue>(
  _ defaults: UserDefaults
) -> SharedKeyPlace<AppStorageKey<Value>> {
  // Sendable because UserDefaults guards its contents itself.
  nonisolated(unsafe) let defaults = defaults
  let name = UUID().uuidString
  @Sendable func change(to object: Any?) {
    defaults.set(object, forKey: name)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }
  return SharedKeyPlace(
    makeKey: { .appStorage(name, store: defaults) },
    outside: SharedKeyOutside(
      write: { change(to: $0) },
      breakValue: { change(to: Data([0])) },
      remove: { change(to: nil) }
    )
  )
}
