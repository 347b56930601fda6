import Foundation
import Glibc
import PandoDependencies
import Testing

@testable import PandoSharing

/// Tests of failing system calls, which fail on request in the folder of one test.
@Suite struct FileStorageFailureTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    Outside.writeInPlace("1", folder.file())
  }

  private func key(_ change: (inout FileCalls) -> Void) -> FileStorageKey<Int> {
    var calls = FileCalls()
    change(&calls)
    return withDependencies {
      $0.defaultFileStorage = FileStorage(backend: FileSystemBackend(calls: calls))
    } operation: {
      .fileStorage(folder.file())
    }
  }

  private func expectUntouched() {
    #expect(text(folder.file()) == "1")
    #expect(folder.names == ["users.json"])
  }

  @Test(
    arguments: [
      (ENOSPC, .storageFull), (EDQUOT, .storageFull), (EIO, .fileUnwritable),
      (EROFS, .fileUnwritable),
    ] as [(Int32, SharedError.Code)]
  )
  func write_whenItFails_leavesTheFile(number: Int32, code: SharedError.Code) async throws {
    let key = key {
      $0.write = { _, _, _ in
        errno = number; return -1
      }
    }
    let error = try await key.saveFailure(2)
    #expect(error.code == code)
    #expect(error.description.contains("users.json"))
    expectUntouched()
  }

  @Test func flushAndRename_whenTheyFail_leaveTheFile() async throws {
    let unflushed = key {
      $0.fsync = { _ in
        errno = EIO; return -1
      }
    }
    #expect(try await unflushed.saveFailure(2).code == .fileUnwritable)
    let unrenamed = key {
      $0.rename = { _, _ in
        errno = EACCES; return -1
      }
    }
    let error = try await unrenamed.saveFailure(2)
    #expect(error.code == .fileUnwritable)
    #expect(error.remedy?.contains("permission") == true)
    expectUntouched()
  }

  @Test func unreadableFile_isAnErrorAndIsNotReplaced() async throws {
    let key = key { calls in
      calls.open = { path, flags, mode in
        guard path.hasSuffix("users.json") else { return open(path, flags, mode) }
        errno = EACCES
        return -1
      }
    }
    #expect(try key.loadFailure(0).code == .fileUnreadable)
    let error = try await key.saveFailure(2)
    #expect(error.code == .fileUnwritable)
    #expect(error.reason.contains("not replaced"))
    expectUntouched()
  }

  @Test func readError_isAnErrorAndNotTheAbsenceOfAValue() throws {
    let key = key {
      $0.read = { _, _, _ in
        errno = EIO; return -1
      }
    }
    #expect(try key.loadFailure(0).code == .fileUnreadable)
  }

  @Test func interruptedAndShortCalls_areContinued() async throws {
    let calls = Locked(0)
    let key = key { fake in
      fake.write = { file, bytes, count in
        if calls.withLock({
          $0 += 1; return $0 % 2 == 1
        }) {
          errno = EINTR
          return -1
        }
        return write(file, bytes, min(count, 1))
      }
      fake.read = { file, buffer, count in
        if calls.withLock({
          $0 += 1; return $0 % 2 == 1
        }) {
          errno = EINTR
          return -1
        }
        return read(file, buffer, min(count, 1))
      }
    }
    try await key.save(123_456_789)
    #expect(text(folder.file()) == "123456789")
    #expect(try key.loadInitial(0) == 123_456_789)
  }

  @Test func fileSystemWithoutLinks_setsAsideByRenaming() async throws {
    Outside.writeInPlace("broken", folder.file())
    let key = key {
      $0.link = { _, _ in
        errno = EPERM; return -1
      }
    }
    try await key.save(2)
    #expect(text(folder.file()) == "2")
    #expect(folder.names.count == 2)
    #expect(text(folder.file(folder.names[1])) == "broken")
  }

  @Test func fullDisk_leavesTheOldBytes() async throws {
    let mount = folder.url.appending(path: "small")
    mkdir(mount.path, 0o755)
    guard geteuid() == 0, shell("mount -t tmpfs -o size=64k none '\(mount.path)'") else {
      print("skipped: a small tmpfs can only be mounted by root")
      return
    }
    defer { _ = shell("umount '\(mount.path)'") }
    let url = mount.appending(path: "text.json")
    let key = liveKey(url, String.self)
    try await key.save("small")
    let error = try await key.saveFailure(String(repeating: "x", count: 100_000))
    #expect(error.code == .storageFull)
    #expect(text(url) == "\"small\"")
    #expect(try FileManager.default.contentsOfDirectory(atPath: mount.path) == ["text.json"])
    try await key.save("again")
    #expect(text(url) == "\"again\"")
  }

  private func shell(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
