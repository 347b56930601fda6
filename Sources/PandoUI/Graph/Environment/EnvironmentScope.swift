/// The entries that one modifier set, linked to the scope around it.
///
/// Scopes form a tree of their own beside the nodes: a look-up goes up until a scope has the entry, and
/// the reader is registered there for that entry. Only the main actor uses scopes.
@_documentation(visibility: internal)
public final class EnvironmentScope {
  let parent: EnvironmentScope?
  unowned(unsafe) let graph: ViewGraph
  nonisolated let queue: InvalidationQueue

  /// An entry that was set or read in this scope.
  private struct Entry {
    /// Nil if it is not set here, in which case only the topmost scope has readers of it.
    var value: Any?
    /// Made at the first read.
    var source: EntrySource?
  }

  @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]
  /// Whether the scope was not filled yet, so that it has no readers.
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

  /// The value of an entry; nil if it is not set.
  func read(_ key: ObjectIdentifier) -> Any? {
    var scope = self
    while true {
      // By index, so that only the value is copied.
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

  /// The source of an entry in the nearest scope that sets it, or in the topmost one.
  private func nearestSource(of key: ObjectIdentifier) -> EntrySource? {
    var scope = self
    while scope.entries[key]?.value == nil, let parent = scope.parent { scope = parent }
    return scope.entries[key]?.source
  }

  /// Replaces the entries of this scope, and notifies the readers of changed entries.
  @MainActor func set(_ new: [ObjectIdentifier: Any]) {
    for (key, entry) in entries where entry.value != nil && new[key] == nil {
      entries[key]?.value = nil
      graph.entryChanged(entry.source)
    }
    for (key, value) in new { replace(key, with: value) }
    isNew = false
  }

  /// Sets one entry of this scope. The others are not compared, so that their readers are not notified.
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
      // Until now its readers were registered further up, together with readers outside this scope.
      graph.entryChanged(parent.nearestSource(of: key), in: self)
    } else {
      graph.entryChanged(entries[key]?.source)
    }
  }

  /// Whether this scope is `other` or a descendant of it.
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

/// An entry of a scope as a read source.
final class EntrySource: ReadSource {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier, queue: InvalidationQueue) {
    self.key = key
    super.init(queue: queue)
  }
}
