import PandoReducers
import PandoUI

enum Step5 {
  typealias Facts = Step3.Facts
  typealias FactsView = Step3View

  @Reducer
  struct Numbers {
    @ObservableState
    struct State: Equatable {
      var favourites: [Int] = []
      @Presents var facts: Facts.State?
    }

    enum Action {
      case addButtonTapped
      case saveButtonTapped
      case facts(PresentationAction<Facts.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.facts = Facts.State()
          return .none

        case .saveButtonTapped:
          guard let facts = state.facts else { return .none }
          state.favourites.append(facts.number)
          state.facts = nil
          return .none

        case .facts:
          return .none
        }
      }
      .ifLet(\.$facts, action: \.facts) { Facts() }
    }
  }

  struct NumbersView: View {
    @Bindable var store: StoreOf<Numbers>

    var body: some View {
      List(store.favourites, id: \.self) { Text("\($0)") }
        .toolbar { Button("Add") { store.send(.addButtonTapped) } }
        .sheet(item: $store.scope(state: \.facts, action: \.facts)) { facts in
          FactsView(store: facts)
          Button("Save") { store.send(.saveButtonTapped) }
        }
    }
  }
}

/// The view of the second step, for the feature of the third.
struct Step3View: View {
  let store: StoreOf<Step3.Facts>
  var body: some View { Button("Get fact") { store.send(.factButtonTapped) } }
}
