internal import PandoDependencies

/// A key that can read its storage synchronously, so that a default is computed only if it is
/// needed.
package protocol _SynchronousKey<Value>: SharedReaderKey {
  /// The stored value; nil if there is none, or an error if it cannot be used.
  func loadStored() -> Result<Value?, any Error>

  /// Whether the value becomes its default when it is removed from the storage. If so, the default is computed even
  /// if there is a stored value. If not, the value in memory stays.
  var returnsToDefault: Bool { get }
}

/// A key that decides when the engine saves a change.
package protocol _ScheduledKey: SharedReaderKey {
  /// The time at which a change is saved.
  var saveTiming: SaveTiming { get }
}

/// A key that wraps another one, which names, loads and saves the state.
package protocol _DerivedKey<Value>: SharedReaderKey {
  /// The type of the wrapped key.
  associatedtype Base: SharedReaderKey<Value>

  /// The wrapped key.
  var base: Base { get }
}

/// The time at which a change is saved.
package enum SaveTiming: Sendable {
  /// Before the call that made the change returns, unless another save is in flight.
  case immediate
  /// Later, on another thread: many changes in a row become one save.
  case deferred

  /// The timing of keys that do not decide. Deferred, because encoding may take long; but immediate
  /// in tests and previews, which inspect what was saved.
  package static var ofOtherKeys: SaveTiming {
    DependencyValues.current.context == .live ? .deferred : .immediate
  }
}
