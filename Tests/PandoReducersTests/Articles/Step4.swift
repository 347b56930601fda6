import PandoReducers
import PandoTesting
import Testing

@Suite(.dependencies) struct Step4 {
  typealias Facts = Step3.Facts

  @Test @MainActor func fact_whenTheNumberChanges_isGone() async {
    let store = TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is prime." }
    }

    await store.send(.numberChanged(7)) {
      $0.number = 7
    }
    await store.send(.factButtonTapped) {
      $0.isLoading = true
    }
    await store.receive(\.factResponse.success) {
      $0.isLoading = false
      $0.fact = "7 is prime."
    }
    await store.send(.numberChanged(8)) {
      $0.number = 8
      $0.fact = nil
    }
  }
}
