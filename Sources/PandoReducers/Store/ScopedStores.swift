internal import PandoCasePaths

/// The stores that were scoped from one store, which keeps them.
///
/// It is made with the first of them, as most stores have none.
@MainActor
final class ScopedStores {
  /// The store of a part, and which part it is. Key paths are compared and not hashed, since hashing them
  /// costs more than a look at the few that there are.
  private struct Child {
    let state: AnyKeyPath
    let action: AnyKeyPath
    var store: _StoreNode
  }

  private let root: StoreRoot
  private var children: [Child] = []
  private var elements: ElementStores?
  /// Stores that nobody keeps.
  private var uncached: [WeakNode] = []

  init(root: StoreRoot) { self.root = root }

  isolated deinit {
    // Somebody may still hold some of them.
    for index in children.indices where !isKnownUniquelyReferenced(&children[index].store) {
      root.adopt(children[index].store)
    }
    elements?.leave(to: root)
  }

  // MARK: Parts

  /// The store of a part, if there is one.
  subscript(state: AnyKeyPath, action: AnyKeyPath) -> _StoreNode? {
    get { index(state, action).map { children[$0].store } }
    set {
      switch (index(state, action), newValue) {
      case (let index?, let store?): children[index].store = store
      case (let index?, nil): children.remove(at: index)
      case (nil, let store?): children.append(Child(state: state, action: action, store: store))
      case (nil, nil): break
      }
    }
  }

  private func index(_ state: AnyKeyPath, _ action: AnyKeyPath) -> Int? {
    children.firstIndex { $0.state == state && $0.action == action }
  }

  // MARK: Elements

  /// The stores of elements with ids of a type, which is the same each time.
  func elements<ID: Hashable>(by id: ID.Type) -> ElementStoresByID<ID> {
    if let elements = elements as? ElementStoresByID<ID> { return elements }
    let made = ElementStoresByID<ID>()
    elements = made
    return made
  }

  // MARK: Others

  /// Keeps an eye on a store that nobody keeps.
  func addUncached(_ store: _StoreNode) {
    uncached.removeAll { $0.node == nil }
    uncached.append(WeakNode(node: store))
  }

  // MARK: Following

  /// Has all of them compare which state they are for with the one they were for, and lets go of those whose
  /// state is gone.
  ///
  /// - Parameters:
  ///   - change: What changed.
  ///   - isReplaced: Whether the state that they are parts of is another one.
  ///   - mayReplaceElements: Whether elements may be others.
  func follow(_ change: StructuralChange, isReplaced: Bool, mayReplaceElements: Bool) {
    for child in children {
      child.store.follow(change, isParentReplaced: isReplaced)
      if child.store.isGone { children.removeAll { $0.store === child.store } }
    }
    if mayReplaceElements { elements?.follow(change, isParentReplaced: isReplaced) }
    if uncached.isEmpty { return }
    for child in uncached { child.node?.follow(change, isParentReplaced: isReplaced) }
    uncached.removeAll { $0.node == nil }
  }
}

/// The stores of the elements of a collection.
@MainActor
class ElementStores {
  func follow(_ change: StructuralChange, isParentReplaced: Bool) {
    preconditionFailure("abstract")
  }

  /// Hands those that somebody still holds to the root.
  func leave(to root: StoreRoot) { preconditionFailure("abstract") }
}

/// The stores of elements, by their ids.
final class ElementStoresByID<ID: Hashable>: ElementStores {
  private var stores: [ID: _StoreNode] = [:]

  subscript(id: ID) -> _StoreNode? {
    get { stores[id] }
    set { stores[id] = newValue }
  }

  override func follow(_ change: StructuralChange, isParentReplaced: Bool) {
    for (id, store) in stores {
      store.follow(change, isParentReplaced: isParentReplaced)
      if store.isGone { stores[id] = nil }
    }
  }

  override func leave(to root: StoreRoot) {
    var all = Array(stores.values)
    stores = [:]
    for index in all.indices where !isKnownUniquelyReferenced(&all[index]) {
      root.adopt(all[index])
    }
  }
}

/// A store that is looked after without being kept.
struct WeakNode {
  weak var node: _StoreNode?
}

/// What stores of all types have in common. Only a ``Store`` is one.
@MainActor
public class _StoreNode {
  init() {}

  /// Compares the state that the store is for with the one it was for, and tells its readers.
  func follow(_ change: StructuralChange, isParentReplaced: Bool) {
    preconditionFailure("abstract")
  }

  /// Whether the state that the store is for is gone.
  var isGone: Bool { preconditionFailure("abstract") }
}
