import Foundation
import PandoDependencies

/// Everything this process does with one file of one storage.
///
/// State and guards:
/// - `state`, under its own lock; neither the backend nor a subscriber is called under it;
/// - the file itself: saves and looks at changes happen one after another on `queue`. A first load
///   happens on its caller's thread, and is safe there since saves replace the file in one step.
///
/// A save is recognised by its bytes when the file system reports it, not by its time, so that a
/// change made by others is seen whenever it comes.
final class FileChannel: Sendable {
  struct State {
    var participants: [ObjectIdentifier: FileParticipant] = [:]
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

  /// Reads the file for the participant.
  ///
  /// - Parameters:
  ///   - type: The participant.
  ///   - decode: Turns what was found into a value, `nil` if there is none, or throws.
  func load<Value>(
    _ type: ObjectIdentifier,
    decode: (FileState) throws(SharedError) -> Value?
  ) -> Result<Value?, any Error> {
    let version = state.withLock { $0.participants[type, default: FileParticipant()].version }
    let found = FileState(reading: path, in: backend)
    let result = Result { () throws(SharedError) in try decode(found) }
    state.withLock { state in
      // A save that was finished meanwhile knows better.
      guard state.participants[type]?.version == version else { return }
      var good: FileSignature?
      if case .bytes(_, let signature) = found, case .success = result { good = signature }
      state.participants[type]?.know(found.seen, good: good)
    }
    return result.mapError { $0 }
  }
}
