import PandoDependencies

/// A reference to a value that is kept elsewhere: to read it and to write it.
///
/// ```swift
/// struct Volume: View {
///   @Binding var level: Double
///
///   var body: some View { Slider(value: $level) }
/// }
/// ```
///
/// A body that reads a part through a binding is evaluated again when that part changes, not when
/// the rest does.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// How changes made through this binding are drawn.
  public var transaction = Transaction()
  let location: Location<Value>

  init(location: Location<Value>) {
    self.location = location
  }

  /// Makes a binding from closures.
  ///
  /// - Parameters:
  ///   - get: Gives the value. What it reads is tracked where the binding is read.
  ///   - set: Takes a new value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  /// Makes a binding from closures, the second of which is told how the change is to be drawn.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// A binding to a value that never changes. What is written to it is lost.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if transaction.animation == nil, !transaction.disablesAnimations {
        location.set(newValue)
      } else {
        withTransaction(transaction) { location.set(newValue) }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from another one, for a closure that names its parameter `$item`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    var binding = Binding<Member>(location: location.part(keyPath))
    binding.transaction = transaction
    return binding
  }

  /// A binding that writes with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding {
  /// A binding to an optional with the value of one that is not.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = MappedLocation(base.location, forward: { $0 }, backward: { $0 })
  }

  /// A binding to what an optional holds; nil if it holds nothing.
  ///
  /// While the optional is nil, the binding reads the last value there was, and drops writes.
  public init?(_ base: Binding<Value?>) {
    guard let location = UnwrappedLocation(base.location) else { return nil }
    self.location = location
  }

  /// A binding to a value whose type is hidden.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    location = MappedLocation(
      base.location,
      forward: { AnyHashable($0) },
      backward: { $0.base as? Wrapped }
    )
  }
}

// A location is guarded where it lies; the closures of one that has closures are the application's.
// Sendable because the application says by the type of the value whether they may be sent.
extension Binding: @unchecked Sendable where Value: Sendable {}

// Not a conformance: a list over a binding would be one over a collection of identifiable bindings
// as well, and the compiler could not choose.
extension Binding where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings in order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the collection.
  public typealias Index = Value.Index
  /// The indices of the collection.
  public typealias Indices = Value.Indices
  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices in order.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The index after another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Goes on to the next index.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to one element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, index: position, last: wrappedValue[position])
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}

/// One element of a collection, kept while the collection is too short for it.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  // Guarded by the stripe's lock: a binding is read on any thread.
  private var last: Base.Element

  init(_ base: Location<Base>, index: Base.Index, last: Base.Element) {
    self.base = base
    self.index = index
    self.last = last
    super.init(queue: nil)
  }

  private func element(of collection: Base) -> Base.Element {
    guard (collection.startIndex..<collection.endIndex).contains(index) else {
      return StripedLock.of(self).withLock { last }
    }
    keep(collection[index])
    return collection[index]
  }

  /// What was kept ends outside of the lock: its end may run code of the application.
  private func keep(_ element: Base.Element) {
    var kept = element
    StripedLock.of(self).withLock { swap(&last, &kept) }
  }

  override func peek() -> Base.Element { element(of: base.peek()) }

  override func get() -> Base.Element {
    guard Evaluation.current != nil else { return peek() }
    let seen = peek()
    return read { [self] in !Comparison.areSame(seen, peek()) }
  }

  override func read(check: @escaping () -> Bool) -> Base.Element {
    element(of: base.read(check: check))
  }

  override func set(_ value: Base.Element) {
    var whole = base.peek()
    guard (whole.startIndex..<whole.endIndex).contains(index) else { return }
    whole[index] = value
    keep(value)
    base.set(whole)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  override func leads(to source: ReadSource) -> Bool { base.leads(to: source) }
}

extension Binding: DynamicProperty {}

extension Binding: LinkedProperty {
  package static var valueType: any Any.Type { Value.self }

  package static var sameness: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { lhs, rhs in
      let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
      let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
      return lhs.location.isSame(as: rhs.location) && lhs.transaction == rhs.transaction
    }
  }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {}

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    at(field).pointee.location.leads(to: source)
  }
}
