import Foundation
import PandoDependencies

/// The storage of one `@State` property in a node.
///
/// It does not use the engine of `Shared`: a root that was read takes several times the memory of a
/// whole view node, and a state has neither a key nor a storage. See docs/architecture/FIRST_DESIGN.md.
final class StateSlot<Value>: StateLocation<Value> {
  // Guarded by the stripe's lock.
  @exclusivity(unchecked) private var value: Value

  init(_ value: Value, queue: InvalidationQueue) {
    self.value = value
    super.init(queue: queue)
  }

  override var isPageState: Bool { true }

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
    // Released outside the lock, because the deinitializer may run application code.
    var old = newValue
    StripedLock.of(self).withLock { swap(&value, &old) }
    if !Comparison.areSame(old, newValue) {
      StripedLock.of(self).withLock { wasChanged = true }
      changed()
    }
  }

  /// Whether the value has changed since it was made, or is an object, whose changes are unknown.
  var isWorthKeeping: Bool {
    Value.self is AnyObject.Type || StripedLock.of(self).withLock { wasChanged }
  }

  /// Begins anew with `newValue`, if it is a measure and nothing has changed the value yet.
  func remake(_ newValue: Value) {
    let measures: [any Any.Type] = [
      CGFloat.self, Double.self, CGSize.self, CGPoint.self, CGRect.self, CGFloat?.self,
    ]
    guard measures.contains(where: { $0 == Value.self }), !isWorthKeeping,
      !Comparison.areSame(peek(), newValue)
    else { return }
    StripedLock.of(self).withLock { value = newValue }
    changed()
  }

  private func reportChangeWhileEvaluating(_ node: GraphNode) {
    // Unsafe because evaluations run on the main actor, and this is a call from one.
    nonisolated(unsafe) let source: ReadSource = self
    MainActor.assumeIsolated {
      let name = node.propertyNames(of: source).first.map { " '\($0)'" } ?? ""
      reportMisuse(
        """
        The state\(name) of type \(Value.self) was changed while the body of \(node.name) was \
        evaluated. A body only says what there is to see; change state in an action, in \
        'onChange', 'onAppear' or 'task'. The change was made and is drawn in the next flush.
        """
      )
    }
  }
}

/// A few locks, each of which guards many small objects.
enum StripedLock {
  private static let locks = (0..<16).map { _ in Lock() }

  /// The lock that guards `object`.
  @inline(__always)
  static func of(_ object: AnyObject) -> Lock {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    return locks[Int((address >> 5) & 15)]
  }
}
