import Foundation
import PandoSharing

/// Small files that only the server's user may read, because their contents allow impersonation.
enum PrivateFile {
  /// A failure of a file, with the way to fix it.
  struct Failure: Error, Hashable {
    var reason: String
    var fix: String
  }

  /// Reads the whole file; nil if there is none.
  ///
  /// - Parameter limit: The most bytes it may have.
  /// - Throws: If others may read or change it, or if it cannot be read.
  static func read(_ path: String, limit: Int) throws(Failure) -> Data? {
    // Non-blocking, because opening a pipe to read would wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("it cannot be read", fix: "let the server's user own it: chown USER '\(path)'")
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    guard let access = FileAccess(descriptor: file), access.isRegular else {
      throw Failure(reason: "it is no file", fix: "move it away")
    }
    guard access.owner == geteuid() || access.owner == 0 else {
      throw Failure(
        reason: "it belongs to another user",
        fix: "let the server's user own it: chown USER '\(path)'"
      )
    }
    guard access.permissions & 0o077 == 0 else {
      throw Failure(
        reason: "others than its owner may read or change it",
        fix: "chmod 600 '\(path)', and if somebody else may have read it, remove it too"
      )
    }
    do {
      let bytes = try handle.read(upToCount: limit + 1) ?? Data()
      guard bytes.count <= limit else {
        throw Failure(reason: "it has more than \(limit) bytes", fix: "move it away")
      }
      return bytes
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(reason: "it cannot be read (\(error))", fix: "look at the disk")
    }
  }

  /// Creates a file atomically: it has all of its bytes or does not exist. Creates the folder too.
  ///
  /// - Returns: False if there was one already, also one that another process has made meanwhile.
  /// - Throws: If it cannot be made.
  static func create(_ path: String, _ bytes: Data) throws(Failure) -> Bool {
    let url = URL(filePath: path, directoryHint: .notDirectory)
    let folder = url.deletingLastPathComponent().path(percentEncoded: false)
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw Failure(reason: "its folder cannot be made (\(error))", fix: "name another folder")
    }
    let temporary = "\(folder)/.\(url.lastPathComponent).\(Secret.make())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure("it cannot be made", fix: "name a folder to write in") }
    defer { unlink(temporary) }
    do {
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      try handle.write(contentsOf: bytes)
      try handle.synchronize()
    } catch {
      throw Failure(reason: "it cannot be written (\(error))", fix: "make room on the disk")
    }
    guard try publish(temporary, as: path, in: folder) else { return false }
    let handle = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if handle >= 0 {
      _ = fsync(handle)
      close(handle)
    }
    return true
  }

  /// Appends to an existing file, under a lock against other processes.
  ///
  /// - Parameter decide: Gets the bytes of the file, and returns the bytes to append.
  /// - Throws: If it cannot be written to.
  static func append(_ path: String, deciding decide: (Data) -> Data) throws(Failure) {
    let file = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { throw failure("it cannot be written", fix: "chmod 600 '\(path)'") }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure("it cannot be locked", fix: "use a local disk") }
    }
    do {
      let more = decide(try handle.readToEnd() ?? Data())
      if more.isEmpty { return }
      try handle.write(contentsOf: more)
      try handle.synchronize()
    } catch {
      throw Failure(reason: "it cannot be written (\(error))", fix: "make room on the disk")
    }
  }

  /// Gives a complete file its final name; false if a file of that name exists.
  private static func publish(
    _ temporary: String,
    as path: String,
    in folder: String
  ) throws(Failure) -> Bool {
    if link(temporary, path) == 0 { return true }
    if errno == EEXIST { return false }
    guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) else {
      throw failure("it cannot be made", fix: "name a folder to write in")
    }
    // A file system without hard links: processes that create the file take turns through a lock.
    let handle = try lock(folder)
    defer { close(handle) }
    if access(path, F_OK) == 0 { return false }
    guard rename(temporary, path) == 0 else {
      throw failure("it cannot be made", fix: "name a folder to write in")
    }
    return true
  }

  /// Waits for the lock of a folder. Closing the returned descriptor releases the lock.
  private static func lock(_ folder: String) throws(Failure) -> Int32 {
    let handle = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard handle >= 0 else { throw failure("its folder cannot be opened", fix: "name another") }
    while flock(handle, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(handle)
        throw failure("its folder cannot be locked", fix: "name another folder")
      }
    }
    return handle
  }

  private static func failure(_ reason: String, fix: String) -> Failure {
    Failure(reason: "\(reason) (\(String(cString: strerror(errno))))", fix: fix)
  }
}
