/// The subscribers of an emitter, in order. Removal takes amortized constant time: it leaves a gap,
/// and gaps are closed once they are more than half of the list.
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
