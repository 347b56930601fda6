/// The entries that one modifier set, and where the rest comes from.
///
/// Scopes form a tree of their own beside the nodes: a look-up goes up until an entry is found, and
/// the reader is registered there, for that entry. Touched on the main actor only.
@_documentation(visibility: internal)
public final class EnvironmentScope {
  let parent: EnvironmentScope?
  unowned(unsafe) let graph: ViewGraph
  nonisolated let queue: InvalidationQueue

  private var values: [ObjectIdentifier: Any] = [:]
  private var sources: [ObjectIdentifier: EntrySource] = [:]
  /// Whether nobody can have read through this scope yet.
  private var isNew: Bool

  init(root graph: ViewGraph, queue: InvalidationQueue) {
    parent = nil
    isNew = false
    self.graph = graph
    self.queue = queue
  }

  init(parent: EnvironmentScope) {
    self.parent = parent
    isNew = true
    graph = parent.graph
    queue = parent.queue
  }

  /// The value of an entry; nil if nobody set it.
  func read(_ key: ObjectIdentifier) -> Any? {
    let owner = self.owner(of: key)
    if Evaluation.current != nil { owner.source(key).registerRead() }
    return owner.values[key]
  }

  /// The scope that says what an entry is: the nearest that set it, or the topmost.
  private func owner(of key: ObjectIdentifier) -> EnvironmentScope {
    var scope = self
    // An index, so that the value is not copied.
    while scope.values.index(forKey: key) == nil, let parent = scope.parent { scope = parent }
    return scope
  }

  private func source(_ key: ObjectIdentifier) -> EntrySource {
    if let source = sources[key] { return source }
    let source = EntrySource(key: key, queue: queue)
    sources[key] = source
    return source
  }

  /// Sets the entries of this scope, and tells the readers of those that changed.
  @MainActor func set(_ new: [ObjectIdentifier: Any]) {
    let old = values
    values = new
    if isNew {
      isNew = false
      return
    }
    for (key, value) in new { noteChange(of: key, from: old[key], to: value) }
    for key in old.keys where new[key] == nil { graph.entryChanged(sources[key]) }
  }

  /// Sets one entry of this scope. The others stay what they are, also those that cannot be compared.
  @MainActor func set(_ key: ObjectIdentifier, to value: Any) {
    let old = values.updateValue(value, forKey: key)
    if isNew {
      isNew = false
    } else {
      noteChange(of: key, from: old, to: value)
    }
  }

  @MainActor
  private func noteChange(of key: ObjectIdentifier, from old: Any?, to value: Any) {
    if let old {
      if !areSame(old, value) { graph.entryChanged(sources[key]) }
    } else if let parent {
      // Who read it until now read it further up, with others who are not in this scope.
      graph.entryChanged(parent.owner(of: key).sources[key], in: self)
    } else {
      graph.entryChanged(sources[key])
    }
  }

  /// Whether this scope is `other` or lies in it.
  func isInside(_ other: EnvironmentScope) -> Bool {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }

  private func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
    if type(of: lhs) is AnyObject.Type {
      return type(of: rhs) is AnyObject.Type && (lhs as AnyObject) === (rhs as AnyObject)
    }
    func open<T>(_ lhs: T) -> Bool {
      guard let rhs = rhs as? T else { return false }
      return Comparison.areSame(lhs, rhs)
    }
    return _openExistential(lhs, do: open)
  }
}

/// An entry of a scope, as something that can be read.
final class EntrySource: ReadSource {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier, queue: InvalidationQueue) {
    self.key = key
    super.init(queue: queue)
  }
}
