import Foundation
import PandoDependencies

/// The folder of a server's uploads. It is made for the first upload, accessible to this user only,
/// and removed when the server ends.
///
/// The server holds a lock on the folder, so that another server on the machine can tell which
/// folders a crash has left behind, and remove them.
final class UploadFolder: Sendable {
  private struct State {
    var folder: (url: URL, lock: Int32)?
    var isRemoved = false
  }

  private static let prefix = "pando-uploads-"
  private let parent: URL
  private let state = Locked(State())

  init(in parent: URL = FileManager.default.temporaryDirectory) {
    self.parent = parent
  }

  deinit { remove() }

  /// The folder, which is made if there is none.
  ///
  /// - Throws: The error of the file system.
  func url() throws -> URL {
    try state.withLock { state in
      if let folder = state.folder { return folder.url }
      guard !state.isRemoved else { throw CocoaError(.fileNoSuchFile) }
      removeLeftovers()
      let folder = try make()
      state.folder = folder
      return folder.url
    }
  }

  /// Removes the folder with its contents. It cannot be made again.
  func remove() {
    let folder = state.withLock { state in
      state.isRemoved = true
      return state.folder.take()
    }
    guard let folder else { return }
    // Sessions that end remove their folders at the same time, which can make this fail half-way.
    for _ in 0..<100 where FileManager.default.fileExists(atPath: folder.url.path) {
      try? FileManager.default.removeItem(at: folder.url)
    }
    close(folder.lock)
  }

  private func make() throws -> (url: URL, lock: Int32) {
    let url = parent.appending(path: Self.prefix + Secret.make())
    try FileManager.default.createDirectory(
      at: url,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    let lock = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      if lock >= 0 { close(lock) }
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    return (url, lock)
  }

  /// Removes the folders of servers that have ended. Folders of other users cannot be opened.
  ///
  /// - Parameter age: The minimum age in seconds, because a new folder may not be locked yet.
  func removeLeftovers(olderThan age: Int = 60) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(Self.prefix) {
      let url = parent.appending(path: name)
      // Symbolic links are not followed.
      let lock = open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard lock >= 0 else { continue }
      defer { close(lock) }
      let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
      guard let date = facts?[.modificationDate] as? Date,
        -date.timeIntervalSinceNow > Double(age), flock(lock, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? FileManager.default.removeItem(at: url)
    }
  }
}
