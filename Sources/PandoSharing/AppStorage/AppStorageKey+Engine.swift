extension AppStorageKey: _SynchronousKey, _ScheduledKey {
  package func loadStored() -> Result<Value?, any Error> {
    stored()
  }

  package var returnsToDefault: Bool { true }

  /// A small value is in the user defaults when the change returns, so that other code can read it
  /// there. A value whose encoding takes time in proportion to its size is not encoded with each
  /// change.
  package var saveTiming: SaveTiming {
    isSmall || isMock ? .immediate : .deferred
  }
}
