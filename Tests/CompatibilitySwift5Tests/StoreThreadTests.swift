import OpenCombine
import PandoReducers
import PandoTesting
import Testing

#if DEBUG
  /// Tests of a publisher that calls a main-actor closure on another thread, which the compiler
  /// allows in Swift 5 mode.
  @MainActor
  @Suite struct StoreThreadTests {
    @Reducer
    struct Feature {
      @ObservableState
      struct State: Equatable { var number = 0 }
      enum Action { case received(Int) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .received(let number): state.number = number
          }
          return .none
        }
      }
    }

    @Test func sink_thatIsCalledOnAnotherThread_isReported_andItsActionReduced() async {
      let store = Store(initialState: Feature.State()) { Feature() }
      let numbers = PassthroughSubject<Int, Never>()
      var sent: [StoreTask] = []
      let subscription = numbers.sink { sent.append(store.send(.received($0))) }
      await withKnownIssue {
        await Task { @concurrent in numbers.send(5) }.value
      } matching: {
        "\($0)".contains("Action.received") && "\($0)".contains("another thread")
      }
      // The action is enqueued on the main actor, which may run other work first.
      for task in sent { await task.finish() }
      #expect(store.number == 5)
      subscription.cancel()
    }
  }
#endif
