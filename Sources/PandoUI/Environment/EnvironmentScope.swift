/// The entries that one modifier set, and where the rest comes from.
///
/// Scopes form a tree of their own beside the nodes: a look-up goes up until an entry is found, and
/// the reader is registered there, for that entry. Touched on the main actor only.
@_documentation(visibility: internal)
public final class EnvironmentScope {
  let parent: EnvironmentScope?
  unowned(unsafe) let graph: ViewGraph
  nonisolated let queue: InvalidationQueue

  /// What was set, or read, here.
  private struct Entry {
    /// Nil if nobody set it: what reads it reads the topmost scope.
    var value: Any?
    /// Made when it is read for the first time.
    var source: EntrySource?
  }

  @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]
  /// Whether nobody can have read through this scope yet.
  @exclusivity(unchecked) private var isNew: Bool

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
    var scope = self
    while true {
      // By index, so that no more is copied than is asked for.
      let index = scope.entries.index(forKey: key)
      if let index, scope.parent == nil || scope.entries.values[index].value != nil {
        let value = scope.entries.values[index].value
        if Evaluation.current != nil {
          (scope.entries.values[index].source ?? scope.makeSource(of: key)).registerRead()
        }
        return value
      }
      guard let parent = scope.parent else {
        if Evaluation.current != nil { scope.makeSource(of: key).registerRead() }
        return nil
      }
      scope = parent
    }
  }

  private func makeSource(of key: ObjectIdentifier) -> EntrySource {
    let source = EntrySource(key: key, queue: queue)
    entries[key, default: Entry()].source = source
    return source
  }

  /// What the readers of an entry read: in the nearest scope that set it, or the topmost.
  private func nearestSource(of key: ObjectIdentifier) -> EntrySource? {
    var scope = self
    while scope.entries[key]?.value == nil, let parent = scope.parent { scope = parent }
    return scope.entries[key]?.source
  }

  /// Sets the entries of this scope, and tells the readers of those that changed.
  @MainActor func set(_ new: [ObjectIdentifier: Any]) {
    for (key, entry) in entries where entry.value != nil && new[key] == nil {
      entries[key]?.value = nil
      graph.entryChanged(entry.source)
    }
    for (key, value) in new { replace(key, with: value) }
    isNew = false
  }

  /// Sets one entry of this scope. The others stay what they are, also those that cannot be compared.
  @MainActor func set(_ key: ObjectIdentifier, to value: Any) {
    replace(key, with: value)
    isNew = false
  }

  @MainActor
  private func replace(_ key: ObjectIdentifier, with value: Any) {
    let old = entries[key]?.value
    entries[key, default: Entry()].value = value
    if !isNew { noteChange(of: key, from: old, to: value) }
  }

  @MainActor
  private func noteChange(of key: ObjectIdentifier, from old: Any?, to value: Any) {
    if let old {
      if !areSame(old, value) { graph.entryChanged(entries[key]?.source) }
    } else if let parent {
      // Who read it until now read it further up, with others who are not in this scope.
      graph.entryChanged(parent.nearestSource(of: key), in: self)
    } else {
      graph.entryChanged(entries[key]?.source)
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
