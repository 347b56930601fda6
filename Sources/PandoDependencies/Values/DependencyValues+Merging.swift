extension DependencyValues {
  /// The current values, tied to the running test, for later use.
  static func capture() -> DependencyValues {
    DependencyValues(storage: current.storage.tiedToRunningTest())
  }

  /// These values with the overrides of `other` on top.
  ///
  /// - Complexity: O(1) if one of the two has no overrides, or if they share their storage;
  ///   otherwise O(*n*) in the number of overrides.
  func merging(_ other: DependencyValues) -> DependencyValues {
    let mine = storage
    let theirs = other.storage
    if mine === theirs { return self }
    let context = theirs.context == DependencyContext.process ? mine.context : theirs.context
    let defaults: DependencyCache? =
      if theirs.context == context, let cache = theirs.defaults { cache } else { mine.defaults }

    let overrides: DependencyTable?
    if let added = theirs.overrides {
      if let base = mine.overrides, base !== added {
        let table = DependencyTable(copying: base, minimumCapacity: base.count + added.count)
        added.forEach { table.insert($1, for: $0) }
        overrides = table
      } else {
        overrides = added
      }
    } else {
      overrides = mine.overrides
    }
    if overrides === mine.overrides, defaults === mine.defaults, context == mine.context {
      return self
    }
    return DependencyValues(
      storage: DependencyStorage(overrides: overrides, defaults: defaults, context: context)
    )
  }
}
