public import OrderedCollections

/// An array whose elements are found by a stable id as well as by position.
///
/// Elements keep the order in which they were put in, and no two of them have the same id. A look-up
/// by id is a hash look-up instead of a scan. Code that keeps an id (a row, an effect in flight, a
/// shared slice) finds its element even after elements have moved:
///
/// ```swift
/// struct Todo: Identifiable {
///   let id: UUID
///   var title = ""
///   var isDone = false
/// }
///
/// var todos: IdentifiedArrayOf<Todo> = [milk, bread]
/// todos[id: bread.id]?.isDone = true  // in place
/// todos.move(fromOffsets: [1], toOffset: 0)
/// todos.remove(id: milk.id)
/// ```
///
/// Elements that are not `Identifiable`, or that another property identifies, name that
/// property:
///
/// ```swift
/// var files = IdentifiedArray(uniqueElements: urls, id: \.path)
/// ```
///
/// **What holds at all times.** Ids are unique, and each element lies under its own id. Operations
/// that would break this are a programmer's mistake: they are reported with `reportIssue`, and an
/// *assignment* of that kind is ignored. A mutation *in place* that changes an element's id cannot
/// be undone. The element keeps its position if the new id is free, and is removed if another
/// element has it.
///
/// An identified array is not a `RangeReplaceableCollection`: code that is generic over that protocol
/// may insert what it likes, and uniqueness could not be kept. It is not a set either: order counts
/// in `==`. Indices outside of the array trap, as they do in `Array`.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline
  var storage: OrderedDictionary<ID, Element>

  /// Reads an element's id. A direct read of `Identifiable.id` is many times faster than a key path.
  @usableFromInline
  let identify: (Element) -> ID

  /// Makes the key path on demand: few callers need it, and making one in generic code has a cost.
  @usableFromInline
  let makeIDKeyPath: () -> KeyPath<Element, ID>

  @inlinable
  init(
    storage: OrderedDictionary<ID, Element>,
    identify: @escaping (Element) -> ID,
    makeIDKeyPath: @escaping () -> KeyPath<Element, ID>
  ) {
    self.storage = storage
    self.identify = identify
    self.makeIDKeyPath = makeIDKeyPath
  }
}

/// An identified array of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: _IdentifiedCollection {
  /// The key path from an element to its id.
  @inlinable
  public var id: KeyPath<Element, ID> { makeIDKeyPath() }

  /// The ids, in the order of their elements.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var ids: OrderedSet<ID> { storage.keys }

  /// The elements as a plain array.
  ///
  /// - Complexity: O(1). The array shares its buffer with this one until either is mutated.
  @inlinable
  public var elements: [Element] { storage.values.elements }

  /// The position of the element with an id, or `nil` if there is none.
  ///
  /// - Complexity: Expected O(1), if `ID` hashes well.
  @inlinable
  public func index(id: ID) -> Int? { storage.index(forKey: id) }

  /// Whether there is an element with the id of `element`. Other properties are not compared.
  ///
  /// - Complexity: Expected O(1), if `ID` hashes well.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    storage.index(forKey: identify(element)) != nil
  }

  /// The element with an id, or `nil` if there is none.
  ///
  /// Assigning an element replaces the one with the same id, or appends. Assigning `nil` removes.
  /// Mutating through optional chaining works in place and copies neither the array nor the buffers
  /// of the element: `todos[id: id]?.tags.append("home")`.
  ///
  /// Assigning an element whose own id is not `id` is reported and ignored. For an id changed in
  /// place, see ``IdentifiedArray``.
  ///
  /// - Complexity: Expected O(1) if `ID` hashes well; O(`count`) to remove.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { storage[id] }
    set {
      guard let newValue else {
        storage.removeValue(forKey: id)
        return
      }
      let newID = identify(newValue)
      guard newID == id else { return reportMismatch(of: newID, assignedUnder: id) }
      storage[id] = newValue
    }
    _modify {
      defer {
        if let index = storage.index(forKey: id) { restoreIdentity(at: index) }
      }
      yield &storage[id]
    }
  }
}
