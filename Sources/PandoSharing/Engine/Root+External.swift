extension Root {
  /// Takes over a value from the storage, as a commit that is not saved again.
  ///
  /// - Parameters:
  ///   - value: The new value; nil changes nothing.
  ///   - accept: Whether the value is newer than the one in memory. Called with the lock held.
  func takeOver(_ value: Value?, if accept: () -> Bool) {
    guard var value else { return }
    core.lock()
    if core.pointee.isNested {
      _ = nestedWrite()
      return
    }
    let extras = self.extras
    guard accept() else { return core.unlock() }
    if areEqual(copy(), value) == true { return core.unlock() }
    swap(&value, &inPlace)
    let actions = extras.advance(from: self, isLocal: false)
    core.unlock()
    extras.perform(actions, core: core)
  }
}
