import PandoReducers
import PandoUI

enum Step2 {
  typealias Facts = Step1.Facts

  struct FactsView: View {
    let store: StoreOf<Facts>

    var body: some View {
      Form {
        Stepper(
          "\(store.number)",
          onIncrement: { store.send(.numberChanged(store.number + 1)) },
          onDecrement: { store.send(.numberChanged(store.number - 1)) }
        )
        Button("Get fact") { store.send(.factButtonTapped) }
        if let fact = store.fact { Text(fact) }
      }
    }
  }
}
