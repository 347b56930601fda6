import PandoReducers

enum Step1 {
  @Reducer
  struct Facts {
    @ObservableState
    struct State: Equatable {
      var number = 0
      var fact: String?
    }

    enum Action {
      case numberChanged(Int)
      case factButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .numberChanged(let number):
          state.number = number
          state.fact = nil
          return .none

        case .factButtonTapped:
          return .none
        }
      }
    }
  }
}
