public import Foundation
import PandoDependencies

/// Files that are kept in memory only, for ``FileStorage/inMemory(fileSystem:)``.
///
/// Create one to inspect what was saved, to start with given files, or to change a file as another
/// program would:
///
/// ```swift
/// let files = InMemoryFileSystem([.users: Data("[]".utf8)])
/// withDependencies {
///   $0.defaultFileStorage = .inMemory(fileSystem: files)
/// } operation: {
///   @Shared(.fileStorage(.users)) var users: [User] = []
///   files[.users] = Data(#"[{"name":"Blob"}]"#.utf8)
/// }
/// ```
///
/// It is safe to use from any thread.
public final class InMemoryFileSystem: Sendable {
  private struct File {
    var url: URL
    var bytes: Data
    var version: Int64
  }

  private struct State {
    var files: [String: File] = [:]
    var watches: [String: [UInt64: @Sendable (FileWatchMachine.Event) -> Void]] = [:]
    var counter: Int64 = 0
  }

  private let state = Locked(State())
  let channels = FileChannelTable()

  /// Creates a file system that holds the given files.
  public init(_ files: [URL: Data] = [:]) {
    for (url, bytes) in files { self[url] = bytes }
  }

  /// Every file, by the URL it was first written under.
  public var files: [URL: Data] {
    let files = state.withLock { $0.files.values }
    return Dictionary(files.map { ($0.url, $0.bytes) }) { first, _ in first }
  }

  /// The bytes of a file; nil if there is none.
  ///
  /// Setting them is a change from outside: subscribed keys report it before the setter returns.
  public subscript(url: URL) -> Data? {
    get { state.withLock { $0.files[FileStorage.path(url)]?.bytes } }
    set { set(FileStorage.path(url), url: url, bytes: newValue) }
  }

  private func set(_ path: String, url: URL, bytes: Data?) {
    let watches = state.withLock { state in
      state.counter += 1
      state.files[path] = bytes.map {
        File(url: state.files[path]?.url ?? url, bytes: $0, version: state.counter)
      }
      return state.watches[path]
    }
    for handler in watches?.values ?? [:].values { handler(.settled) }
  }
}

extension InMemoryFileSystem: FileBackend {
  var patience: FileWatchDelays? { nil }

  func read(_ path: String) throws(SharedError) -> (bytes: Data, signature: FileSignature)? {
    state.withLock { $0.files[path] }.map { ($0.bytes, FileSignature(modified: $0.version)) }
  }

  func signature(_ path: String) throws(SharedError) -> FileSignature? {
    state.withLock { $0.files[path] }.map { FileSignature(modified: $0.version) }
  }

  func replace(_ path: String, with bytes: Data) throws(SharedError) -> FileSignature? {
    set(path, url: FileStorage.url(path), bytes: bytes)
    return try read(path).flatMap { $0.bytes == bytes ? $0.signature : nil }
  }

  func setAside(_ path: String) throws(SharedError) {
    guard let bytes = try read(path)?.bytes else { return }
    for attempt in 1... {
      let aside = POSIXFile.asidePath(path, at: Date(), attempt: attempt)
      guard try read(aside) == nil else { continue }
      return set(aside, url: FileStorage.url(aside), bytes: bytes)
    }
  }

  func watch(
    _ path: String,
    on queue: FileQueue,
    handler: @escaping @Sendable (FileWatchMachine.Event) -> Void
  ) throws(SharedError) -> SharedSubscription {
    let number = state.withLock { state in
      state.counter += 1
      let number = UInt64(state.counter)
      state.watches[path, default: [:]][number] = handler
      return number
    }
    return SharedSubscription { [weak self] in
      let released = self?.state.withLock { $0.watches[path]?.removeValue(forKey: number) }
      withExtendedLifetime(released) {}
    }
  }

  func drain() {}

  func makeQueue(_ path: String) -> FileQueue { .inline(InlineQueue()) }
}
