import PandoDependencies
import PandoSharing
import PandoUI

/// The targets of the references of one application instance, by namespace, type and id. The registry keeps
/// none of them alive.
final class RefRegistry: Sendable {
  struct Key: Hashable {
    let namespace: String
    let type: ObjectIdentifier
    let id: AnyHashable
  }

  /// A class, because Swift 6.3 on Linux mistakes nil for a value, and crashes, when a structure of a weak
  /// reference and an `ObjectIdentifier` is read from a dictionary.
  // Sendable because the registry's lock is held around every access.
  private final class Entry: @unchecked Sendable {
    weak var cell: AnyObject?
    let identity: ObjectIdentifier

    init(_ cell: AnyObject) {
      self.cell = cell
      identity = ObjectIdentifier(cell)
    }
  }

  private let entries = Locked<[Key: Entry]>([:])

  /// The registry of the application instance whose code runs: on a server, of the page.
  static var current: RefRegistry { find(for: "A reference") }

  /// ``current``, with a name for messages.
  ///
  /// - Parameter what: The kind of reference, for messages.
  static func find(for what: @autoclosure () -> String) -> RefRegistry {
    let values = DependencyValues.current
    if values.areOutsideOfSessions {
      values.sessionHost.reportLost(
        what(),
        ofProcess: """
          What the whole process is to refer to belongs to a store of a service whose scope is '.process'.
          """
      )
      return RefRegistry()
    }
    @Shared(.inMemory("pando.references")) var registry = RefRegistry()
    return registry
  }

  /// The existing cell for the id of a value, or a new one.
  ///
  /// - Parameter replacesValue: Whether the value replaces the value of an existing cell.
  func cell<Value: Referable>(
    for value: Value,
    in namespace: String,
    replacesValue: Bool
  ) -> RefCell<Value> {
    // Unsafe because the id is of a sendable value, and the lock is held where it is used.
    nonisolated(unsafe) let key = Key(
      namespace: namespace,
      type: ObjectIdentifier(Value.self),
      id: AnyHashable(value.id)
    )
    let (cell, isNew) = entries.withLock { entries in
      // The type is part of the key.
      if let known = entries[key]?.cell {
        return (unsafeDowncast(known, to: RefCell<Value>.self), false)
      }
      let new = RefCell(value, namespace: namespace, registry: self) { [weak self] in
        self?.remove(key, $0)
      }
      entries[key] = Entry(new)
      return (new, true)
    }
    if replacesValue, !isNew { cell.value = value }
    return cell
  }

  private func remove(_ key: Key, _ identity: ObjectIdentifier) {
    // Unsafe because the id is of a sendable value, and the lock is held where it is used.
    nonisolated(unsafe) let key = key
    entries.withLock { entries in
      // Another cell may have taken its place already.
      if entries[key]?.identity == identity { entries[key] = nil }
    }
  }

  /// The number of values that references lead to.
  var count: Int { entries.withLock { $0.count } }
}

/// A value that can be referred to by its id.
public typealias Referable = Codable & Equatable & Identifiable & Sendable

/// The watchers that are notified of changes. They are not kept alive.
final class ReferenceWatchers: Sendable {
  // Sendable because the lock is held around every access.
  private final class Watcher: @unchecked Sendable {
    weak var object: (any ReferenceWatcher)?
    init(_ object: any ReferenceWatcher) { self.object = object }
  }

  private let watchers = Locked<[ObjectIdentifier: Watcher]>([:])

  func add(_ watcher: any ReferenceWatcher) {
    watchers.withLock { $0[ObjectIdentifier(watcher)] = Watcher(watcher) }
  }

  func remove(_ watcher: any ReferenceWatcher) {
    watchers.withLock { $0[ObjectIdentifier(watcher)] = nil }
  }

  /// Notifies the watchers on the main actor: at once if the caller is there.
  func tell() {
    let told = watchers.withLock { $0.values.compactMap(\.object) }
    guard !told.isEmpty else { return }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { for watcher in told { watcher.referenceDidChange() } }
    } else {
      Task { @MainActor in for watcher in told { watcher.referenceDidChange() } }
    }
  }

  /// The number of watchers.
  var count: Int { watchers.withLock { $0.count } }
}

/// The shared value of an id, for as long as a reference leads to it.
final class RefCell<Value: Referable>: BindingOwner, ReferenceTarget {
  let namespace: String
  let id: Value.ID
  let shared: Shared<Value>
  let watchers = ReferenceWatchers()
  /// The registry where others find the cell; nil for a cell that nobody finds.
  let registry: RefRegistry?
  private let onEnd: (ObjectIdentifier) -> Void

  init(
    _ value: Value,
    namespace: String,
    registry: RefRegistry? = nil,
    onEnd: @escaping (ObjectIdentifier) -> Void
  ) {
    self.namespace = namespace
    self.registry = registry
    id = value.id
    shared = Shared(value: value)
    self.onEnd = onEnd
  }

  deinit { onEnd(ObjectIdentifier(self)) }

  var value: Value {
    get { shared.wrappedValue }
    set { write(newValue, to: \.self) }
  }

  func read<Part>(_ path: KeyPath<Value, Part>) -> Part {
    shared[dynamicMember: path].wrappedValue
  }

  func write<Part>(_ part: Part, to path: WritableKeyPath<Value, Part>) {
    let old = shared.untracked
    var new = old
    new[keyPath: path] = part
    if new == old { return }
    guard new.id == id else {
      return reportMisuse(
        """
        A \(Value.self) that is referred to by its id \(id) was given the id \(new.id), and keeps its own: \
        all that refer to it would lose it. Assign another value to the property with '@Ref'.
        """
      )
    }
    if path == \Value.self {
      shared.wrappedValue = new
    } else {
      shared[dynamicMember: path].wrappedValue = part
    }
    watchers.tell()
  }

  func add(_ watcher: any ReferenceWatcher) { watchers.add(watcher) }
  func remove(_ watcher: any ReferenceWatcher) { watchers.remove(watcher) }
}

// Sendable because the value is shared, and so guarded, and all else is immutable or guarded.
extension RefCell: @unchecked Sendable {}

extension RefCell: Equatable {
  /// Whether both are the same cell.
  static func == (lhs: RefCell, rhs: RefCell) -> Bool { lhs === rhs }
}
