internal import IssueReporting
public import Observation

/// Keeps what happens in a store.
///
/// ```swift
/// let store = Store(initialState: Counter.State(), recorder: StoreRecorder()) { Counter() }
/// ```
///
/// Recording copies the state after each action and looks through it, which takes time in proportion to the
/// state. Without a recorder, a store does nothing of that. A server that offers it to visitors lets them begin it
/// (``restart(from:)``) and says how large a state may be:
///
/// ```swift
/// let recorder = StoreRecorder<Counter.State, Counter.Action>(
///   limit: 200,
///   maxStateSize: 64_000,
///   isRecording: false
/// )
/// ```
///
/// Views that read ``isRecording`` and ``isFull`` are evaluated again when those change, but not for each step.
@MainActor
public final class StoreRecorder<State, Action> {
  /// What happened so far: the last ``limit`` steps. Nil if it was never begun.
  public private(set) var recording: Recording<State, Action>?
  /// How many steps are kept. Of more, the oldest are forgotten.
  public let limit: Int
  /// How large a state may be, about, in bytes that its description needs.
  public let maxStateSize: Int
  let log = ValueLog()
  private var feature = ""
  private var phase: Phase
  private let registrar = ObservationRegistrar()

  private enum Phase { case recording, stopped, full }

  /// Makes a recorder, for one store.
  ///
  /// - Parameters:
  ///   - limit: How many steps are kept.
  ///   - maxStateSize: How large a state may be, about, in bytes that its description needs. A larger one ends the
  ///     recording, which keeps what was before it.
  ///   - isRecording: Whether it begins with the store, or when it is told to.
  public nonisolated init(limit: Int = 1000, maxStateSize: Int = .max, isRecording: Bool = true) {
    self.limit = max(limit, 1)
    self.maxStateSize = maxStateSize
    phase = isRecording ? .recording : .stopped
  }

  /// Whether what happens is kept.
  public var isRecording: Bool {
    registrar.access(self, keyPath: \.isRecording)
    return phase == .recording
  }

  /// Whether a state was larger than ``maxStateSize``, which ended the recording.
  public var isFull: Bool {
    registrar.access(self, keyPath: \.isFull)
    return phase == .full
  }

  /// Begins anew, with the state there is.
  ///
  /// - Parameter state: The state of the store now.
  public func restart(from state: State) {
    guard !feature.isEmpty else { return }
    enter(.recording)
    begin(feature: feature, state: state)
  }

  /// Keeps nothing more. What was kept stays.
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

  func record(_ action: Action, _ origin: Origin, _ state: State, stackElement: Int) {
    // What was asked for while nothing is recorded belongs to no step.
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
    // In chunks, so that a full recorder does not move all its steps for each one.
    if recording!.steps.count >= limit + max(limit / 4, 1) {
      recording!.dropFirst(recording!.steps.count - limit)
    }
  }

  private var lastSnapshot: SourceValue? {
    recording.flatMap { $0.steps.last?.snapshot ?? $0.initialSnapshot }
  }

  /// A state as data, with the parts that it has in common with the one before. Nil if it is too large.
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

  /// What happened, without what is too old.
  var limited: Recording<State, Action>? {
    guard var recording else { return nil }
    recording.dropFirst(max(recording.steps.count - limit, 0))
    return recording
  }
}

extension StoreRecorder: nonisolated Observable {}

extension Recording {
  /// Forgets the oldest steps: the recording begins after them.
  public mutating func dropFirst(_ count: Int) {
    guard count > 0, !steps.isEmpty else { return }
    let last = steps[min(count, steps.count) - 1]
    (initialState, initialSnapshot) = (last.state, last.snapshot)
    steps.removeFirst(min(count, steps.count))
  }
}

/// The name of a feature in source: that of the type around its state, as reducers may be wrapped.
func featureName<R: Reducer>(_: R.Type) -> String {
  let state = typeName(R.State.self)
  return state.hasSuffix(".State") ? String(state.dropLast(6)) : typeName(R.self)
}

extension Store {
  /// What was recorded of this store, which was made with a ``StoreRecorder``.
  ///
  /// A store without one has recorded nothing, which is an issue; the recording has no steps then, nor has one that was
  /// never begun. Ask the root store:
  /// one that was scoped has no recording of its own.
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
