import Foundation
import Glibc
import PandoDependencies
import Testing

@testable import PandoSharing

func liveKey<Value: Codable & Sendable>(
  _ url: URL,
  _ type: Value.Type = [User].self,
  in storage: FileStorage = .fileSystem
) -> FileStorageKey<Value> {
  withDependencies {
    $0.defaultFileStorage = storage
  } operation: {
    .fileStorage(url)
  }
}

@Suite struct FileStorageLiveTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func save_createsFoldersAndLeavesNothingElse() async throws {
    let url = folder.url.appending(path: "a/b/users.json")
    let key = liveKey(url)
    #expect(try key.loadInitial([]) == nil)
    try await key.save([User(name: "Blob")])
    #expect(try key.loadInitial([]) == [User(name: "Blob")])
    #expect(try await key.loadAgain() == [User(name: "Blob")])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/a/b")
    #expect(left == ["users.json"])
  }

  @Test func saves_whenManyAreIssued_landInOrder() async throws {
    let key = liveKey(folder.file(), Int.self)
    let done = Probe<Int>()
    for number in 1...50 {
      key.save(
        number,
        context: .didSet,
        continuation: SaveContinuation("test") { _ in done.append(number) }
      )
    }
    for _ in 1...50 { _ = try await done.next() }
    #expect(done.all == Array(1...50))
    #expect(text(folder.file()) == "50")
  }

  @Test func save_whenTheFileHasPermissions_keepsThem() async throws {
    Outside.writeInPlace("[]", folder.file())
    chmod(folder.file().path, 0o640)
    try await liveKey(folder.file()).save([User(name: "Blob")])
    var status = stat()
    stat(folder.file().path, &status)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  @Test func save_throughASymbolicLink_writesWhatItPointsTo() async throws {
    let target = folder.url.appending(path: "real/users.json")
    mkdir(folder.url.path + "/real", 0o755)
    symlink("real/users.json", folder.file("link.json").path)
    let key = liveKey(folder.file("link.json"))
    #expect(try key.loadInitial([]) == nil)
    let (probe, subscription) = key.observe()
    try await key.save([User(name: "Blob")])
    #expect(text(target) == #"[{"name":"Blob"}]"#)
    var status = stat()
    lstat(folder.file("link.json").path, &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    Outside.replace("[]", target)
    #expect(try await probe.next().get() == [])
    // The link now points at another file.
    Outside.writeInPlace(#"[{"name":"Other"}]"#, folder.file("other.json"))
    symlink("other.json", folder.file("new").path)
    rename(folder.file("new").path, folder.file("link.json").path)
    #expect(try await probe.next().get() == [User(name: "Other")])
    Outside.replace(#"[{"name":"Third"}]"#, folder.file("other.json"))
    #expect(try await probe.next().get() == [User(name: "Third")])
    subscription.cancel()
  }

  @Test(
    arguments: [
      ("[{\"name\":", "not a valid"), ("[{\"name\":1}]", "[0].name"),
      ("[{}]", "\"name\" is missing"), ("{}", "Array"),
    ] as [(String, String)]
  )
  func brokenFile_isAnErrorAndSetAsideByTheFirstSave(content: String, reason: String) async throws {
    Outside.writeInPlace(content, folder.file())
    let key = liveKey(folder.file())
    let error = try key.loadFailure([])
    #expect(error.code == .fileUndecodable)
    #expect(error.reason.contains(reason), "\(error.reason)")
    #expect(error.key.hasPrefix(".fileStorage(file:///"))
    #expect(text(folder.file()) == content)
    try await key.save([User(name: "Blob")])
    try await key.save([User(name: "Blob 2")])
    #expect(text(folder.file()) == #"[{"name":"Blob 2"}]"#)
    let names = folder.names
    #expect(names.count == 2)
    #expect(names[1].wholeMatch(of: /users\.undecodable-\d{8}T\d{6}Z\.json/) != nil, "\(names)")
    #expect(text(folder.file(names[1])) == content)
  }

  @Test func brokenFile_notUTF8_isAnErrorAndIsKept() async throws {
    try Data([0xff, 0xfe, 0x22, 0xc3]).write(to: folder.file())
    let key = liveKey(folder.file(), String.self)
    #expect(try key.loadFailure("").code == .fileUndecodable)
    try await key.save("good")
    #expect(try Data(contentsOf: folder.file(folder.names[1])) == Data([0xff, 0xfe, 0x22, 0xc3]))
  }

  @Test func brokenFiles_setAsideInOneSecond_areBothKept() async throws {
    let key = liveKey(folder.file())
    for content in ["first", "second", "third"] {
      Outside.writeInPlace(content, folder.file())
      try await key.save([])
    }
    let kept = folder.names.filter { $0 != "users.json" }.compactMap { text(folder.file($0)) }
    #expect(Set(kept) == ["first", "second", "third"])
  }

  @Test func brokenFile_whenRepairedBeforeTheSave_isNotSetAside() async throws {
    Outside.writeInPlace("broken", folder.file())
    let key = liveKey(folder.file())
    #expect(try key.loadFailure([]).code == .fileUndecodable)
    Outside.replace("[]", folder.file())
    try await key.save([User(name: "Blob")])
    #expect(folder.names == ["users.json"])
  }

  @Test func folderAtThePath_isAnErrorAndStays() async throws {
    mkdir(folder.file().path, 0o755)
    let key = liveKey(folder.file())
    #expect(try key.loadFailure([]).code == .notAFile)
    #expect(try await key.saveFailure([]).code == .notAFile)
    #expect(folder.names == ["users.json"])
  }

  @Test func fileInThePlaceOfAFolder_isAnError() async throws {
    Outside.writeInPlace("x", folder.file("a"))
    let key = liveKey(folder.url.appending(path: "a/users.json"))
    #expect(try key.loadFailure([]).code == .fileUnreadable)
    #expect(try await key.saveFailure([]).code == .fileUnwritable)
    #expect(text(folder.file("a")) == "x")
  }

  @Test func linksInACircle_areAnError() async throws {
    symlink("b", folder.file("a").path)
    symlink("a", folder.file("b").path)
    let key = liveKey(folder.file("a"))
    #expect(try key.loadFailure([]).code == .fileUnreadable)
    #expect(try await key.saveFailure([]).code == .fileUnwritable)
  }

  @Test func pipeAtThePath_isAnErrorAndDoesNotBlock() throws {
    mkfifo(folder.file().path, 0o600)
    #expect(try liveKey(folder.file()).loadFailure([]).code == .notAFile)
  }

  @Test func unencodableValue_leavesTheFile() async throws {
    Outside.writeInPlace("1", folder.file())
    let key = liveKey(folder.file(), Double.self)
    #expect(try await key.saveFailure(.nan).code == .valueUnencodable)
    #expect(text(folder.file()) == "1")
  }
}
