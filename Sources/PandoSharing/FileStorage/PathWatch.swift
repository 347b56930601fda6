import Foundation
import PandoDependencies

/// Watches what a path names, which is more than one folder: every symbolic link that the file is
/// reached through has its own, and where a folder is missing the nearest one that exists is
/// watched for it to appear.
///
/// State and guards: `armLock` is held while watches are made; `state` holds them under its own
/// lock. The watcher's locks are taken after these and never the other way round.
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

  /// Makes the watches for what the path names now and gives up those made before.
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
      // The folder may have appeared before the watch was there to see it.
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
      // The file may have become a symbolic link, or point elsewhere now.
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
      // What cannot be watched any more can still be looked at now.
      try? arm()
      handler(.settled)
    }
  }
}
