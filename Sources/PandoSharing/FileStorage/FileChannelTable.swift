import PandoDependencies

/// The channels of one storage: one for each file, as long as somebody uses it.
final class FileChannelTable: Sendable {
  private struct Entry {
    weak var channel: FileChannel?
  }

  private let entries = Locked<[String: Entry]>([:])

  func channel(_ path: String, in backend: any FileBackend) -> FileChannel {
    entries.withLock { entries in
      if let channel = entries[path]?.channel { return channel }
      let channel = FileChannel(path: path, backend: backend)
      entries[path] = Entry(channel: channel)
      return channel
    }
  }

  /// Forgets a channel that is being released, unless it already has a successor.
  func forget(_ path: String) {
    // A successor is let go of outside the lock: this may be the last reference to it.
    let successor = entries.withLock { entries in
      let successor = entries[path]?.channel
      if successor == nil { entries[path] = nil }
      return successor
    }
    withExtendedLifetime(successor) {}
  }
}
