/// A session of a store as data: the initial state, and each action with the state after it.
///
/// ```swift
/// let store = Store(initialState: Counter.State(), recorder: StoreRecorder()) { Counter() }
/// // …
/// print(store.recording.source)                        // a test, in source form
/// let data = try JSONEncoder().encode(store.recording)  // if states and actions are Codable
/// ```
public struct Recording<State, Action> {
  /// An action that was reduced.
  public struct Step {
    /// The sender of an action.
    public enum Origin: String, Codable, Sendable {
      /// A view, or other code outside of effects.
      case sent
      /// An effect.
      case received
    }

    /// The action.
    public var action: Action
    /// The sender of the action.
    public var origin: Origin
    /// The state after the action.
    public var state: State
    /// The values that the reducer got from dependencies.
    public var values: RecordedValues
    /// A description of the state after the action, because shared values in `state` continue to
    /// change.
    var snapshot: SourceValue?

    /// Makes a step.
    public init(
      action: Action,
      origin: Origin,
      state: State,
      values: RecordedValues = RecordedValues()
    ) {
      (self.action, self.origin, self.state, self.values) = (action, origin, state, values)
    }
  }

  /// The name of the feature in source, such as `Counter`.
  public var feature: String
  /// The state before the first step.
  public var initialState: State
  /// The steps, in order.
  public var steps: [Step] = []
  var initialSnapshot: SourceValue?

  /// Makes a recording without steps.
  ///
  /// - Parameters:
  ///   - feature: The name of the feature in source.
  ///   - initialState: The state before the first step.
  public init(feature: String, initialState: State) {
    (self.feature, self.initialState) = (feature, initialState)
  }
}

extension Recording.Step: Equatable where State: Equatable, Action: Equatable {
  /// Whether actions, senders, states and values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.origin == rhs.origin && lhs.state == rhs.state
      && lhs.values == rhs.values
  }
}

extension Recording: Equatable where State: Equatable, Action: Equatable {
  /// Whether features, initial states and steps are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.feature == rhs.feature && lhs.initialState == rhs.initialState && lhs.steps == rhs.steps
  }
}

extension Recording.Step: Sendable where State: Sendable, Action: Sendable {}
extension Recording: Sendable where State: Sendable, Action: Sendable {}

extension Recording.Step: Encodable where State: Encodable, Action: Encodable {
  /// Encodes the step.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKey.self)
    try container.encode(action, forKey: .action)
    try container.encode(origin, forKey: .origin)
    try container.encode(state, forKey: .state)
    try container.encode(values, forKey: .values)
  }
}

extension Recording.Step: Decodable where State: Decodable, Action: Decodable {
  /// Decodes a step.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    self.init(
      action: try container.decode(Action.self, forKey: .action),
      origin: try container.decode(Origin.self, forKey: .origin),
      state: try container.decode(State.self, forKey: .state),
      values: try container.decode(RecordedValues.self, forKey: .values)
    )
  }
}

extension Recording: Encodable where State: Encodable, Action: Encodable {
  /// Encodes the recording.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKey.self)
    try container.encode(feature, forKey: .feature)
    try container.encode(initialState, forKey: .initialState)
    try container.encode(steps, forKey: .steps)
  }
}

extension Recording: Decodable where State: Decodable, Action: Decodable {
  /// Decodes a recording.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    feature = try container.decode(String.self, forKey: .feature)
    initialState = try container.decode(State.self, forKey: .initialState)
    steps = try container.decode([Step].self, forKey: .steps)
  }
}

private enum RecordingKey: CodingKey {
  case feature, initialState, steps, action, origin, state, values
}
