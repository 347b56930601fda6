internal import Observation

/// A reference to a value of a known type.
///
// Sendable because `AnyReference` is, and this class adds no state.
class Reference<Value>: AnyReference, @unchecked Sendable {
  /// Calls `body` with a pointer to the value, which it must only read. The lock is held.
  func withValue(_ body: (UnsafeMutablePointer<Value>) -> Void) {
    body(address.unsafelyUnwrapped.assumingMemoryBound(to: Value.self))
  }

  /// The value in place, for a change. The lock is held and ``isPresent`` is true.
  var inPlace: Value {
    get { preconditionFailure("abstract") }
    _modify { yield &address.unsafelyUnwrapped.assumingMemoryBound(to: Value.self).pointee }
  }

  /// Whether there is a value to change. False for an unwrapped optional that is now nil, and for
  /// an element that was removed. The lock is held.
  var isPresent: Bool { true }

  override var leadsToText: Bool {
    Value.self is any StringProtocol.Type || Value.self is any Numeric.Type
      || Value.self is String?.Type
  }

  override var hasValue: Bool {
    core.lock()
    defer { core.unlock() }
    return isPresent
  }

  override func withRawValue(_ body: (UnsafeRawPointer?) -> Void) {
    withValue { body(UnsafeRawPointer($0)) }
  }

  // The casts of redirections in this file are unsafe because they are not checked. `redirect(to:)` takes any
  // reference, and its callers pass a reference of the same type of value; another one would break every read.

  /// The reference that this handle currently leads to, held strongly. Slices are derived from it.
  final var target: Reference<Value> {
    if let redirected { return unsafeDowncast(redirected.target, to: Reference<Value>.self) }
    return undirectedTarget
  }

  /// ``target`` for a handle that was never redirected.
  var undirectedTarget: Reference<Value> { self }
}

extension Reference {
  /// Redirects this handle to `target`. Notifies the readers of its value, and of its loading and saving
  /// state.
  func point(at target: Reference<Value>) {
    guard target !== self.target else { return }
    let old = redirect(to: Handle(target))
    guard let extras = old.core.existingExtras else { return }
    extras.wakeReaders(of: old, core: old.core)
    extras.connection?.status.wakeReaders()
  }

  /// A copy of the value. Registers the read with the evaluation in progress, or with Observation
  /// if the caller tracks.
  func read() -> Value {
    if let redirected {
      return unsafeDowncast(redirected.target, to: Reference<Value>.self).read()
    }
    if let observer = CurrentEvaluation.observer { return read(by: observer) }
    if core.withExistingExtras({ $0.isTracked() }) ?? makeExtras().isTracked() {
      return readTracked()
    }
    guard let address else { return peek() }
    core.lock()
    defer { core.unlock() }
    return address.assumingMemoryBound(to: Value.self).pointee
  }

  /// The first read of a root makes the extras, which hold the probe for tracking.
  @inline(never)
  private func makeExtras() -> RootExtras {
    core.lock()
    defer { core.unlock() }
    return extras
  }

  /// A read inside `withObservationTracking`. It takes the value and arms its version under one
  /// lock, so that no change can come between.
  @inline(never)
  private func readTracked() -> Value {
    if let expectation = expectation() { return expectation }
    core.lock()
    let extras = self.extras
    let node = makeNode(in: extras.tree)
    let registrar = node.registrar
    let keyPath = node.arm(extras)
    let value = copy()
    node.remember(value)
    core.pointee.flags.insert(.observed)
    // Only after arming: the sweep removes nodes that are not armed.
    extras.noteWork()
    core.unlock()
    registrar.access(node, keyPath: keyPath)
    return value
  }

  /// A copy of the value. The lock is held.
  func copy() -> Value {
    var value: Value?
    withValue { value = $0.pointee }
    return value.unsafelyUnwrapped
  }

  /// A copy of the value. Does not register a read.
  func peek() -> Value {
    core.lock()
    defer { core.unlock() }
    return copy()
  }
}

extension Reference {
  /// The same place in another root's value, which is of the type of this one's root.
  // Unsafe because the cast is not checked. An implementation of `moved(to:)` that changes the type of the
  // value would break it.
  func relocated(to root: AnyReference) -> Reference<Value> {
    unsafeDowncast(moved(to: root), to: Reference<Value>.self)
  }
}
