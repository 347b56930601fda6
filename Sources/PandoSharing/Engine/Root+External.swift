extension Root {
  /// Makes a value that came from the storage the current one, as a commit that is not saved again.
  ///
  /// - Parameters:
  ///   - value: The new value; nil changes nothing.
  ///   - startedAt: The commit number when it was read; if another commit came since, the value is
  ///     older than memory and is dropped. Nil for a change that is known to be new.
  ///   - whenAccepted: Called with the lock held.
  func bringIn(_ value: Value?, startedAt: UInt64?, whenAccepted: () -> Void) {
    guard var value else { return }
    core.lock()
    let extras = self.extras
    if let startedAt, extras.version != startedAt { return core.unlock() }
    whenAccepted()
    if areEqual(copy(), value) == true { return core.unlock() }
    swap(&value, &inPlace)
    let actions = extras.advance(from: self, isLocal: false)
    core.unlock()
    extras.perform(actions, core: core)
  }
}
