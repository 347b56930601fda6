internal import PandoDependencies

/// A key that can say at once what its storage has, so that a default is computed only if it is
/// needed.
package protocol _SynchronousKey<Value>: SharedReaderKey {
  /// The stored value, or nil if there is none; an error if there is one that cannot be used.
  func loadStored() -> Result<Value?, any Error>
}

/// A key that says when the engine is to save a change.
package protocol _ScheduledKey: SharedReaderKey {
  /// When a change is to be saved.
  var saveTiming: SaveTiming { get }
}

/// A key that adds something to another one, which names, loads and saves the state.
package protocol _DerivedKey<Value>: SharedReaderKey {
  /// The type of the other key.
  associatedtype Base: SharedReaderKey<Value>

  /// The other key.
  var base: Base { get }
}

/// When a change is saved.
package enum SaveTiming: Sendable {
  /// Before the call that made the change returns, unless another save is in flight.
  case immediate
  /// On another thread, soon: many changes in a row become one save.
  case deferred

  /// Of keys that do not say: on another thread, since encoding may take long; but at once in tests
  /// and previews, which look at what was saved.
  package static var ofOtherKeys: SaveTiming {
    DependencyValues.current.context == .live ? .deferred : .immediate
  }
}
