import Foundation
import PandoDependencies

/// The folder that uploads of a server are in: made when the first one comes, of this user alone, and
/// removed with the server.
///
/// The folder is locked as long as its server lives, so that the next server on the machine knows
/// which folders a crash has left behind, and removes them.
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

  /// Where it is.
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

  /// Removes it with everything in it. There is none any more.
  func remove() {
    let folder = state.withLock { state in
      state.isRemoved = true
      return state.folder.take()
    }
    guard let folder else { return }
    // Sessions that end now remove theirs at the same time, which stops this on its way.
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

  /// Removes the folders of servers that are not there any more. Those of other users cannot be
  /// opened.
  ///
  /// - Parameter age: In seconds. One that was made a moment ago may be about to be locked.
  func removeLeftovers(olderThan age: Int = 60) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(Self.prefix) {
      let url = parent.appending(path: name)
      // No link is followed to somewhere else.
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
