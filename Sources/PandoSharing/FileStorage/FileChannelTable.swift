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
    entries.withLock { entries in
      if entries[path]?.channel == nil { entries[path] = nil }
    }
  }
}
