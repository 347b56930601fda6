import Foundation
import PandoDependencies

/// Everything this process does with one file of one storage.
///
/// State and guards:
/// - `state` has its own lock; neither the backend nor a subscriber is called under it.
/// - The file: saves and checks for changes run one after another on `queue`. A first load runs on
///   its caller's thread, which is safe because saves replace the file atomically.
///
/// When the file system reports a save of this process, the channel recognises it by its bytes, not
/// by its time, so that no change by another program is missed.
final class FileChannel: Sendable {
  struct State {
    var uses: [ObjectIdentifier: FileUse] = [:]
    var machine = FileWatchMachine()
    var watch: SharedSubscription?
    var nextSubscriber: UInt64 = 0
  }

  let path: String
  let backend: any FileBackend
  let queue: FileQueue
  let state = Locked(State())

  init(path: String, backend: any FileBackend) {
    self.path = path
    self.backend = backend
    queue = backend.makeQueue(path)
  }

  deinit {
    backend.channels.forget(path)
  }

  /// Reads the file as one type of value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - decode: Turns the file's state into a value, or nil if there is none.
  func load<Value>(
    _ type: ObjectIdentifier,
    decode: (FileState) throws(SharedError) -> Value?
  ) -> Result<Value?, any Error> {
    let version = state.withLock { $0.uses[type, default: FileUse()].version }
    let found = FileState(reading: path, in: backend)
    let result = Result { () throws(SharedError) in try decode(found) }
    state.withLock { state in
      // A save that finished meanwhile has newer knowledge.
      guard state.uses[type]?.version == version else { return }
      var good: FileSignature?
      if case .bytes(_, let signature) = found, case .success = result { good = signature }
      state.uses[type]?.noteContents(found.seen, good: good)
    }
    return result.mapError { $0 }
  }
}
