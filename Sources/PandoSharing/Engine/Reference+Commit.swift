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

  /// ``modify(_:)`` where somebody has to hear of the change. It is apart because its frame has room
  /// for values of a type that is known at run time only, and making that costs more than the rest.
  @inline(never)
  private func modifyAsCommit<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    let change = Change(target)
    defer { change.end() }
    return try body(&change.value)
  }

  /// Replaces the value, as one commit; silent if the new value equals the old one.
  func replace(_ newValue: consuming Value) {
    if let redirected {
      return unsafeDowncast(redirected.target, to: Reference<Value>.self).replace(newValue)
    }
    // The old value ends up in here and is released after the lock: its `deinit` may use state.
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

  /// What a write inside of another change of the same value works on: a copy that nobody keeps. Gives the lock
  /// back and reports the mistake.
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

  /// What a write to a value that is no longer there works on: a copy that nobody keeps. Gives the
  /// lock back and reports the mistake.
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

/// An in-place change on its way, other than the plain one: of an observed, persisted or tested
/// value, or of one that has no address.
final class Change<Value> {
  private let reference: Reference<Value>
  private var before: Value?
  /// Works in place of a value that is no longer there, or that is being changed already.
  private var scratch: Value?
  /// Whether a test describes what it expects.
  private let isExpectation: Bool

  /// Takes the lock, and keeps it until ``end()`` unless there is no value to change.
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
  /// Takes the lock if a change needs nothing else, and says where the value is.
  func lockForPlainChange() -> UnsafeMutablePointer<Value>? {
    guard redirected == nil, let address else { return nil }
    core.lock()
    if core.pointee.isPlain { return address.assumingMemoryBound(to: Value.self) }
    core.unlock()
    return nil
  }

  /// Puts what a running assertion expects in the place of the value. The lock is held.
  func beginExpectation() -> Bool {
    guard core.pointee.flags.contains(.tracked) else { return false }
    return extras.tracking?.beginExpectation() == true
  }

  /// Prepares a change: takes the snapshot that a test compares with, and a copy of a small plain
  /// value, so that a change to an equal value stays silent. The lock is held.
  func willChange() -> Value? {
    if core.pointee.flags.contains(.tracked) { extras.recordSnapshot() }
    return _isPOD(Value.self) ? copy() : nil
  }

  /// Ends a change: notes who has to hear of it, gives the lock back, and tells them.
  func commit(since before: Value?) {
    if let before {
      var isEqual = false
      withValue { isEqual = areEqual($0.pointee, before) == true }
      if isEqual { return core.unlock() }
    }
    let extras = self.extras
    let actions = extras.commit(from: self)
    core.unlock()
    if !actions.isEmpty { extras.perform(actions, core: core) }
  }
}
