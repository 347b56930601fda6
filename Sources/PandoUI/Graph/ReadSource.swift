/// Something that a body can read and that tells when it changed: a state slot, an entry of the
/// environment, an observable object, the models that one evaluation read.
///
/// Changes may be announced from any thread. Readers are known on the main actor only.
@_documentation(visibility: internal)
public class ReadSource {
  /// Where changes are announced. Set once, before the source can be reached from other threads.
  @exclusivity(unchecked) var queue: InvalidationQueue?

  /// Guarded by the queue's lock.
  @exclusivity(unchecked) var isQueued = false

  /// Where in `readers` the last one was removed. Nodes are removed in the order in which they were added
  /// mostly, so the next one is looked for here first.
  // Unsafe because it is touched on the main actor only, like `readers`.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate var lastPlace: Int32 = 0

  // Unsafe because it is touched on the main actor only, by evaluations and by drains.
  @exclusivity(unchecked) nonisolated(unsafe) var readers: [GraphNode] = []

  init(queue: InvalidationQueue?) {
    self.queue = queue
  }

  /// Called on the main actor when somebody begins to read the source.
  func gainedFirstReader() {}

  /// Called on the main actor when nobody reads the source any more.
  func lostLastReader() {}

  /// Tells the graph that readers have to look again. May be called on any thread.
  final func changed() {
    queue?.announce(self)
  }

  /// Makes the node that is being evaluated on this thread, if any, a reader.
  ///
  /// - Parameter check: Whether what it read of the source is not what it would read now; nil if
  ///   any change counts.
  @inline(__always)
  final func registerRead(check: (() -> Bool)? = nil) {
    guard let node = Evaluation.current else { return }
    // Not while the reads are accessed: following an object runs code of the application.
    if node.reads.register(self, check: check) { add(node) }
  }
}

/// What a node read in its last evaluation.
///
/// As large as a reference: most nodes read nothing, or one thing, any change of which counts.
enum ReadSet {
  struct Entry {
    let source: ReadSource
    /// Whether it was read in the evaluation that is under way, or the last one.
    var isFresh: Bool
    /// Nil if any change of the source counts.
    var checks: [() -> Bool]?
  }

  case none
  /// One source, which was read in the evaluation that is under way, or the last one.
  case one(ReadSource)
  /// One source, which was read in the evaluation before.
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

  /// Notes a read; says whether the source was not read before.
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

  /// Marks every read as one of the evaluation before.
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

  /// Forgets what was not read again.
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

  /// Forgets everything.
  mutating func removeAll(of node: GraphNode) {
    for entry in entries { entry.source.remove(node) }
    self = .none
  }

  /// Whether a change of `source` changed something that was read.
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

  /// Looks on both sides of where the last one was found, so that a list of readers that goes in
  /// the order in which it came takes linear time.
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
