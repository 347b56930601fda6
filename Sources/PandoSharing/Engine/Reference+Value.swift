internal import Observation

/// A reference to a value of a known type.
///
// Sendable because `AnyReference` is, and this class adds no state.
class Reference<Value>: AnyReference, @unchecked Sendable {
  /// Calls `body` with a pointer to the value for reading. The lock is held.
  func withValue(_ body: (UnsafeMutablePointer<Value>) -> Void) {
    body(address.unsafelyUnwrapped.assumingMemoryBound(to: Value.self))
  }

  /// The value in place, for a change. The lock is held and ``isPresent`` is true.
  var inPlace: Value {
    get { preconditionFailure("abstract") }
    _modify { yield &address.unsafelyUnwrapped.assumingMemoryBound(to: Value.self).pointee }
  }

  /// Whether there is a value to change: false for the unwrapped view of an optional that is nil and
  /// for an element that was removed. The lock is held.
  var isPresent: Bool { true }

  override func withRawValue(_ body: (UnsafeRawPointer?) -> Void) {
    withValue { body(UnsafeRawPointer($0)) }
  }

  /// What to derive slices from: the reference that this handle points at now, held strongly.
  final var target: Reference<Value> {
    if let redirected { return unsafeDowncast(redirected.target, to: Reference<Value>.self) }
    return undirectedTarget
  }

  /// ``target``, for a handle that was never pointed elsewhere.
  var undirectedTarget: Reference<Value> { self }
}

extension Reference {
  /// Tells those who read this reference, under a handle that was pointed elsewhere, to read again.
  func wakeReaders() {
    guard let extras = core.existingExtras else { return }
    extras._withUnsafeGuaranteedRef { $0.wakeReaders(of: self, core: core) }
  }

  /// A copy of the value, registered with who evaluates, or with Observation if the caller tracks.
  func read() -> Value {
    if let redirected {
      return unsafeDowncast(redirected.target, to: Reference<Value>.self).read()
    }
    if let observer = CurrentEvaluation.observer { return read(by: observer) }
    let extras = core.existingExtras ?? makeExtras()
    if extras._withUnsafeGuaranteedRef({ $0.isTracked() }) { return readTracked() }
    guard let address else { return peek() }
    core.lock()
    defer { core.unlock() }
    return address.assumingMemoryBound(to: Value.self).pointee
  }

  /// The first read of a root makes what tells whether a reader tracks.
  @inline(never)
  private func makeExtras() -> Unmanaged<RootExtras> {
    core.lock()
    defer { core.unlock() }
    return Unmanaged.passUnretained(extras)
  }

  /// A read inside of `withObservationTracking`: the value and the version that the reader is armed
  /// for are taken under one hold of the lock, so that no change can come between.
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
    // After the node is armed: one that is not would be swept.
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

  /// A copy of the value, without any registration.
  func peek() -> Value {
    core.lock()
    defer { core.unlock() }
    return copy()
  }
}
