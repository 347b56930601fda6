import PandoSharing

extension ViewGraph {
  /// Whether a view reads a shared value whose database cannot be reached.
  ///
  /// - Complexity: O(*n*) in the places that views read, if none is such.
  package var readsAbsentStorage: Bool {
    placeSources.values.contains { ($0 as? PlaceSource)?.watch?.isOfAbsentStorage ?? false }
  }
}
