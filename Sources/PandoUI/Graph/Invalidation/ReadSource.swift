/// Something that a body can read and that announces its changes: a state slot, an entry of the
/// environment, an observable object, the models that one evaluation read.
///
/// Changes may be announced from any thread. Only the main actor uses the readers.
@_documentation(visibility: internal)
public class ReadSource {
  /// The queue for changes. Set once, before other threads can reach the source.
  @exclusivity(unchecked) var queue: InvalidationQueue?

  /// Guarded by the queue's lock.
  @exclusivity(unchecked) var isQueued = false

  /// Whether a state slot was changed since it was made. Declared in this class and not in the
  /// slot's, because it fits into the padding here. Guarded by the slot's lock.
  @exclusivity(unchecked) final var wasChanged = false

  /// The index in `readers` of the last removal. Nodes are mostly removed in the order in which they were
  /// added, so the search for the next one begins here.
  // Unsafe because only the main actor uses it, like `readers`.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate var lastPlace: Int32 = 0

  // Unsafe because only the main actor uses it, in evaluations and flushes.
  @exclusivity(unchecked) nonisolated(unsafe) var readers: [GraphNode] = []

  init(queue: InvalidationQueue?) {
    self.queue = queue
  }

  /// Called on the main actor when the source gains its first reader.
  func gainedFirstReader() {}

  /// Called on the main actor when the source has lost its last reader.
  func lostLastReader() {}

  /// Announces a change to the graph. Any thread.
  final func changed() {
    queue?.announce(self)
  }

  /// Registers the node that is being evaluated on this thread, if any, as a reader.
  ///
  /// - Parameter check: Returns whether the part that was read has changed; nil if any change of the
  ///   source counts.
  @inline(__always)
  final func registerRead(check: (() -> Bool)? = nil) {
    guard let node = Evaluation.current else { return }
    // Outside the access to `reads`, because following an object runs application code.
    if node.reads.register(self, check: check) { add(node) }
  }
}

/// The sources that a node read in its last evaluation.
///
/// It is as large as a pointer, because most nodes read nothing, or one source without a check.
enum ReadSet {
  struct Entry {
    let source: ReadSource
    /// Whether the source was read in the present or last evaluation.
    var isFresh: Bool
    /// Nil if any change of the source counts.
    var checks: [() -> Bool]?
  }

  case none
  /// One source, read in the present or last evaluation.
  case one(ReadSource)
  /// One source, read in the evaluation before and not yet in the present one.
  case oneBefore(ReadSource)
  case several([Entry])

  private var entries: [Entry] {
    switch self {
    case .none: []
    case .one(let source): [Entry(source: source, isFresh: true)]
    case .oneBefore(let source): [Entry(source: source, isFresh: false)]
    case .several(let entries): entries
    }
  }

  /// Notes a read. Returns whether the source was not read before.
  mutating func register(_ source: ReadSource, check: (() -> Bool)?) -> Bool {
    if check == nil {
      switch self {
      case .none:
        self = .one(source)
        return true
      case .one(let known) where known === source:
        return false
      case .oneBefore(let known) where known === source:
        self = .one(source)
        return false
      default: break
      }
    }
    var entries = entries
    self = .none
    if let index = entries.firstIndex(where: { $0.source === source }) {
      if !entries[index].isFresh {
        entries[index].isFresh = true
        entries[index].checks = check.map { [$0] }
      } else if let check {
        entries[index].checks?.append(check)
      } else {
        entries[index].checks = nil
      }
      self = .several(entries)
      return false
    }
    entries.append(Entry(source: source, isFresh: true, checks: check.map { [$0] }))
    self = .several(entries)
    return true
  }

  /// Marks every read as one of the previous evaluation.
  mutating func begin() {
    switch self {
    case .none, .oneBefore: break
    case .one(let source): self = .oneBefore(source)
    case .several(var entries):
      self = .none
      for index in entries.indices { entries[index].isFresh = false }
      self = .several(entries)
    }
  }

  /// Removes the sources that were not read again.
  mutating func end(of node: GraphNode) {
    switch self {
    case .none, .one: break
    case .oneBefore(let source):
      self = .none
      source.remove(node)
    case .several(var entries):
      guard entries.contains(where: { !$0.isFresh }) else { return }
      self = .none
      for entry in entries where !entry.isFresh { entry.source.remove(node) }
      entries.removeAll { !$0.isFresh }
      self = entries.isEmpty ? .none : .several(entries)
    }
  }

  /// Removes all sources.
  mutating func removeAll(of node: GraphNode) {
    for entry in entries { entry.source.remove(node) }
    self = .none
  }

  /// Whether a change of `source` concerns what was read.
  func isAffected(by source: ReadSource) -> Bool {
    switch self {
    case .none: return false
    case .one(let known), .oneBefore(let known): return known === source
    case .several(let entries):
      guard let entry = entries.first(where: { $0.source === source }) else { return false }
      guard let checks = entry.checks else { return true }
      return checks.contains { $0() }
    }
  }
}

extension ReadSource {
  fileprivate func add(_ node: GraphNode) {
    readers.append(node)
    if readers.count == 1 { gainedFirstReader() }
    if queue == nil { queue = node.graphQueue }
  }

  func remove(_ node: GraphNode) {
    guard let index = place(of: node) else { return }
    lastPlace = Int32(truncatingIfNeeded: index)
    readers.swapAt(index, readers.endIndex - 1)
    readers.removeLast()
    if readers.isEmpty { lostLastReader() }
  }

  /// The index of a reader. The search goes both ways from the last removal, so that removing all readers
  /// in the order of their registration takes linear time.
  private func place(of node: GraphNode) -> Int? {
    var low = min(Int(lastPlace), readers.count - 1)
    var high = low + 1
    while low >= 0 || high < readers.count {
      if low >= 0, readers[low] === node { return low }
      if high < readers.count, readers[high] === node { return high }
      low -= 1
      high += 1
    }
    return nil
  }
}
