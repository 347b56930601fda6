import PandoDependencies

/// The place that a binding reads and writes.
///
/// A read registers the evaluation on the calling thread, if there is one.
@_documentation(visibility: internal)
public class StateLocation<Value>: ReadSource {
  /// Reads on behalf of the present evaluation.
  func get() -> Value { fatalError("\(Self.self) must say what it holds") }

  /// Reads without registering a reader; used by checks of what an evaluation read.
  func peek() -> Value { fatalError("\(Self.self) must say what it holds") }

  /// Reads, and registers `check` with the underlying source.
  func read(check: @escaping () -> Bool) -> Value { fatalError("\(Self.self) must say how") }

  /// Writes.
  func set(_ value: Value) { fatalError("\(Self.self) must say where it writes") }

  /// Whether a write changes the state of one page and nothing else. Other locations may save what is
  /// written, run code of the application, or belong to all pages, as an object does.
  var isPageState: Bool { false }

  /// The location of a part of the value.
  func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> StateLocation<Part> {
    ProjectedLocation(self, keyPath)
  }

  /// Whether both locations are the same place.
  func isSame(as other: StateLocation<Value>) -> Bool { self === other }

  /// Whether reading this location reads `source`.
  func leads(to source: ReadSource) -> Bool { self === source }
}

/// A part of another location's value.
final class ProjectedLocation<Base, Value>: StateLocation<Value> {
  let base: StateLocation<Base>
  let keyPath: WritableKeyPath<Base, Value>

  init(_ base: StateLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
    super.init(queue: nil)
  }

  override func peek() -> Value { base.peek()[keyPath: keyPath] }

  override func get() -> Value {
    guard Evaluation.current != nil else { return peek() }
    let seen = peek()
    return read { [self] in !Comparison.areSame(seen, peek()) }
  }

  override func read(check: @escaping () -> Bool) -> Value {
    base.read(check: check)[keyPath: keyPath]
  }

  override func set(_ value: Value) {
    var whole = base.peek()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }

  override func isSame(as other: StateLocation<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }

  override func leads(to source: ReadSource) -> Bool { base.leads(to: source) }
  override var isPageState: Bool { base.isPageState }
}

/// Reads and writes with a pair of closures. Reads inside the first closure are tracked as usual.
final class ClosureLocation<Value>: StateLocation<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  // The threads that are writing now. Guarded by the stripe's lock.
  private var writers: [ThreadIdentity] = []

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
    super.init(queue: nil)
  }

  override func get() -> Value { getter() }
  override func peek() -> Value { Evaluation.untracked(getter) }
  override func read(check: @escaping () -> Bool) -> Value { getter() }

  override func set(_ value: Value) {
    let writer = ThreadIdentity.current
    let isCycle = StripedLock.of(self).withLock {
      if writers.contains(writer) { return true }
      writers.append(writer)
      return false
    }
    if isCycle {
      reportMisuse(
        """
        A binding of \(Value.self) was written while it was being written: its closure writes, \
        maybe through other bindings, what it is called for. The second write was left out; \
        write the source of truth instead of a binding that leads back.
        """
      )
      return
    }
    defer { StripedLock.of(self).withLock { writers.removeAll { $0 == writer } } }
    setter(value, Transaction.current ?? Transaction())
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: StateLocation<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(queue: nil)
  }

  override func get() -> Value { value }
  override func peek() -> Value { value }
  override func read(check: @escaping () -> Bool) -> Value { value }
  override func set(_ value: Value) {}
  override var isPageState: Bool { true }

  override func isSame(as other: StateLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Comparison.areSame(value, other.value)
  }
}

/// Another location's value, converted to another type and back.
final class MappedLocation<Base, Value>: StateLocation<Value> {
  private let base: StateLocation<Base>
  private let forward: (Base) -> Value
  private let backward: (Value) -> Base?

  init(
    _ base: StateLocation<Base>,
    forward: @escaping (Base) -> Value,
    backward: @escaping (Value) -> Base?
  ) {
    self.base = base
    self.forward = forward
    self.backward = backward
    super.init(queue: nil)
  }

  override func get() -> Value { forward(base.get()) }
  override func peek() -> Value { forward(base.peek()) }
  override func read(check: @escaping () -> Bool) -> Value { forward(base.read(check: check)) }
  override func set(_ value: Value) {
    if let value = backward(value) { base.set(value) }
  }

  override func isSame(as other: StateLocation<Value>) -> Bool {
    // Locations of the same type convert alike: only initializers of `Binding` make them.
    guard let other = other as? MappedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base)
  }

  override func leads(to source: ReadSource) -> Bool { base.leads(to: source) }
  override var isPageState: Bool { base.isPageState }
}

/// The value of an optional. The last value is kept for bodies that are evaluated before they go away.
final class UnwrappedLocation<Value>: StateLocation<Value> {
  private let base: StateLocation<Value?>
  // Guarded by the stripe's lock: a binding is read on any thread.
  private var last: Value

  init?(_ base: StateLocation<Value?>) {
    guard let value = base.get() else { return nil }
    self.base = base
    last = value
    super.init(queue: nil)
  }

  override func get() -> Value { keep(base.get()) }
  override func peek() -> Value { keep(base.peek()) }
  override func read(check: @escaping () -> Bool) -> Value { keep(base.read(check: check)) }

  private func keep(_ value: Value?) -> Value {
    // Released outside the lock, because the deinitializer may run application code.
    var kept = value
    return StripedLock.of(self).withLock {
      guard let value else { return last }
      swap(&last, &kept!)
      return value
    }
  }

  override func set(_ value: Value) {
    // A value that is gone cannot be written; setting it again would be a surprise.
    guard base.peek() != nil else { return }
    base.set(value)
  }

  override func isSame(as other: StateLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }

  override func leads(to source: ReadSource) -> Bool { base.leads(to: source) }
  override var isPageState: Bool { base.isPageState }
}
