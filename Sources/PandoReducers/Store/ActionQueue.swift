/// The actions that wait for the one being reduced.
final class ActionQueue<Action> {
  private var entries: [(action: Action, origin: ActionOrigin)] = []
  private var position = 0

  func append(_ action: Action, _ origin: ActionOrigin) {
    entries.append((action, origin))
  }

  /// Removes the actions in order, until none is left.
  ///
  /// - Parameters:
  ///   - condition: Checked before each action.
  ///   - body: Called with each action.
  // Not inlined, so that callers without a queue do not look up the type of its entries.
  @inline(never)
  func drain(while condition: () -> Bool = { true }, _ body: (Action, ActionOrigin) -> Void) {
    while position < entries.count, condition() {
      let next = entries[position]
      position += 1
      if position == entries.count {
        // The memory of an unusually large number of actions is released.
        entries.removeAll(keepingCapacity: entries.capacity <= 64)
        position = 0
      }
      body(next.action, next.origin)
    }
  }
}
