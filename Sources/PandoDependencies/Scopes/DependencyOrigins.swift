/// Finds the dependencies that objects were made with.
///
/// Most objects carry them in a `@Dependency` property, where reflection finds them. Objects
/// without one that were returned from a `withDependencies` are in a weak table. An entry is
/// removed soon after its object, and is never mistaken for that of a later object at the same
/// address.
final class DependencyOrigins: Sendable {
  static let shared = DependencyOrigins()

  private struct Entry {
    weak var object: AnyObject?
    var values: DependencyValues
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The size of the table at which the entries of dead objects are removed.
    var limit = 32
  }

  private let state = Locked(State())

  /// Remembers the dependencies of an object, unless it carries them itself.
  ///
  /// - Complexity: O(1) amortized for objects; nothing for results of other types.
  func record<R>(_ values: DependencyValues, of result: R) {
    guard R.self is AnyObject.Type else { return }
    let object = result as AnyObject
    guard Self.wrapper(in: object) == nil else { return }
    state.withLock { state in
      if state.entries.count >= state.limit {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.limit = max(32, state.entries.count * 2)
      }
      state.entries[ObjectIdentifier(object)] = Entry(object: object, values: values)
    }
  }

  /// The dependencies that an object was made with; nil if they are unknown.
  func values(of object: AnyObject) -> DependencyValues? {
    if let wrapper = Self.wrapper(in: object) { return wrapper.dependencies }
    return state.withLock { state in
      guard let entry = state.entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.values
    }
  }

  /// The number of entries, including those of dead objects.
  var count: Int { state.withLock { $0.entries.count } }

  private static func wrapper(in object: AnyObject) -> (any DependencyWrapper)? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if let wrapper = child.value as? any DependencyWrapper { return wrapper }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
