/// States that were taken away while a store reduced, as they were: who still holds a store for one of them
/// shows its last value.
struct DepartedStates {
  private var states: [ObservableStateID: Any] = [:]

  var isEmpty: Bool { states.isEmpty }

  mutating func insert(_ state: some ObservableState) {
    var id = state._$id
    id.version = 0
    states[id] = state
  }

  /// The last value of a state of the same origin.
  func last<State>(of state: State) -> State? {
    guard !states.isEmpty, var id = (state as? any ObservableState)?._$id else { return nil }
    id.version = 0
    return states[id] as? State
  }
}
