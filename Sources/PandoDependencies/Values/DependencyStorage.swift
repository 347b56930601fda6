/// The content of a `DependencyValues`: overrides, and the defaults behind them.
///
/// A storage is immutable; a change makes a new one. Two values that share a storage are equal.
final class DependencyStorage: Sendable {
  /// The overrides, or `nil` if there are none. The table is not written to any more.
  let overrides: DependencyTable?

  /// The source of the other values. `nil` in a test that has not been identified yet: such a
  /// storage serves several tests, and each read looks up the running one.
  let defaults: DependencyCache?

  /// The context the defaults belong to.
  let context: DependencyContext

  init(overrides: DependencyTable?, defaults: DependencyCache?, context: DependencyContext) {
    self.overrides = overrides
    self.defaults = defaults
    self.context = context
  }
}

extension DependencyStorage {
  /// A storage without overrides, in the context of the process.
  static let root = DependencyStorage(context: .process)

  /// A storage without overrides, in a live context.
  static let live = DependencyStorage(context: .live)

  /// A storage without overrides, in a preview.
  static let preview = DependencyStorage(context: .preview)

  private convenience init(context: DependencyContext) {
    self.init(overrides: nil, defaults: Self.sharedDefaults(of: context), context: context)
  }

  private static func sharedDefaults(of context: DependencyContext) -> DependencyCache? {
    switch context {
    case .live: .live
    case .preview: .preview
    case .test: nil
    }
  }

  /// A storage with one more override.
  ///
  /// - Complexity: O(*n*) in the number of overrides.
  func setting(_ box: DependencyBox, for key: ObjectIdentifier) -> DependencyStorage {
    let table = DependencyTable(
      copying: overrides,
      minimumCapacity: (overrides?.count ?? 0) + 1
    )
    table.insert(box, for: key)
    return DependencyStorage(overrides: table, defaults: defaults, context: context)
  }

  /// A storage with the same overrides in another context.
  func with(context: DependencyContext) -> DependencyStorage {
    guard context != self.context else { return self }
    return DependencyStorage(
      overrides: overrides,
      defaults: Self.sharedDefaults(of: context),
      context: context
    )
  }

  /// A storage with the same overrides and other defaults.
  func with(defaults: DependencyCache) -> DependencyStorage {
    DependencyStorage(overrides: overrides, defaults: defaults, context: defaults.context)
  }

  /// A storage with the same defaults and no overrides.
  func withoutOverrides() -> DependencyStorage {
    guard overrides != nil else { return self }
    return DependencyStorage(overrides: nil, defaults: defaults, context: context)
  }

  /// This storage with the defaults of the running test, if a test runs and the storage has no
  /// defaults.
  func tiedToRunningTest() -> DependencyStorage {
    guard defaults == nil, let cache = TestScope.runningTest else { return self }
    return with(defaults: cache)
  }
}
