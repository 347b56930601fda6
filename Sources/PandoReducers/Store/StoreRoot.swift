internal import OpenCombine

/// The part of a root store that all its scoped stores share, whatever their types.
@MainActor
final class StoreRoot {
  /// The changes of the action being reduced.
  let reduction = Reduction()
  /// The root store, from which the scoped ones are reached.
  weak var store: _StoreNode?
  /// Stores whose parent was released.
  private var orphans: [WeakNode] = []
  private var nextSweep = 64
  /// The running effects, by number.
  var effects: [UInt64: AnyCancellable] = [:]
  /// Whether an action is being reduced; further actions wait.
  var isWaiting = false
  private var lastEffect: UInt64 = 0
  /// Publishes that the state may have changed, if there are subscribers.
  private(set) var changes: CurrentValueRelay<Void>?

  nonisolated init() {}

  /// The publisher of changes, made on first use.
  var changePublisher: CurrentValueRelay<Void> {
    if let changes { return changes }
    let changes = CurrentValueRelay<Void>(())
    self.changes = changes
    return changes
  }

  /// The number for a new effect.
  func nextEffect() -> UInt64 {
    lastEffect += 1
    return lastEffect
  }

  /// Tracks a store whose parent was released.
  func adopt(_ node: _StoreNode) {
    // Not swept each time, because a list that is released may add all of its rows here.
    if orphans.count >= nextSweep {
      orphans.removeAll { $0.node == nil }
      nextSweep = 64 + 2 * orphans.count
    }
    orphans.append(WeakNode(node: node))
  }

  /// Lets the stores compare their states with their previous ones, and notify their readers.
  ///
  /// - Parameter isReplaced: Whether the root's whole state was replaced.
  func followStructure(isReplaced: Bool) {
    let change = StructuralChange(reduction, isReplaced: isReplaced)
    reduction.forgetStructure()
    store?.follow(change, isParentReplaced: isReplaced)
    if !orphans.isEmpty {
      for orphan in orphans { orphan.node?.follow(change, isParentReplaced: isReplaced) }
      orphans.removeAll { $0.node == nil }
    }
  }
}

/// The places in the state that may have been moved, replaced or removed by an action.
struct StructuralChange {
  /// Whether a state value, or a value that may contain one, was replaced.
  let hasReplacements: Bool
  /// Whether fields may differ although the value has the same identity.
  let isRestoring: Bool
  private let touchedCollections: Set<ObjectIdentifier>
  /// The states that were removed, with their last values.
  let departed: DepartedStates

  @MainActor
  init(_ reduction: Reduction, isReplaced: Bool) {
    hasReplacements = reduction.hasReplacements || isReplaced
    isRestoring = reduction.isRestoring
    touchedCollections = reduction.touchedCollections
    departed = reduction.departed
  }

  /// Whether elements of a collection of a given type may have been replaced.
  func mayReplaceElements(of type: Any.Type) -> Bool {
    hasReplacements || touchedCollections.contains(ObjectIdentifier(type))
  }
}
