extension AppStorageKey: _SynchronousKey, _ScheduledKey {
  package func loadStored() -> Result<Value?, any Error> {
    stored()
  }

  /// A number or a string is in the user defaults when the change returns, for others to read there.
  /// What takes time in proportion to its size is not encoded with each change.
  package var saveTiming: SaveTiming {
    isSmall || isMock ? .immediate : .deferred
  }
}
