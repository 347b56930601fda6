import Dispatch
import Foundation

/// The file system of the machine.
final class FileSystemBackend: FileBackend {
  let patience: FileWatchDelays?
  let channels = FileChannelTable()
  private let file: POSIXFile
  private let watcher: any FolderWatcher

  init(
    calls: FileCalls = FileCalls(),
    patience: FileWatchDelays = FileWatchDelays(),
    watcher: any FolderWatcher = InotifyWatcher.shared
  ) {
    file = POSIXFile(calls: calls)
    self.patience = patience
    self.watcher = watcher
  }

  func read(_ path: String) throws(SharedError) -> (bytes: Data, signature: FileSignature)? {
    try file.read(path)
  }

  func signature(_ path: String) throws(SharedError) -> FileSignature? {
    try file.signature(path)
  }

  func replace(_ path: String, with bytes: Data) throws(SharedError) -> FileSignature? {
    try file.replace(path, with: bytes)
  }

  func setAside(_ path: String) throws(SharedError) {
    _ = try file.setAside(path, at: Date())
  }

  func watch(
    _ path: String,
    on queue: FileQueue,
    handler: @escaping @Sendable (FileWatchMachine.Event) -> Void
  ) throws(SharedError) -> SharedSubscription {
    let watch = PathWatch(path: path, watcher: watcher, queue: queue, handler: handler)
    try watch.arm()
    return SharedSubscription { watch.cancel() }
  }

  func drain() {
    watcher.drain()
  }

  func makeQueue(_ path: String) -> FileQueue {
    .serial(DispatchQueue(label: "pando.file", target: .global()))
  }
}
