/// One step of the path from a root to a slice.
enum Step: Hashable {
  /// The root itself.
  case root
  /// A stored part of the previous value: `size` bytes at `offset`.
  case stored(offset: Int, size: Int, type: ObjectIdentifier)
  /// The element of a collection at an index.
  case index(AnyHashable)
  /// The element of an identified collection with an id.
  case id(AnyHashable)
  /// The value of a dictionary for a key.
  case key(AnyHashable)
  /// A computed property, a subscript, or a path through an optional.
  case keyPath(AnyKeyPath)
  /// The wrapped value of an optional.
  case unwrapped
  /// The result of a closure, identified by its slice.
  case closure(ObjectIdentifier)
}

/// The nodes under a node, grouped by the kind of their step, so that a commit visits only those it
/// may have touched.
struct Children {
  /// Stored parts. Few: at most as many as the type has observed properties.
  private var stored: [PlaceNode] = []
  private var byIndex: [AnyHashable: PlaceNode] = [:]
  private var byID: [AnyHashable: PlaceNode] = [:]
  private var byKey: [AnyHashable: PlaceNode] = [:]
  private var others: [Step: PlaceNode] = [:]

  var isEmpty: Bool {
    stored.isEmpty && byIndex.isEmpty && byID.isEmpty && byKey.isEmpty && others.isEmpty
  }

  subscript(step: Step) -> PlaceNode? {
    get {
      switch step {
      case .stored: stored.first { $0.step == step }
      case .index(let index): byIndex[index]
      case .id(let id): byID[id]
      case .key(let key): byKey[key]
      default: others[step]
      }
    }
    set {
      switch step {
      case .stored:
        stored.removeAll { $0.step == step }
        if let newValue { stored.append(newValue) }
      case .index(let index): byIndex[index] = newValue
      case .id(let id): byID[id] = newValue
      case .key(let key): byKey[key] = newValue
      default: others[step] = newValue
      }
    }
  }

  mutating func remove(_ node: PlaceNode) {
    self[node.step] = nil
  }

  mutating func removeAll(where isUnused: (PlaceNode) -> Bool) {
    stored.removeAll(where: isUnused)
    byIndex = byIndex.filter { !isUnused($0.value) }
    byID = byID.filter { !isUnused($0.value) }
    byKey = byKey.filter { !isUnused($0.value) }
    others = others.filter { !isUnused($0.value) }
  }

  func forEach(_ body: (PlaceNode) -> Void) {
    stored.forEach(body)
    for node in byIndex.values { body(node) }
    for node in byID.values { body(node) }
    for node in byKey.values { body(node) }
    for node in others.values { body(node) }
  }

  /// Visits the other stored parts that lie inside the stored part that `step` leads to.
  func forEachPart(of step: Step, _ body: (PlaceNode) -> Void) {
    for node in stored where node.step.lies(in: step) && node.step != step { body(node) }
  }

  /// Whether ``forEachAlias(of:_:)`` may find a node other than `own`. Only compares counts.
  func hasAlias(of step: Step, beside own: PlaceNode?) -> Bool {
    let count =
      stored.count + others.count + (step.isIndex ? 0 : byIndex.count)
      + (step.isID ? 0 : byID.count)
      + (step.isKey ? 0 : byKey.count)
    // The count includes the node itself, unless it is an element.
    let isOwnCounted = own != nil && !step.isIndex && !step.isID && !step.isKey
    return count > (isOwnCounted ? 1 : 0)
  }

  /// Visits the nodes beside `step` whose values a change through `step` may have touched.
  ///
  /// Stored parts without a common byte are independent, and so are two elements of one collection
  /// reached in the same way. Anything computed may depend on anything, and has to be compared.
  func forEachAlias(of step: Step, _ body: (PlaceNode) -> Void) {
    for node in stored where node.step.overlaps(step) && node.step != step { body(node) }
    if !step.isIndex { for node in byIndex.values { body(node) } }
    if !step.isID { for node in byID.values { body(node) } }
    if !step.isKey { for node in byKey.values { body(node) } }
    for node in others.values where node.step != step { body(node) }
  }
}

extension Step {
  fileprivate func overlaps(_ other: Step) -> Bool {
    guard case .stored(let offset, let size, _) = self,
      case .stored(let otherOffset, let otherSize, _) = other
    else { return true }
    return offset < otherOffset + otherSize && otherOffset < offset + size
  }

  fileprivate func lies(in other: Step) -> Bool {
    guard case .stored(let offset, let size, _) = self,
      case .stored(let otherOffset, let otherSize, _) = other
    else { return false }
    return offset >= otherOffset && offset + size <= otherOffset + otherSize
  }

  fileprivate var isIndex: Bool { if case .index = self { true } else { false } }
  fileprivate var isID: Bool { if case .id = self { true } else { false } }
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}
