public import PandoDependencies
@_spi(Internals) public import PandoReducers
import PandoSharing

/// Runs a feature in a test, and requires the test to assert everything that happens in it.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) {
///   Counter()
/// } withDependencies: {
///   $0.factClient.fetch = { "\($0) is a good number." }
/// }
///
/// await store.send(.incrementButtonTapped) {
///   $0.count = 1
/// }
/// await store.send(.factButtonTapped)
/// await store.receive(\.factResponse) {
///   $0.fact = "1 is a good number."
/// }
/// ```
///
/// A step describes how the state changes, by changing the state from before. These are issues, reported at the step
/// with the difference: the state is another one; an effect sent an action that no step received; an effect still
/// runs when the test store is released; shared state was changed without an assertion. ``exhaustivity`` reduces this
/// to what the test mentions.
///
/// A test store runs effects as a store does, and never waits for time to pass: replace dependencies that do, for
/// instance by a `TestClock`.
@preconcurrency @MainActor
public final class TestStore<State: Equatable, Action> {
  let record: TestRecord<State, Action>
  let tracker: SharedChangeTracker
  let store: Store<State, TestAction<Action>>
  private let place: TestPlace
  private let usedMainSerialExecutor: Bool

  /// How long a step waits for an action or for the end of effects before it fails; one second by default.
  public var timeout: Duration = .seconds(1)

  /// Whether the feature has dismissed itself.
  public internal(set) var isDismissed = false

  /// The dependencies of the feature. They may be changed between two steps.
  public var dependencies: DependencyValues {
    get { record.dependencies }
    set { record.dependencies = newValue }
  }

  /// How much of the feature's behaviour has to be asserted: all of it by default.
  public var exhaustivity: Exhaustivity {
    get { record.exhaustivity }
    set { record.exhaustivity = newValue }
  }

  /// The state after the last step, without the changes by actions that were not received yet.
  public var state: State { record.state }

  /// Whether all tasks of the process run on the main thread, one after the other: see
  /// `uncheckedUseMainSerialExecutor`.
  ///
  /// In XCTest, which runs one test at a time, a test store turns this on, and restores it when it is released.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set { uncheckedUseMainSerialExecutor = newValue }
  }

  /// Makes a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with. It is made with the dependencies of the test store.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies of the feature. Using a dependency that is
  ///     not replaced is an issue, as everywhere in tests.
  ///   - fileID: Where to report what is left over at the end.
  ///   - filePath: Where to report what is left over at the end.
  ///   - line: Where to report what is left over at the end.
  ///   - column: Where to report what is left over at the end.
  public init(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let tracker = SharedChangeTracker(isStepwise: true)
    self.tracker = tracker
    let (base, record) = PandoDependencies.withDependencies {
      prepareDependencies(&$0)
      $0.navigationIDPath.append(NavigationID())
    } operation: {
      let base = reducer()._resolved()
      let state = initialState()
      return (base, TestRecord<State, Action>(state: state, dependencies: .current))
    }
    self.record = record
    let dismissal = TestDismissal()
    store = Store(initialState: record.state) {
      TestReducer(base: base, record: record, tracker: tracker) { dismissal.dismiss() }
    }
    usedMainSerialExecutor = uncheckedUseMainSerialExecutor
    if isMainSerialExecutorSafe { uncheckedUseMainSerialExecutor = true }
    dismissal.dismiss = { [weak self] in self?.dismiss() }
  }

  deinit {
    if isMainSerialExecutorSafe { uncheckedUseMainSerialExecutor = usedMainSerialExecutor }
    reportLeftovers(record, tracker, at: place)
    // Effects that are left over must not continue during the next test.
    let store = store
    Task { @MainActor in store.cancelEffects() }
  }

  private func dismiss() {
    withExhaustivity(.off) {
      skipInFlightEffectsNow(strict: false, at: place)
      isDismissed = true
    }
  }
}

/// A test store of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// Lets a feature dismiss its test store, which is made after the feature.
@MainActor
private final class TestDismissal {
  var dismiss: @MainActor () -> Void = {}
}

extension TestStore {
  /// Changes dependencies for some steps.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes them.
  ///   - operation: The steps.
  /// - Returns: What the operation returns.
  /// - Throws: What the closures throw.
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try updateValuesForOperation(&dependencies)
    return try operation()
  }

  /// Changes dependencies for some steps.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes them.
  ///   - operation: The steps.
  /// - Returns: What the operation returns.
  /// - Throws: What the closures throw.
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () async throws -> sending R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try updateValuesForOperation(&dependencies)
    return try await operation()
  }

  /// Changes the exhaustivity for some steps.
  ///
  /// - Parameters:
  ///   - exhaustivity: What is to be asserted in them.
  ///   - operation: The steps.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Changes the exhaustivity for some steps.
  ///
  /// - Parameters:
  ///   - exhaustivity: What is to be asserted in them.
  ///   - operation: The steps.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () async throws -> sending R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
