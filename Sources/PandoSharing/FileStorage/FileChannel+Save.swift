import Foundation
import PandoDependencies

extension FileChannel {
  /// Replaces the file, off the caller's thread, after the saves asked for before.
  ///
  /// - Parameters:
  ///   - type: The participant that saves.
  ///   - encode: Makes the bytes; called on the queue.
  ///   - isUnderstood: Whether bytes are a value of the participant's type. Bytes that are not are
  ///     set aside before the file is replaced.
  ///   - completion: Called on the queue once the bytes are durable.
  func save(
    _ type: ObjectIdentifier,
    encode: @escaping @Sendable () throws(SharedError) -> Data,
    isUnderstood: @escaping @Sendable (Data) -> Bool,
    completion: @escaping @Sendable (Result<Void, SharedError>) -> Void
  ) {
    state.withLock { state in
      state.participants[type, default: FileParticipant()].pendingSaves += 1
    }
    queue.async { [self] in
      let result = Result { () throws(SharedError) in
        let bytes = try encode()
        try setAsideIfBroken(type, isUnderstood: isUnderstood)
        let signature = try backend.replace(path, with: bytes)
        return (seen: FileSeen.bytes(FileDigest(bytes)), good: signature)
      }
      let isNews = state.withLock { state in
        state.participants[type]?.pendingSaves -= 1
        // What was held back while this save was pending is news if it was not replaced.
        guard case .success(let (seen, good)) = result else { return true }
        state.participants[type]?.know(seen, good: good)
        return state.participants.contains { $0.key != type && !$0.value.subscribers.isEmpty }
      }
      // Answered before anybody looks at the file again, so that a change made by others after
      // this save is reported after the save is known to be done.
      completion(result.map { _ in })
      if isNews { handle(.settled) }
    }
  }

  /// Sets the file aside if it holds bytes that the participant does not understand.
  ///
  /// - Throws: If it cannot be read: what it holds could be lost, so it is not replaced.
  private func setAsideIfBroken(
    _ type: ObjectIdentifier,
    isUnderstood: (Data) -> Bool
  ) throws(SharedError) {
    do {
      guard let signature = try backend.signature(path) else { return }
      let good = state.withLock { $0.participants[type]?.good }
      guard signature != good else { return }
      guard let (bytes, _) = try backend.read(path), !isUnderstood(bytes) else { return }
    } catch {
      var refusal = error
      if refusal.code == .fileUnreadable { refusal.code = .fileUnwritable }
      refusal.reason += ", and what cannot be read is not replaced"
      throw refusal
    }
    try backend.setAside(path)
  }
}
