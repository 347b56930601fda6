internal import OpenCombine

/// What all stores of one root have in common, whatever the types of their states are.
@MainActor
final class StoreRoot {
  /// What was changed by the action that is being reduced.
  let reduction = Reduction()
  /// The root store. Those that were scoped are found from it.
  weak var store: _StoreNode?
  /// Stores whose parent was let go.
  private var orphans: [WeakNode] = []
  private var nextSweep = 64
  /// The effects that run, by number.
  var effects: [UInt64: AnyCancellable] = [:]
  /// Whether an action is being reduced, for which others wait.
  var isWaiting = false
  private var lastEffect: UInt64 = 0
  /// Says that the state may have changed, to those who subscribe.
  private(set) var changes: CurrentValueRelay<Void>?

  nonisolated init() {}

  /// What says that the state may have changed.
  var changePublisher: CurrentValueRelay<Void> {
    if let changes { return changes }
    let changes = CurrentValueRelay<Void>(())
    self.changes = changes
    return changes
  }

  /// A number for an effect.
  func nextEffect() -> UInt64 {
    lastEffect += 1
    return lastEffect
  }

  /// Keeps an eye on a store whose parent was let go.
  func adopt(_ node: _StoreNode) {
    // Not each time, as a list that goes may give all of its rows here.
    if orphans.count >= nextSweep {
      orphans.removeAll { $0.node == nil }
      nextSweep = 64 + 2 * orphans.count
    }
    orphans.append(WeakNode(node: node))
  }

  /// Has the stores compare the states they are for with those they were for, and tell their readers.
  ///
  /// - Parameter isReplaced: Whether the root's state is another one as a whole.
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

/// What may be in another place, or gone, after an action.
struct StructuralChange {
  /// Whether a value of state, or one that may contain some, took the place of another one.
  let hasReplacements: Bool
  /// Whether fields may differ although the value is the same.
  let isRestoring: Bool
  private let touchedCollections: Set<ObjectIdentifier>
  /// What was gone, as it was before.
  let departed: DepartedStates

  @MainActor
  init(_ reduction: Reduction, isReplaced: Bool) {
    hasReplacements = reduction.hasReplacements || isReplaced
    isRestoring = reduction.isRestoring
    touchedCollections = reduction.touchedCollections
    departed = reduction.departed
  }

  /// Whether elements of a collection of that type may have been replaced.
  func mayReplaceElements(of type: Any.Type) -> Bool {
    hasReplacements || touchedCollections.contains(ObjectIdentifier(type))
  }
}
