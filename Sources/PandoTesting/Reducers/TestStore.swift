public import PandoDependencies
@_spi(Internals) public import PandoReducers
import PandoSharing

/// Runs a feature in a test, and has the test say everything that happens in it.
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
/// A step tells how the state changes, by changing the state there was before. It is an issue, with the
/// difference and at the step, if the state is another one; if an effect sent an action that no step received;
/// if an effect still runs when the test store goes; and if shared state was changed and that was not
/// asserted. ``exhaustivity`` turns this down to what the test mentions.
///
/// A test store runs effects as a store does. Nothing in it waits for a time: dependencies that do are to be
/// replaced, as with a `TestClock`.
@preconcurrency @MainActor
public final class TestStore<State: Equatable, Action> {
  let record: TestRecord<State, Action>
  let tracker: SharedChangeTracker
  let store: Store<State, TestAction<Action>>
  private let place: TestPlace
  private let usedMainSerialExecutor: Bool

  /// How long steps wait for what does not come, as the last resort: a second.
  public var timeout: Duration = .seconds(1)

  /// Whether the feature was dismissed, by itself.
  public internal(set) var isDismissed = false

  /// The dependencies of the feature. They may be changed between two steps.
  public var dependencies: DependencyValues {
    get { record.dependencies }
    set { record.dependencies = newValue }
  }

  /// How much of what happens is to be asserted: all of it by default.
  public var exhaustivity: Exhaustivity {
    get { record.exhaustivity }
    set { record.exhaustivity = newValue }
  }

  /// The state after the last step: what effects changed by actions that were not received is not in it.
  public var state: State { record.state }

  /// Whether all tasks of the process run on the main thread, one after the other: see
  /// ``uncheckedUseMainSerialExecutor``.
  ///
  /// Test stores turn it on in XCTest, which runs one test at a time, and off when they go.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set { uncheckedUseMainSerialExecutor = newValue }
  }

  /// Makes a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with. It is made with the dependencies of the test store.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies of the feature. Those that it uses and that are not
  ///     replaced are issues, as everywhere in tests.
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
    // What was left over must not run on behind the next test.
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

/// How a feature dismisses its test store, which is made after it.
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
