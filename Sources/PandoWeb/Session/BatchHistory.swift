/// The batches that a page may not have applied yet.
struct BatchHistory {
  /// The maximum number and size in bytes of the batches that are kept.
  static let (maxCount, maxSize) = (500, 1 << 20)
  /// The maximum number of commands that are kept.
  static let maxCommandCount = 100

  private var batches: [Batch] = []
  private var size = 0
  /// The commands in batches that are not applied yet. They are kept even if their batches are
  /// dropped.
  private var commands: [(number: Int, patch: Patch)] = []
  /// The number of the last batch.
  private(set) var last = 0

  /// The number of the first batch that is kept, or would be.
  var first: Int { batches.first?.number ?? last + 1 }

  /// Makes the next batch.
  mutating func add(event: Int, _ patches: [Patch]) -> Batch {
    last += 1
    for patch in patches where patch.isCommand { commands.append((last, patch)) }
    commands.removeFirst(max(commands.count - Self.maxCommandCount, 0))
    let batch = Batch(number: last, event: event, patches: patches)
    batches.append(batch)
    size += batch.weight
    // A page that has missed more gets the whole document anew.
    if batches.count > Self.maxCount || size > Self.maxSize { forget() }
    return batch
  }

  /// Drops the batches that the page has applied.
  mutating func drop(through number: Int) {
    let count = batches.prefix { $0.number <= number }.count
    size -= batches.prefix(count).reduce(0) { $0 + $1.weight }
    batches.removeFirst(count)
    commands.removeAll { $0.number <= number }
  }

  /// The batches after a number; nil if one of these batches was dropped, or the number is not
  /// valid.
  func batches(after number: Int) -> [Batch]? {
    guard (0...last).contains(number) else { return nil }
    if number == last { return [] }
    guard let first = batches.first, first.number <= number + 1 else { return nil }
    return batches.filter { $0.number > number }
  }

  /// Removes and returns the commands after a batch, to be sent in another one.
  mutating func takeCommands(after number: Int) -> [Patch] {
    defer { commands = [] }
    return commands.filter { $0.number > number }.map(\.patch)
  }

  private mutating func forget() {
    batches = []
    size = 0
  }
}
