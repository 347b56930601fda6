extension FileStorageKey: _SynchronousKey, _ScheduledKey {
  package func loadStored() -> Result<Value?, any Error> {
    stored()
  }

  /// Files are written off the caller's thread, and soon; a mock of them at once, so that a test can
  /// look at what was written.
  package var saveTiming: SaveTiming {
    isMock ? .immediate : .deferred
  }
}
