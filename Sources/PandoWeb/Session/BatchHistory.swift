/// The batches that a page may not have applied yet.
struct BatchHistory {
  /// How many batches, and how many bytes of them, are kept for a page that is away.
  static let (greatestCount, greatestSize) = (500, 1 << 20)
  /// How many orders are kept for it.
  static let greatestOrderCount = 100

  private var batches: [Batch] = []
  private var size = 0
  /// The orders in batches that were not applied yet: they are kept when the batches are not.
  private var orders: [(number: Int, patch: Patch)] = []
  /// The number of the last batch.
  private(set) var last = 0

  /// Makes the next batch.
  mutating func add(event: Int, _ patches: [Patch]) -> Batch {
    last += 1
    for patch in patches where patch.isOrder { orders.append((last, patch)) }
    orders.removeFirst(max(orders.count - Self.greatestOrderCount, 0))
    let batch = Batch(number: last, event: event, patches: patches)
    batches.append(batch)
    size += batch.weight
    // A page that has missed that much gets everything anew.
    if batches.count > Self.greatestCount || size > Self.greatestSize { forget() }
    return batch
  }

  /// Forgets the batches that were applied.
  mutating func drop(through number: Int) {
    let count = batches.prefix { $0.number <= number }.count
    size -= batches.prefix(count).reduce(0) { $0 + $1.weight }
    batches.removeFirst(count)
    orders.removeAll { $0.number <= number }
  }

  /// The batches after one; nil if some of them are not there any more, or never were.
  func batches(after number: Int) -> [Batch]? {
    guard (0...last).contains(number) else { return nil }
    if number == last { return [] }
    guard let first = batches.first, first.number <= number + 1 else { return nil }
    return batches.filter { $0.number > number }
  }

  /// Takes the orders after a batch, to send them in another one.
  mutating func takeOrders(after number: Int) -> [Patch] {
    defer { orders = [] }
    return orders.filter { $0.number > number }.map(\.patch)
  }

  private mutating func forget() {
    batches = []
    size = 0
  }
}
