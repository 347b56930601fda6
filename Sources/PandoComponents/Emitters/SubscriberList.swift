/// The subscribers of an emitter, in their order. To remove one takes constant time, amortized: it leaves an empty place, and
/// the list closes the gaps when they are more than half of it.
@MainActor
struct SubscriberList {
  private(set) var items: [EmitterSubscriber] = []
  private var gapCount = 0
  /// How many subscribers were moved to close gaps, for tests.
  private(set) var moveCount = 0

  nonisolated init() {}

  /// Whether nobody subscribes.
  var isEmpty: Bool { items.count == gapCount }

  mutating func append(_ subscriber: EmitterSubscriber) {
    subscriber.index = items.count
    items.append(subscriber)
  }

  mutating func remove(_ subscriber: EmitterSubscriber) {
    items[subscriber.index] = .ended
    gapCount += 1
    if gapCount * 2 > items.count { closeGaps() }
  }

  private mutating func closeGaps() {
    items.removeAll { !$0.isActive }
    gapCount = 0
    moveCount += items.count
    for (index, subscriber) in items.enumerated() { subscriber.index = index }
  }

  /// Removes all, and returns them.
  mutating func removeAll() -> [EmitterSubscriber] {
    defer { (items, gapCount) = ([], 0) }
    return items
  }
}
