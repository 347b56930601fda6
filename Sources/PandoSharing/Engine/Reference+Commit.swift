internal import IssueReporting

extension Reference {
  /// Runs `body` on the value in place, as one commit.
  func modify<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let value = lockForPlainChange() {
      defer { core.unlock() }
      return try body(&value.pointee)
    }
    return try modifyAsCommit(body)
  }

  /// ``modify(_:)`` for a value with observers, persistence or change tracking. A separate function because its
  /// frame has room for values whose type is known only at run time, and setting that up is the main cost.
  @inline(never)
  private func modifyAsCommit<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    let change = Change(target)
    defer { change.end() }
    return try body(&change.value)
  }

  /// Replaces the value as one commit. An equal value makes no commit.
  func replace(_ newValue: consuming Value) {
    if let redirected {
      return unsafeDowncast(redirected.target, to: Reference<Value>.self).replace(newValue)
    }
    // Holds the old value after the swap, so that it is released without the lock: its `deinit` may use state.
    var newValue = newValue
    core.lock()
    if core.pointee.isPlain, let address {
      swap(&newValue, &address.assumingMemoryBound(to: Value.self).pointee)
      core.unlock()
      return
    }
    if core.pointee.isNested {
      _ = nestedWrite()
      return
    }
    let isExpectation = beginExpectation()
    guard isPresent else {
      if isExpectation { extras.tracking?.swapSnapshot() }
      _ = abandonedWrite()
      return
    }
    if isExpectation {
      swap(&newValue, &inPlace)
      extras.tracking?.swapSnapshot()
      return core.unlock()
    }
    var isEqual = false
    withValue { isEqual = areEqual($0.pointee, newValue) == true }
    if isEqual { return core.unlock() }
    _ = willChange()
    swap(&newValue, &inPlace)
    commit(since: nil)
  }

  /// Replaces the value as one commit. The lock is held, and was free before. An equal value makes no commit, and a place
  /// that is gone takes nothing.
  ///
  /// - Returns: Whether there is such a place, and what is to be done once the lock is released.
  func replaceLocked(_ newValue: consuming Value) -> (isPresent: Bool, actions: CommitActions) {
    guard isPresent else { return (false, []) }
    let isEqual = areEqual(copy(), newValue) == true
    if isEqual { return (true, []) }
    _ = willChange()
    inPlace = newValue
    return (true, extras.commit(from: self))
  }

  /// The value for a write inside another change of the same value: a copy that is thrown away. Releases the
  /// lock and reports the mistake.
  func nestedWrite() -> Value {
    let current = copy()
    core.unlock()
    reportIssue(
      """
      A 'Shared<\(Value.self)>' was written inside of a 'withLock' (or an in-place change) of the same shared \
      value. The write was dropped, as the outer change works on the same memory. Use the 'inout' argument that \
      'withLock' passes to its closure, or write before or after it.
      """
    )
    return current
  }

  /// The value for a write to a place that no longer exists: a copy that is thrown away. Releases the lock and
  /// reports the mistake.
  func abandonedWrite() -> Value {
    let last = copy()
    core.unlock()
    reportIssue(
      """
      A 'Shared<\(Value.self)>' was written after its value was removed: the optional it was \
      unwrapped from is nil, or the element it points at is no longer in its collection. The \
      write was dropped. Check that the value is still there, or write to the optional or the \
      collection instead.
      """
    )
    return last
  }
}

/// An in-place change in progress that is not a plain one: its value is observed, persisted or tested, or has
/// no address.
final class Change<Value> {
  private let reference: Reference<Value>
  private var before: Value?
  /// Stands in for a value that no longer exists, or that is already being changed.
  private var scratch: Value?
  /// Whether a test is describing the value it expects.
  private let isExpectation: Bool

  /// Takes the lock and keeps it until ``end()``, unless there is no value to change.
  init(_ reference: Reference<Value>) {
    self.reference = reference
    reference.core.lock()
    if reference.core.pointee.isNested {
      isExpectation = false
      scratch = reference.nestedWrite()
      return
    }
    isExpectation = reference.beginExpectation()
    if !reference.isPresent {
      if isExpectation { reference.extras.tracking?.swapSnapshot() }
      scratch = reference.abandonedWrite()
    } else if !isExpectation {
      before = reference.willChange()
    }
  }

  var value: Value {
    get { scratch ?? reference.copy() }
    _modify {
      if scratch != nil {
        yield &scratch!
      } else {
        yield &reference.inPlace
      }
    }
  }

  func end() {
    if scratch != nil { return }
    guard isExpectation else { return reference.commit(since: before) }
    reference.extras.tracking?.swapSnapshot()
    reference.core.unlock()
  }
}

extension Reference {
  /// Takes the lock and returns the address of the value if a change only has to store it. Otherwise returns nil,
  /// without the lock.
  func lockForPlainChange() -> UnsafeMutablePointer<Value>? {
    guard redirected == nil, let address else { return nil }
    core.lock()
    if core.pointee.isPlain { return address.assumingMemoryBound(to: Value.self) }
    core.unlock()
    return nil
  }

  /// Swaps in the value that a running assertion expects. The lock is held.
  func beginExpectation() -> Bool {
    guard core.pointee.flags.contains(.tracked) else { return false }
    return extras.tracking?.beginExpectation() == true
  }

  /// Prepares a change: takes the snapshot that a test compares with, and a copy of a small plain
  /// value, so that a change to an equal value stays silent. The lock is held.
  func willChange() -> Value? {
    if core.pointee.flags.contains(.tracked) { extras.recordSnapshot() }
    if core.pointee.flags.contains(.undoable) { extras.undo?.willChange() }
    return _isPOD(Value.self) ? copy() : nil
  }

  /// Ends a change: queues its observers, releases the lock and notifies them.
  func commit(since before: Value?) {
    if let before {
      var isEqual = false
      withValue { isEqual = areEqual($0.pointee, before) == true }
      if isEqual {
        if core.pointee.flags.contains(.undoable) { extras.undo?.didNotChange() }
        return core.unlock()
      }
    }
    let extras = self.extras
    let actions = extras.commit(from: self)
    core.unlock()
    if !actions.isEmpty { extras.perform(actions, core: core) }
  }
}
