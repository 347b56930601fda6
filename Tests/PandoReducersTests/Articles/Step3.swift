import PandoReducers

enum Step3 {
  @DependencyClient
  struct FactClient: Sendable {
    var fetch: @Sendable (_ number: Int) async throws -> String
  }

  @Reducer
  struct Facts {
    @ObservableState
    struct State: Equatable {
      var number = 0
      var fact: String?
      var isLoading = false
    }

    enum Action {
      case numberChanged(Int)
      case factButtonTapped
      case factResponse(Result<String, any Error>)
    }

    enum CancelID { case fact }

    @Dependency(\.factClient) var factClient

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .numberChanged(let number):
          state.number = number
          state.fact = nil
          state.isLoading = false
          return .cancel(id: CancelID.fact)

        case .factButtonTapped:
          state.isLoading = true
          return .run { [number = state.number] send in
            await send(.factResponse(Result { try await factClient.fetch(number) }))
          }
          .cancellable(id: CancelID.fact, cancelInFlight: true)

        case .factResponse(.success(let fact)):
          state.isLoading = false
          state.fact = fact
          return .none

        case .factResponse(.failure):
          state.isLoading = false
          state.fact = "There is no fact today."
          return .none
        }
      }
    }
  }
}

extension Step3.FactClient: DependencyKey {
  static let liveValue = Self(fetch: { "\($0) is a good number." })
}

extension DependencyValues {
  var factClient: Step3.FactClient {
    get { self[Step3.FactClient.self] }
    set { self[Step3.FactClient.self] = newValue }
  }
}
