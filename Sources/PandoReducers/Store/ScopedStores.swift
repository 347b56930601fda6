internal import PandoCasePaths

/// The stores scoped from one store, which keeps them.
///
/// Made with the first of them, because most stores have none.
@MainActor
final class ScopedStores {
  /// The store of a part, with the key paths of the part. These are compared rather than hashed: hashing a key path
  /// costs more than comparing the few that there are.
  private struct Child {
    let state: AnyKeyPath
    let action: AnyKeyPath
    var store: _StoreNode
  }

  private let root: StoreRoot
  private var children: [Child] = []
  private var elements: ElementStores?
  /// Stores that are not kept.
  private var uncached: [WeakNode] = []

  init(root: StoreRoot) { self.root = root }

  isolated deinit {
    // Other owners may still hold some of the stores.
    for index in children.indices where !isKnownUniquelyReferenced(&children[index].store) {
      root.adopt(children[index].store)
    }
    elements?.leave(to: root)
  }

  // MARK: Parts

  /// The store of a part, if it was made.
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

  /// The stores of elements with ids of a given type, which is the same in each call.
  func elements<ID: Hashable>(by id: ID.Type) -> ElementStoresByID<ID> {
    if let elements = elements as? ElementStoresByID<ID> { return elements }
    let made = ElementStoresByID<ID>()
    elements = made
    return made
  }

  // MARK: Uncached stores

  /// Tracks a store without keeping it.
  func addUncached(_ store: _StoreNode) {
    uncached.removeAll { $0.node == nil }
    uncached.append(WeakNode(node: store))
  }

  // MARK: Following

  /// Lets each store compare its state with its previous one, and releases stores whose state is
  /// gone.
  ///
  /// - Parameters:
  ///   - change: The changes.
  ///   - isReplaced: Whether the parent state has been replaced by another one.
  ///   - mayReplaceElements: Whether elements may have been replaced.
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

/// The stores of a collection's elements.
@MainActor
class ElementStores {
  func follow(_ change: StructuralChange, isParentReplaced: Bool) {
    preconditionFailure("abstract")
  }

  /// Hands the stores that other owners hold to the root.
  func leave(to root: StoreRoot) { preconditionFailure("abstract") }
}

/// The stores of a collection's elements, by id.
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

/// A store that is tracked without being kept.
struct WeakNode {
  weak var node: _StoreNode?
}

/// The untyped base class of ``Store``, its only subclass.
@MainActor
public class _StoreNode {
  init() {}

  /// Compares the state of the store with its previous one, and notifies the readers of the store.
  func follow(_ change: StructuralChange, isParentReplaced: Bool) {
    preconditionFailure("abstract")
  }

  /// Whether the state that the store is for is gone.
  var isGone: Bool { preconditionFailure("abstract") }
}
