import Foundation
import Glibc
import Observation
import OpenCombine
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoSharing

private struct Preferences: Codable, Equatable, Sendable {
  var name = "default"
  var size = 1
}

private let good = Data(#"{"name":"good","size":2}"#.utf8)

@Suite struct BrokenFileTests {
  @Test(arguments: [
    Data(#"{"name":"trunc"#.utf8), Data("[1, 2]".utf8), Data([0xFF, 0xFE, 0x80, 0x81]),
  ])
  func file_whenItIsBroken_isReportedAndSetAsideBeforeTheFirstSave(bytes: Data) async throws {
    let folder = ScratchFolder()
    try bytes.write(to: folder.file())
    let settings = live(folder.file(), Preferences())
    #expect(settings.wrappedValue == Preferences())
    let error = try #require(settings.loadError as? SharedError)
    #expect(error.code == .fileUndecodable)
    #expect(error.file?.path() == folder.file().path())
    #expect(error.description.contains("state.json"))
    #expect(try Data(contentsOf: folder.file()) == bytes)
    settings.size.withLock { $0 = 9 }
    try await settings.save()
    #expect(folder.setAside == [bytes])
    let saved = try JSONDecoder().decode(Preferences.self, from: Data(contentsOf: folder.file()))
    #expect(saved.size == 9)
    #expect(settings.saveError == nil)
  }

  @Test(arguments: [Data("{".utf8), Data([0xFF])])
  func file_whenItBecomesGoodAgain_bringsItsValueAndEndsTheError(bytes: Data) async throws {
    let folder = ScratchFolder()
    try bytes.write(to: folder.file())
    let settings = live(folder.file(), Preferences())
    #expect(settings.loadError != nil)
    let seen = Watched<[Preferences]>([])
    let cancellable = settings.publisher.sink { value in seen.update { $0.append(value) } }
    try good.write(to: folder.file(), options: .atomic)
    #expect(await seen.wait { $0.last?.name == "good" })
    #expect(settings.loadError == nil)
    #expect(folder.setAside == [])
    cancellable.cancel()
  }

  @Test func file_whenItIsEmpty_isNoValueAndNoError() async throws {
    let folder = ScratchFolder()
    try Data().write(to: folder.file())
    let settings = live(folder.file(), Preferences())
    #expect(settings.wrappedValue == Preferences())
    #expect(settings.loadError == nil)
    try await settings.load()
    #expect(settings.loadError == nil)
    settings.size.withLock { $0 = 9 }
    try await settings.save()
    #expect(folder.setAside == [])
    let saved = try JSONDecoder().decode(Preferences.self, from: Data(contentsOf: folder.file()))
    #expect(saved.size == 9)
  }

  @Test func file_whenItBecomesEmpty_keepsTheValueAndEndsTheError() async throws {
    let folder = ScratchFolder()
    try good.write(to: folder.file())
    let settings = live(folder.file(), Preferences())
    try Data("{".utf8).write(to: folder.file())
    await #expect(throws: SharedError.self) { try await settings.load() }
    #expect(settings.loadError != nil)
    try Data().write(to: folder.file())
    try await settings.load()
    #expect(settings.loadError == nil)
    #expect(settings.wrappedValue.name == "good")
  }

  @Test func file_whenItBreaksLater_keepsTheValueInMemoryAndReportsIt() async throws {
    let folder = ScratchFolder()
    try good.write(to: folder.file())
    let settings = live(folder.file(), Preferences())
    #expect(settings.wrappedValue.name == "good")
    let broken = Watched(false)
    withObservationTracking {
      #expect(settings.loadError == nil)
    } onChange: {
      broken.update { $0 = true }
    }
    try Data("nonsense".utf8).write(to: folder.file(), options: .atomic)
    #expect(await broken.wait { $0 })
    #expect((settings.loadError as? SharedError)?.code == .fileUndecodable)
    #expect(settings.wrappedValue.name == "good")
    settings.size.withLock { $0 = 3 }
    try await settings.save()
    #expect(folder.setAside == [Data("nonsense".utf8)])
  }

  @Test func folder_inPlaceOfTheFile_isAnErrorUntilItIsGone() async throws {
    let folder = ScratchFolder()
    try FileManager.default.createDirectory(at: folder.file(), withIntermediateDirectories: false)
    let settings = live(folder.file(), Preferences())
    #expect((settings.loadError as? SharedError)?.code == .notAFile)
    settings.size.withLock { $0 = 4 }
    await #expect(throws: SharedError.self) { try await settings.save() }
    let error = try #require(settings.saveError as? SharedError)
    #expect(error.code == .notAFile)
    #expect(error.description.contains("state.json"))
    // The change is not lost: it is saved as soon as that is possible.
    try FileManager.default.removeItem(at: folder.file())
    try await settings.save()
    #expect(settings.saveError == nil)
    let saved = try JSONDecoder().decode(Preferences.self, from: Data(contentsOf: folder.file()))
    #expect(saved.size == 4)
  }

  @Test func saveError_whenTheFileChangesOutside_ends() async throws {
    let folder = ScratchFolder()
    try FileManager.default.createDirectory(at: folder.file(), withIntermediateDirectories: false)
    let settings = live(folder.file(), Preferences())
    settings.size.withLock { $0 = 4 }
    try? await settings.save()
    #expect(settings.saveError != nil)
    let seen = Watched<[Preferences]>([])
    let cancellable = settings.publisher.sink { value in seen.update { $0.append(value) } }
    try FileManager.default.removeItem(at: folder.file())
    try good.write(to: folder.file(), options: .atomic)
    // Either the file is read, or the change is saved again first: no error is left.
    _ = await seen.wait(seconds: 3) { $0.last?.name == "good" }
    try await settings.save()
    #expect(settings.saveError == nil)
    let saved = try JSONDecoder().decode(Preferences.self, from: Data(contentsOf: folder.file()))
    #expect(saved == settings.wrappedValue)
    cancellable.cancel()
  }

  @Test func file_whenItIsRemoved_isMadeAgainByTheNextSave() async throws {
    let folder = ScratchFolder()
    try good.write(to: folder.file())
    let settings = live(folder.file(), Preferences())
    try FileManager.default.removeItem(at: folder.url)
    settings.size.withLock { $0 = 5 }
    try await settings.save()
    let saved = try JSONDecoder().decode(Preferences.self, from: Data(contentsOf: folder.file()))
    #expect(saved.size == 5)
  }

  @Test func save_whenTheDiskIsFull_keepsTheOldFileAndTheChange() async throws {
    let folder = ScratchFolder()
    let disk = folder.url.appending(path: "disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: false)
    let status = await onThread {
      Child(["/bin/sh", "-c", "mount -t tmpfs -o size=64k tmpfs '\(disk.path())' 2>/dev/null"])
        .wait()
    }
    guard status == 0 else {
      return print("\(#function): skipped, this user may not mount a small tmpfs")
    }
    defer { Child.shell("umount -l '\(disk.path())'") }
    let file = disk.appending(path: "state.json")
    try good.write(to: file)
    let settings = live(file, Preferences())
    settings.name.withLock { $0 = String(repeating: "x", count: 100_000) }
    await #expect(throws: SharedError.self) { try await settings.save() }
    #expect((settings.saveError as? SharedError)?.code == .storageFull)
    #expect((settings.saveError as? SharedError)?.file?.lastPathComponent == "state.json")
    #expect(try Data(contentsOf: file) == good)
    #expect(settings.wrappedValue.name.count == 100_000)
    settings.name.withLock { $0 = "small" }
    try await settings.save()
    #expect(settings.saveError == nil)
    let saved = try JSONDecoder().decode(Preferences.self, from: Data(contentsOf: file))
    #expect(saved.name == "small")
  }

  @Test func file_whenItCannotBeRead_isAnErrorAndIsNotReplaced() async throws {
    guard geteuid() != 0 else {
      return print("\(#function): skipped, the superuser can read every file")
    }
    let folder = ScratchFolder()
    try good.write(to: folder.file())
    chmod(folder.file().path(), 0)
    let settings = live(folder.file(), Preferences())
    #expect((settings.loadError as? SharedError)?.code == .fileUnreadable)
    settings.size.withLock { $0 = 6 }
    await #expect(throws: SharedError.self) { try await settings.save() }
    chmod(folder.file().path(), 0o600)
    #expect(try Data(contentsOf: folder.file()) == good)
  }

  @Test func file_whenTheSystemFailsToReadIt_isReportedAndNotReplaced() async throws {
    // Root may read any file, whatever its permissions. Reading this one at its beginning is an I/O error for every
    // user, because the first page of memory is never mapped.
    let file = URL(filePath: "/proc/self/mem")
    let settings = live(file, Preferences())
    let loadError = settings.loadError as? SharedError
    #expect(loadError?.code == .fileUnreadable)
    #expect(loadError?.description.contains("/proc/self/mem") == true)
    #expect(settings.wrappedValue == Preferences())
    settings.size.withLock { $0 = 6 }
    let saveError = await #expect(throws: SharedError.self) { try await settings.save() }
    #expect(saveError?.description.contains("/proc/self/mem") == true)
  }
}
