import PandoDependencies

/// Reads and writes a value that is kept elsewhere.
///
/// ```swift
/// struct Volume: View {
///   @Binding var level: Double
///
///   var body: some View { Slider(value: $level) }
/// }
/// ```
///
/// A body that reads a part of the value through a binding is evaluated again only when that part
/// changes.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of changes made through this binding.
  public var transaction = Transaction()
  let location: StateLocation<Value>

  init(location: StateLocation<Value>) {
    self.location = location
  }

  /// Makes a binding from closures.
  ///
  /// - Parameters:
  ///   - get: Returns the value. Its reads are tracked for the body that reads the binding.
  ///   - set: Receives a new value, on the thread that writes.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  /// Makes a binding from closures, the second of which also receives the transaction of the change.
  ///
  /// - Parameters:
  ///   - get: Returns the value. Its reads are tracked for the body that reads the binding.
  ///   - set: Receives a new value and the transaction of the change, on the thread that writes.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Makes a binding to a value that never changes. Writes are dropped.
  ///
  /// - Parameter value: The value.
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
  ///
  /// - Parameter projectedValue: The binding to copy.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  ///
  /// - Parameter keyPath: The part of the value. A body that reads it through the binding depends
  ///   on it alone.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    var binding = Binding<Member>(location: location.part(keyPath))
    binding.transaction = transaction
    return binding
  }

  /// The same binding with a transaction for its changes.
  ///
  /// - Parameter transaction: Replaces the binding's transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same binding with an animation for its changes.
  ///
  /// - Parameter animation: The animation; nil leaves it to the code that writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding {
  /// Makes a binding to an optional from a binding to a value that is never nil.
  ///
  /// - Parameter base: The other binding. Writes of nil are dropped.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = MappedLocation(base.location, forward: { $0 }, backward: { $0 })
  }

  /// Makes a binding to the value of an optional; nil if the optional is nil.
  ///
  /// If the optional becomes nil later, the binding reads the last value and drops writes.
  ///
  /// - Parameter base: The binding to the optional, which is read once for the result.
  public init?(_ base: Binding<Value?>) {
    guard let location = UnwrappedLocation(base.location) else { return nil }
    self.location = location
  }

  /// Makes a binding to a type-erased value.
  ///
  /// - Parameter base: The other binding. Writes of values of another type are dropped.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    location = MappedLocation(
      base.location,
      forward: { AnyHashable($0) },
      backward: { $0.base as? Wrapped }
    )
  }
}

// Locations guard their values with locks; the closures of a closure binding are the application's.
// Sendable because the application declares with the type of the value whether it may be sent.
extension Binding: @unchecked Sendable where Value: Sendable {}

// Not a conformance: a list of a binding would also match a collection of identifiable elements, which would make the
// call ambiguous.
extension Binding where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the bindings in order.
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
  /// The index after `index`.
  ///
  /// - Parameter index: An index of the collection before `endIndex`.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Replaces an index with the next one.
  ///
  /// - Parameter index: An index of the collection before `endIndex`.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to one element.
  ///
  /// - Parameter position: The index of an element. If it is out of range later, reads return the
  ///   last value and writes are dropped.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, index: position, last: wrappedValue[position])
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before `index`.
  ///
  /// - Parameter index: An index of the collection after `startIndex`.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}

/// One element of a collection; the last value is kept for when the collection is too short.
final class ElementLocation<Base: MutableCollection>: StateLocation<Base.Element> {
  private let base: StateLocation<Base>
  private let index: Base.Index
  // Guarded by the stripe's lock: a binding is read on any thread.
  private var last: Base.Element

  init(_ base: StateLocation<Base>, index: Base.Index, last: Base.Element) {
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

  /// Releases the old element outside the lock, because its deinitializer may run application code.
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

  override func isSame(as other: StateLocation<Base.Element>) -> Bool {
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
