extension FileStorageKey: _SynchronousKey, _ScheduledKey {
  package func loadStored() -> Result<Value?, any Error> {
    stored()
  }

  package var returnsToDefault: Bool { false }

  /// Files are written later, off the caller's thread. Files in memory are written immediately, so
  /// that a test can read them back.
  package var saveTiming: SaveTiming {
    isMock ? .immediate : .deferred
  }
}
