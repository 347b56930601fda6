import Foundation
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Tests of user defaults in a separate file.
@Suite(.dependencies) struct FileUserDefaultsTests {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")

  private func remove() { try? FileManager.default.removeItem(at: file) }

  @Test func entriesOfEveryType_areBackInTheNextProcess() throws {
    defer { remove() }
    let first = try UserDefaults.kept(in: file)
    let moment = Date(timeIntervalSince1970: 86_400)
    first.set("Fern", forKey: "name")
    first.set(7, forKey: "count")
    first.set(0.5, forKey: "share")
    first.set(true, forKey: "isOpen")
    first.set(Data([1, 2]), forKey: "bytes")
    first.set(moment, forKey: "moment")
    first.set(["a", "b"], forKey: "words")
    first.set(["a": 1], forKey: "table")
    first.set("gone", forKey: "removed")
    first.removeObject(forKey: "removed")
    #expect(!FileManager.default.fileExists(atPath: file.path()))
    #expect(first.synchronize())

    let second = try UserDefaults.kept(in: file)
    #expect(second.string(forKey: "name") == "Fern")
    #expect(second.integer(forKey: "count") == 7)
    #expect(second.double(forKey: "share") == 0.5)
    #expect(second.bool(forKey: "isOpen"))
    #expect(second.data(forKey: "bytes") == Data([1, 2]))
    #expect(second.object(forKey: "moment") as? Date == moment)
    #expect(second.stringArray(forKey: "words") == ["a", "b"])
    #expect(second.dictionary(forKey: "table") as? [String: Int] == ["a": 1])
    #expect(second.object(forKey: "removed") == nil)
  }

  @Test func defaults_areOpenedOnFirstUse_andOnceForAllUsers() {
    let opened = Locked(0)
    withDependencies {
      $0.setDefaultAppStorage {
        opened.withLock { $0 += 1 }
        return .inMemory
      }
    } operation: {
      @Shared(.inMemory("elsewhere")) var elsewhere = 0
      $elsewhere.withLock { $0 = 1 }
      #expect(opened.withLock { $0 } == 0)
      @Shared(.appStorage("visits")) var visits = 0
      $visits.withLock { $0 = 3 }
      @Shared(.appStorage("visits")) var same = 0
      #expect(same == 3)
      #expect(opened.withLock { $0 } == 1)
    }
  }

  @Test func aSharedValue_isWrittenByItself() async throws {
    defer { remove() }
    let defaults = try UserDefaults.kept(in: file)
    try await withDependencies {
      $0.defaultAppStorage = defaults
    } operation: {
      @Shared(.appStorage("visits")) var visits = 0
      $visits.withLock { $0 = 3 }
      try await $visits.save()
    }
    #expect(try UserDefaults.kept(in: file).integer(forKey: "visits") == 3)
  }

  @Test func aFileThatIsNoPropertyList_isSetAside() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "visitor.plist")
    try Data("not a list".utf8).write(to: file)
    let defaults = try UserDefaults.kept(in: file)
    #expect(defaults.object(forKey: "name") == nil)
    // A load alone does not change the file.
    #expect(defaults.synchronize())
    #expect(try String(contentsOf: file, encoding: .utf8) == "not a list")
    defaults.set("Fern", forKey: "name")
    #expect(defaults.synchronize())
    #expect(try UserDefaults.kept(in: file).string(forKey: "name") == "Fern")
    let others = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0 != "visitor.plist" }
    let aside = try #require(others.first)
    #expect(others.count == 1)
    let kept = try String(contentsOf: folder.appending(path: aside), encoding: .utf8)
    #expect(kept == "not a list")
  }

  @Test func aPlaceThatCannotBeWritten_isSaid() throws {
    let defaults = try UserDefaults.kept(in: URL(filePath: "/proc/pando/visitor.plist"))
    defaults.set(1, forKey: "count")
    #expect(!defaults.synchronize())
    #expect(throws: SharedError.self) {
      try UserDefaults.kept(in: FileManager.default.temporaryDirectory)
    }
  }
}
