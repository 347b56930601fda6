import Foundation
import PandoDependencies

extension FileChannel {
  /// Replaces the file, off the caller's thread, after all saves requested earlier.
  ///
  /// - Parameters:
  ///   - type: The type of the value that is saved.
  ///   - encode: Encodes the value; called on the queue.
  ///   - isUnderstood: Whether bytes decode as that type. A file that does not decode is set aside
  ///     before it is replaced. If this throws, the file is not replaced.
  ///   - completion: Called on the queue once the bytes are durable.
  func save(
    _ type: ObjectIdentifier,
    encode: @escaping @Sendable () throws(SharedError) -> Data,
    isUnderstood: @escaping @Sendable (Data) throws(SharedError) -> Bool,
    completion: @escaping @Sendable (Result<Void, SharedError>) -> Void
  ) {
    state.withLock { state in
      state.uses[type, default: FileUse()].pendingSaves += 1
    }
    queue.async { [self] in
      let result = Result { () throws(SharedError) in
        let bytes = try encode()
        try setAsideIfBroken(type, isUnderstood: isUnderstood)
        let signature = try backend.replace(path, with: bytes)
        return (seen: SeenFileContents.bytes(FileDigest(bytes)), good: signature)
      }
      let isChange = state.withLock { state in
        state.uses[type]?.pendingSaves -= 1
        // The file was not replaced, so changes that were held back during this save may now be
        // reported.
        guard case .success(let (seen, good)) = result else { return true }
        state.uses[type]?.noteContents(seen, good: good)
        return state.uses.contains { $0.key != type && !$0.value.subscribers.isEmpty }
      }
      // Called before the file is checked again, so that a later change by another program is
      // reported after the completion of this save.
      completion(result.map { _ in })
      if isChange { handle(.settled) }
    }
  }

  /// Sets the file aside if its bytes do not decode as the type of the value.
  ///
  /// - Throws: If the file cannot be read. It is not replaced then, because its contents could be
  ///   lost.
  private func setAsideIfBroken(
    _ type: ObjectIdentifier,
    isUnderstood: (Data) throws(SharedError) -> Bool
  ) throws(SharedError) {
    do {
      guard let signature = try backend.signature(path) else { return }
      let good = state.withLock { $0.uses[type]?.good }
      guard signature != good else { return }
      guard let (bytes, _) = try backend.read(path), try !isUnderstood(bytes) else { return }
    } catch {
      var refusal = error
      if refusal.code == .fileUnreadable { refusal.code = .fileUnwritable }
      refusal.reason += ", and what cannot be read is not replaced"
      throw refusal
    }
    try backend.setAside(path)
  }
}
