import Foundation
import PandoDependencies
import PandoSharing
import Testing

struct User: Codable, Equatable, Sendable {
  var name: String
}

@Suite struct FileStorageInMemoryTests {
  let files = InMemoryFileSystem()
  let url = URL(filePath: "/pando/users.json")

  func key() -> FileStorageKey<[User]> {
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      .fileStorage(url)
    }
  }

  @Test func save_whenInMemory_isThereAtOnceAndNotReportedBack() async throws {
    let key = key()
    #expect(try key.loadInitial([]) == nil)
    let (probe, subscription) = key.observe()
    try await key.save([User(name: "Blob")])
    #expect(files[url] == Data(#"[{"name":"Blob"}]"#.utf8))
    #expect(try key.loadInitial([]) == [User(name: "Blob")])
    files[url] = Data("[]".utf8)
    #expect(try probe.all.map { try $0.get() } == [[]])
    files[url] = nil
    #expect(throws: SharedError.self) { try probe.all[1].get() }
    subscription.cancel()
    files[url] = Data("[]".utf8)
    #expect(probe.all.count == 2)
  }

  @Test func save_byAnotherTypeOfValue_isReported() async throws {
    let users = key()
    let names: FileStorageKey<[[String: String]]> = withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      .fileStorage(url)
    }
    #expect(users.id == names.id)
    let (probe, subscription) = names.observe()
    try await users.save([User(name: "Blob")])
    #expect(try probe.all.map { try $0.get() } == [[["name": "Blob"]]])
    subscription.cancel()
  }

  @Test func brokenFile_whenSaved_isSetAside() async throws {
    files[url] = Data("{".utf8)
    let key = key()
    #expect(try key.loadFailure([]).code == .fileUndecodable)
    try await key.save([])
    let aside = try #require(files.files.keys.first { $0.path.contains("undecodable") })
    #expect(files[aside] == Data("{".utf8))
    #expect(files[url] == Data("[]".utf8))
  }

  @Test func defaultStorage_inATest_isFreshAndInMemory() async throws {
    let key: FileStorageKey<Int> = .fileStorage(URL(filePath: "/never/written.json"))
    #expect(try key.loadInitial(0) == nil)
    try await key.save(1)
    let again: FileStorageKey<Int> = .fileStorage(URL(filePath: "/never/written.json"))
    #expect(again.id == key.id)
    #expect(try again.loadInitial(0) == 1)
    #expect(FileManager.default.fileExists(atPath: "/never") == false)
    let other: FileStorageKey<Int> = withDependencies {
      $0.defaultFileStorage = .inMemory
    } operation: {
      .fileStorage(URL(filePath: "/never/written.json"))
    }
    #expect(other.id != key.id)
    #expect(try other.loadInitial(0) == nil)
  }
}
