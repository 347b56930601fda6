/// The last values of states that were removed while a store reduced. Stores that still exist for them show these
/// values.
struct DepartedStates {
  private var states: [ObservableStateID: Any] = [:]

  var isEmpty: Bool { states.isEmpty }

  mutating func insert(_ state: some ObservableState) {
    var id = state._$id
    id.version = 0
    states[id] = state
  }

  /// The last value of a state with the same origin.
  func last<State>(of state: State) -> State? {
    guard !states.isEmpty, var id = (state as? any ObservableState)?._$id else { return nil }
    id.version = 0
    return states[id] as? State
  }
}
