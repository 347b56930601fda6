/// Actions that wait for the one that is being reduced.
final class ActionQueue<Action> {
  private var entries: [(action: Action, origin: Origin)] = []
  private var position = 0

  func append(_ action: Action, _ origin: Origin) {
    entries.append((action, origin))
  }

  /// Takes out the actions in the order in which they came, also those that come meanwhile.
  ///
  /// - Parameters:
  ///   - condition: Asked before each.
  ///   - body: Called with each.
  // Not inlined, since who has no queue is not to look up the type of its entries.
  @inline(never)
  func drain(while condition: () -> Bool = { true }, _ body: (Action, Origin) -> Void) {
    while position < entries.count, condition() {
      let next = entries[position]
      position += 1
      if position == entries.count {
        // The memory of an unusual number of actions is not kept.
        entries.removeAll(keepingCapacity: entries.capacity <= 64)
        position = 0
      }
      body(next.action, next.origin)
    }
  }
}
