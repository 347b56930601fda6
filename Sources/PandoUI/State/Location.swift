import PandoDependencies

/// Where a binding reads and writes.
///
/// Reading registers the evaluation that is under way on the calling thread, if there is one.
@_documentation(visibility: internal)
public class Location<Value>: ReadSource {
  /// Reads, as the body that is being evaluated.
  func get() -> Value { fatalError("\(Self.self) must say what it holds") }

  /// Reads without registering anything; a check of what an evaluation has read.
  func peek() -> Value { fatalError("\(Self.self) must say what it holds") }

  /// Reads, and registers `check` with whatever source lies at the bottom.
  func read(check: @escaping () -> Bool) -> Value { fatalError("\(Self.self) must say how") }

  /// Writes.
  func set(_ value: Value) { fatalError("\(Self.self) must say where it writes") }

  /// A part of what is here.
  func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
    ProjectedLocation(self, keyPath)
  }

  /// Whether the other location is the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether reading this location reads `source`.
  func leads(to source: ReadSource) -> Bool { self === source }
}

/// A part of what another location holds.
final class ProjectedLocation<Base, Value>: Location<Value> {
  let base: Location<Base>
  let keyPath: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
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

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }

  override func leads(to source: ReadSource) -> Bool { base.leads(to: source) }
}

/// What a pair of closures reads and writes. What the first one reads is tracked where it runs.
final class ClosureLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  // Guarded by the stripe's lock: the threads that are writing.
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
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(queue: nil)
  }

  override func get() -> Value { value }
  override func peek() -> Value { value }
  override func read(check: @escaping () -> Bool) -> Value { value }
  override func set(_ value: Value) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Comparison.areSame(value, other.value)
  }
}

/// What another location holds, turned into another type and back.
final class MappedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let forward: (Base) -> Value
  private let backward: (Value) -> Base?

  init(
    _ base: Location<Base>,
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

  override func isSame(as other: Location<Value>) -> Bool {
    // Two of one type have the same functions: only the initializers below make them.
    guard let other = other as? MappedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base)
  }

  override func leads(to source: ReadSource) -> Bool { base.leads(to: source) }
}

/// What an optional holds, kept while it is nil so that a body that is about to go can be evaluated.
final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  // Guarded by the stripe's lock: a binding is read on any thread.
  private var last: Value

  init?(_ base: Location<Value?>) {
    guard let value = base.get() else { return nil }
    self.base = base
    last = value
    super.init(queue: nil)
  }

  override func get() -> Value { keep(base.get()) }
  override func peek() -> Value { keep(base.peek()) }
  override func read(check: @escaping () -> Bool) -> Value { keep(base.read(check: check)) }

  private func keep(_ value: Value?) -> Value {
    // What was kept ends outside of the lock: its end may run code of the application.
    var kept = value
    return StripedLock.of(self).withLock {
      guard let value else { return last }
      swap(&last, &kept!)
      return value
    }
  }

  override func set(_ value: Value) {
    // A write to something that is gone has nowhere to go; putting it back would be a surprise.
    guard base.peek() != nil else { return }
    base.set(value)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }

  override func leads(to source: ReadSource) -> Bool { base.leads(to: source) }
}
