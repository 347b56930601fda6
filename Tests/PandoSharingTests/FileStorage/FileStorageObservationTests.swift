import Foundation
import Glibc
import PandoDependencies
import Testing

@testable import PandoSharing

@Suite struct FileStorageObservationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func outsideChange_byRenameAndInPlace_isReportedOnce() async throws {
    // The thread that writes in two steps may have to wait for the processor between them.
    let patient = FileSystemBackend(patience: FileWatchDelays(quiet: 600, open: 600))
    let key = liveKey(folder.file(), Int.self, in: FileStorage(backend: patient))
    #expect(try key.loadInitial(0) == nil)
    let (probe, subscription) = key.observe()
    try await key.save(1)
    Outside.replace("2", folder.file())
    #expect(try await probe.next().get() == 2)
    try await key.save(3)
    Outside.writeInPlace("45678", folder.file())
    #expect(try await probe.next().get() == 45678)
    Outside.replace("9", folder.file())
    #expect(try await probe.next().get() == 9)
    // Any other report would come between these.
    #expect(try probe.all.map { try $0.get() } == [2, 45678, 9])
    subscription.cancel()
  }

  @Test func outsideChange_whileTheFileStaysOpen_isReported() async throws {
    let key = liveKey(folder.file(), Int.self)
    try await key.save(1)
    let (probe, subscription) = key.observe()
    let file = open(folder.file().path, O_WRONLY)
    defer { close(file) }
    #expect(write(file, "7", 1) == 1)
    #expect(try await probe.next().get() == 7)
    subscription.cancel()
  }

  @Test func removal_isAnErrorThatNamesTheFile_andTheNextFileIsSeen() async throws {
    let key = liveKey(folder.file(), Int.self)
    try await key.save(1)
    let (probe, subscription) = key.observe()
    unlink(folder.file().path)
    let first = try await probe.next()
    let error = #expect(throws: SharedError.self) { try first.get() }
    #expect(error?.code == .fileMissing)
    #expect(error?.description.contains(folder.file().path) == true)
    link(try linked("5"), folder.file().path)
    #expect(try await probe.next().get() == 5)
    subscription.cancel()
  }

  private func linked(_ content: String) throws -> String {
    Outside.writeInPlace(content, folder.file("source"))
    return folder.file("source").path
  }

  @Test func brokenChange_isReportedOnceAsAnError() async throws {
    let key = liveKey(folder.file(), Int.self)
    try await key.save(1)
    let (probe, subscription) = key.observe()
    Outside.replace("broken", folder.file())
    let first = try await probe.next()
    #expect(throws: SharedError.self) { try first.get() }
    Outside.replace("2", folder.file())
    #expect(try await probe.next().get() == 2)
    #expect(probe.all.count == 2)
    #expect(folder.names == ["users.json"])
    subscription.cancel()
  }

  @Test func folder_whenItAppearsVanishesAndAppears_isFollowed() async throws {
    let url = folder.url.appending(path: "a/b/users.json")
    let key = liveKey(url, Int.self)
    #expect(try key.loadInitial(0) == nil)
    let (probe, subscription) = key.observe()
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    Outside.writeInPlace("1", url)
    #expect(try await probe.next().get() == 1)
    try FileManager.default.removeItem(at: folder.url.appending(path: "a"))
    let vanished = try await probe.next()
    #expect(throws: SharedError.self) { try vanished.get() }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    Outside.replace("2", url)
    #expect(try await probe.next().get() == 2)
    rename(folder.url.path + "/a/b", folder.url.path + "/a/c")
    let renamed = try await probe.next()
    #expect(throws: SharedError.self) { try renamed.get() }
    subscription.cancel()
  }

  @Test func subscription_whenCancelled_isSilentAndFreesItsChannel() async throws {
    let key = liveKey(folder.file(), Int.self)
    try await key.save(1)
    let (probe, subscription) = key.observe()
    let (other, remaining) = liveKey(folder.file(), Double.self).observe()
    subscription.cancel()
    Outside.replace("2", folder.file())
    #expect(try await other.next().get() == 2)
    #expect(probe.all.isEmpty)
    remaining.cancel()
  }

  @Test func saveByAnotherTypeOfValue_isReportedToTheOthersOnly() async throws {
    let whole = liveKey(folder.file(), Int.self)
    let real = liveKey(folder.file(), Double.self)
    try await whole.save(1)
    let (wholes, first) = whole.observe()
    let (reals, second) = real.observe()
    try await whole.save(2)
    #expect(try await reals.next().get() == 2)
    try await real.save(3)
    #expect(try await wholes.next().get() == 3)
    #expect(wholes.all.count == 1)
    #expect(reals.all.count == 1)
    first.cancel()
    second.cancel()
  }
}
