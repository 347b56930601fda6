import Foundation
import PandoDependencies

/// The channels of one storage: one for each file in use.
final class FileChannelTable: Sendable {
  private struct Entry {
    weak var channel: FileChannel?
    /// The URLs that named the file.
    var names: [String] = []
  }

  private struct State {
    var entries: [String: Entry] = [:]
    /// The resolved paths, by URL. Resolving one takes several times as long as looking it up, and
    /// a key is made with every handle.
    var paths: [String: String] = [:]
  }

  private let state = Locked(State())

  func channel(_ url: URL, in backend: any FileBackend) -> FileChannel {
    let name = url.absoluteString
    return state.withLock { state in
      if let path = state.paths[name], let channel = state.entries[path]?.channel {
        return channel
      }
      let path = FileStorage.path(url)
      var entry = state.entries[path] ?? Entry()
      let channel = entry.channel ?? FileChannel(path: path, backend: backend)
      entry.channel = channel
      if state.paths.updateValue(path, forKey: name) == nil { entry.names.append(name) }
      state.entries[path] = entry
      return channel
    }
  }

  /// Removes the entry of a channel that is being released, unless the channel has a successor.
  func forget(_ path: String) {
    // Released outside the lock: this may be the last reference to the successor.
    let successor = state.withLock { state in
      let successor = state.entries[path]?.channel
      if successor == nil {
        for name in state.entries[path]?.names ?? [] { state.paths[name] = nil }
        state.entries[path] = nil
      }
      return successor
    }
    withExtendedLifetime(successor) {}
  }
}
