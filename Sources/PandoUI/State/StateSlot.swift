import PandoDependencies

/// What a `@State` property holds, at its place in the graph.
///
/// The engine of `Shared` is not used for it: a root that was read takes several times the memory of
/// a whole view node, and a state has neither a key nor a storage. See docs/ARCHITECTURE.md.
final class StateSlot<Value>: Location<Value> {
  // Guarded by the stripe's lock.
  @exclusivity(unchecked) private var value: Value

  init(_ value: Value, queue: InvalidationQueue) {
    self.value = value
    super.init(queue: queue)
  }

  override func peek() -> Value {
    StripedLock.of(self).withLock { value }
  }

  override func get() -> Value {
    registerRead()
    return peek()
  }

  override func read(check: @escaping () -> Bool) -> Value {
    registerRead(check: check)
    return peek()
  }

  override func set(_ newValue: Value) {
    if let node = Evaluation.current { reportChangeWhileEvaluating(node) }
    // The old value ends outside of the lock: its end may run code of the application.
    var old = newValue
    StripedLock.of(self).withLock { swap(&value, &old) }
    if !Comparison.areSame(old, newValue) { changed() }
  }

  private func reportChangeWhileEvaluating(_ node: GraphNode) {
    // Unsafe because evaluations are on the main actor, and so is this call from within one.
    nonisolated(unsafe) let source: ReadSource = self
    MainActor.assumeIsolated {
      let name = node.propertyNames(of: source).first.map { " '\($0)'" } ?? ""
      reportMisuse(
        """
        The state\(name) of type \(Value.self) was changed while the body of \(node.name) was \
        evaluated. A body only says what there is to see; change state in an action, in \
        'onChange', 'onAppear' or 'task'. The change was made and is drawn in the next turn.
        """
      )
    }
  }
}

/// A lock for many small objects: each is guarded by one of a few.
enum StripedLock {
  private static let locks = (0..<16).map { _ in Lock() }

  /// The lock that guards `object`.
  @inline(__always)
  static func of(_ object: AnyObject) -> Lock {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return locks[Int((address >> 5) & 15)]
  }
}
