internal import IssueReporting
public import Observation

/// Records the session of a store.
///
/// ```swift
/// let store = Store(initialState: Counter.State(), recorder: StoreRecorder()) { Counter() }
/// ```
///
/// Recording copies the state after each action and reflects it, which takes time in proportion to its size.
/// A store without a recorder does none of that. A server that offers recording to its visitors lets them
/// begin it (``restart(from:)``) and bounds the size of the state:
///
/// ```swift
/// let recorder = StoreRecorder<Counter.State, Counter.Action>(
///   limit: 200,
///   maxStateSize: 64_000,
///   isRecording: false
/// )
/// ```
///
/// Views that read ``isRecording`` and ``isFull`` are evaluated again when those change, but not at each
/// step.
@MainActor
public final class StoreRecorder<State, Action> {
  /// The recording, with at least the last ``limit`` steps; nil if it has never begun.
  public private(set) var recording: Recording<State, Action>?
  /// The number of steps that are kept. A quarter more may collect before the oldest are dropped.
  public let limit: Int
  /// The largest size of a state, in approximate bytes of its description.
  public let maxStateSize: Int
  let log = ValueLog()
  private var feature = ""
  private var phase: Phase
  private let registrar = ObservationRegistrar()

  private enum Phase { case recording, stopped, full }

  /// Makes a recorder, for one store.
  ///
  /// - Parameters:
  ///   - limit: The number of steps that are kept, at least 1.
  ///   - maxStateSize: The largest size of a state, in approximate bytes of its description. A larger state
  ///     ends the recording, which keeps what was before it.
  ///   - isRecording: Whether recording begins with the store, rather than with ``restart(from:)``.
  public nonisolated init(limit: Int = 1000, maxStateSize: Int = .max, isRecording: Bool = true) {
    self.limit = max(limit, 1)
    self.maxStateSize = maxStateSize
    phase = isRecording ? .recording : .stopped
  }

  /// Whether the recorder is recording.
  public var isRecording: Bool {
    registrar.access(self, keyPath: \.isRecording)
    return phase == .recording
  }

  /// Whether a state larger than ``maxStateSize`` ended the recording.
  public var isFull: Bool {
    registrar.access(self, keyPath: \.isFull)
    return phase == .full
  }

  /// Begins a new recording with the current state.
  ///
  /// - Parameter state: The current state of the store.
  public func restart(from state: State) {
    guard !feature.isEmpty else { return }
    enter(.recording)
    begin(feature: feature, state: state)
  }

  /// Stops recording, and keeps what was recorded.
  public func stop() {
    if phase == .recording { enter(.stopped) }
  }

  func begin(feature: String, state: State) {
    self.feature = feature
    guard phase == .recording else { return }
    var recording = Recording<State, Action>(feature: feature, initialState: state)
    guard let snapshot = snapshot(of: state, after: nil) else { return }
    recording.initialSnapshot = snapshot
    self.recording = recording
  }

  func record(_ action: Action, _ origin: ActionOrigin, _ state: State, stackElement: Int) {
    // Values taken while nothing was recorded belong to no step.
    var values = log.take()
    guard phase == .recording, recording != nil,
      let snapshot = snapshot(of: state, after: lastSnapshot)
    else { return }
    values.stackElement = stackElement
    var step = Recording<State, Action>.Step(
      action: action,
      origin: origin == .store ? .sent : .received,
      state: state,
      values: values
    )
    step.snapshot = snapshot
    recording!.steps.append(step)
    // Steps are dropped in chunks, so that a full recorder does not move all its steps for each new one.
    if recording!.steps.count >= limit + max(limit / 4, 1) {
      recording!.dropFirst(recording!.steps.count - limit)
    }
  }

  private var lastSnapshot: SourceValue? {
    recording.flatMap { $0.steps.last?.snapshot ?? $0.initialSnapshot }
  }

  /// A state as data, sharing equal parts with the one before; nil if it is too large.
  private func snapshot(of state: State, after last: SourceValue?) -> SourceValue? {
    let value = SourceValue(state)
    guard maxStateSize == .max || value.size <= maxStateSize else {
      enter(.full)
      return nil
    }
    return last.map { value.sharing($0) } ?? value
  }

  private func enter(_ phase: Phase) {
    guard phase != self.phase else { return }
    registrar.withMutation(of: self, keyPath: \.isRecording) {
      registrar.withMutation(of: self, keyPath: \.isFull) { self.phase = phase }
    }
  }

  /// The recording with the last ``limit`` steps.
  var limited: Recording<State, Action>? {
    guard var recording else { return nil }
    recording.dropFirst(max(recording.steps.count - limit, 0))
    return recording
  }
}

extension StoreRecorder: nonisolated Observable {}

extension Recording {
  /// Drops the oldest steps: the recording begins after them.
  public mutating func dropFirst(_ count: Int) {
    guard count > 0, !steps.isEmpty else { return }
    let last = steps[min(count, steps.count) - 1]
    (initialState, initialSnapshot) = (last.state, last.snapshot)
    steps.removeFirst(min(count, steps.count))
  }
}

/// The name of a feature in source: that of the type around its state, because reducers may be wrapped.
func featureName<R: Reducer>(_: R.Type) -> String {
  let state = typeName(R.State.self)
  return state.hasSuffix(".State") ? String(state.dropLast(6)) : typeName(R.self)
}

extension Store {
  /// The recording of this store, which was made with a ``StoreRecorder``.
  ///
  /// A store without a recorder reports an issue. Its recording has no steps, nor has one that never began.
  /// Ask the root store: scoped stores have no recording of their own.
  public var recording: Recording<State, Action> {
    if let recording = recorder?.limited { return recording }
    if recorder != nil { return Recording(feature: "", initialState: core.state) }
    reportIssue(
      """
      A recording was asked of '\(self)', which has no recorder.

      Give the root store one when it is made: 'Store(initialState: …, recorder: StoreRecorder()) { … }'. \
      Stores that were scoped from it have no recording of their own.
      """
    )
    return Recording(feature: "", initialState: core.state)
  }
}
