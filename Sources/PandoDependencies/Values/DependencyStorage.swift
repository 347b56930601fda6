/// What a `DependencyValues` holds: overrides, and the defaults behind them.
///
/// Immutable; a change makes a new one. Two values that share a storage are equal.
final class DependencyStorage: Sendable {
  /// The values that were set, or `nil` if there are none. Not written to once it is in here.
  let overrides: DependencyTable?

  /// Where the other values come from. `nil` in a test that has not been identified yet: such a
  /// storage serves several tests, and asks for the running one at each read.
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
  /// Nothing overridden, in the context of the process.
  static let root = DependencyStorage(context: .process)

  /// Nothing overridden, in a live context.
  static let live = DependencyStorage(context: .live)

  /// Nothing overridden, in a preview.
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

  /// A storage where a key has that value.
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

  /// A storage with the same overrides before other defaults.
  func with(defaults: DependencyCache) -> DependencyStorage {
    DependencyStorage(overrides: overrides, defaults: defaults, context: defaults.context)
  }

  /// A storage with the same defaults and nothing overridden.
  func withoutOverrides() -> DependencyStorage {
    guard overrides != nil else { return self }
    return DependencyStorage(overrides: nil, defaults: defaults, context: context)
  }

  /// This storage tied to the test that runs now, if one does and the storage is not tied yet.
  func tiedToRunningTest() -> DependencyStorage {
    guard defaults == nil, let cache = TestScope.runningTest else { return self }
    return with(defaults: cache)
  }
}
