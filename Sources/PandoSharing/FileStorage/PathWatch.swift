import Foundation
import PandoDependencies

/// Watches the file that a path names. This takes several folder watches: one for each symbolic
/// link on the way to the file. Where a folder is missing, the nearest existing one is watched
/// until the folder appears.
///
/// State and guards: `armLock` is held while watches are made; `state` has its own lock. The
/// watcher's locks are taken after these, never before.
final class PathWatch: Sendable {
  private struct State {
    var hops: [String] = []
    var tokens: [SharedSubscription] = []
    var isCancelled = false
  }

  private let path: String
  private let watcher: any FolderWatcher
  private let queue: FileQueue
  private let handler: @Sendable (FileWatchMachine.Event) -> Void
  private let armLock = Lock()
  private let state = Locked(State())

  init(
    path: String,
    watcher: any FolderWatcher,
    queue: FileQueue,
    handler: @escaping @Sendable (FileWatchMachine.Event) -> Void
  ) {
    self.path = path
    self.watcher = watcher
    self.queue = queue
    self.handler = handler
  }

  func cancel() {
    let tokens = state.withLock { state in
      state.isCancelled = true
      defer { state.tokens = [] }
      return state.tokens
    }
    for token in tokens { token.cancel() }
  }

  /// Makes watches for the file that the path names now, and cancels the earlier ones.
  func arm() throws(SharedError) {
    try armLock.withLock { () throws(SharedError) in
      let hops = hops()
      var tokens: [SharedSubscription] = []
      for hop in hops {
        if let token = try watch(hop) { tokens.append(token) }
      }
      let released = state.withLock { state in
        guard !state.isCancelled else { return tokens }
        defer { (state.hops, state.tokens) = (hops, tokens) }
        return state.tokens
      }
      for token in released { token.cancel() }
    }
  }

  private func hops() -> [String] {
    (try? POSIXFile().links(path, .read)) ?? [path]
  }

  private func watch(_ hop: String) throws(SharedError) -> SharedSubscription? {
    var folder = POSIXFile.folder(of: hop)
    var name = POSIXFile.name(of: hop)
    let token = try watcher.watch(folder: folder, name: name) { [weak self] in self?.handle($0) }
    if let token { return token }
    while folder != "/", folder != "." {
      (folder, name) = (POSIXFile.folder(of: folder), POSIXFile.name(of: folder))
      let token = try watcher.watch(folder: folder, name: name) { [weak self] _ in self?.rearm() }
      guard let token else { continue }
      // The folder may have appeared before its parent was watched.
      if (try? POSIXFile().status("\(folder)/\(name)", .read))?.isFolder == true {
        return try watch(hop)
      }
      return token
    }
    return nil
  }

  private func handle(_ event: FolderEvent) {
    switch event {
    case .settled, .touched:
      handler(event == .settled ? .settled : .touched)
      // The file may now be a symbolic link, or a link with another target.
      queue.async { [weak self] in
        guard let self, state.withLock({ $0.hops }) != hops() else { return }
        rearm()
      }
    case .folderGone, .overflow: rearm()
    }
  }

  private func rearm() {
    queue.async { [weak self] in
      guard let self, !state.withLock({ $0.isCancelled }) else { return }
      // A file that can no longer be watched can still be checked now.
      try? arm()
      handler(.settled)
    }
  }
}
