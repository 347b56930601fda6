import PandoCasePaths
import PandoReducers
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of a link to a state, with a shared element of a collection.
extension ReducerSharingTests {
  // MARK: S20

  struct Todo: Codable, Equatable, Identifiable {
    let id: Int
    var title: String
  }

  @Reducer
  struct TodoFeature {
    @ObservableState
    struct State: Equatable {
      @Shared var todo: Todo
    }
    enum Action { case titleChanged(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard case .titleChanged(let title) = action else { return .none }
        state.todo.title = title
        return .none
      }
    }
  }

  @Reducer
  struct TodosFeature {
    @Reducer enum Path { case todo(TodoFeature) }

    @ObservableState
    struct State: Equatable {
      @Shared var todos: IdentifiedArrayOf<Todo>
      var path = StackState<Path.State>()
    }
    enum Action { case path(StackActionOf<Path>) }
    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.path, action: \.path)
    }
  }

  struct TodosView: View {
    @Bindable var store: StoreOf<TodosFeature>

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        ForEach(store.$todos.elements) { $todo in
          NavigationLink(
            state: TodosFeature.Path.State.todo(TodoFeature.State(todo: $todo))
          ) {
            Text(todo.title)
          }
        }
      } destination: { store in
        switch store.case {
        case .todo(let store):
          Button("Finish \(store.todo.title)") { store.send(.titleChanged("done")) }
        }
      }
    }
  }

  @Test func S20_linkToAState_whenFollowed_sharesTheElement() async throws {
    @Shared(value: [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Eggs")]) var todos:
      IdentifiedArrayOf<Todo>
    let store = Store(initialState: TodosFeature.State(todos: $todos)) { TodosFeature() }
    let app = await Driver.open(TodosView(store: store))
    try await app.link("Eggs").tap()
    #expect(store.path.count == 1)
    try await app.button("Finish Eggs").tap()
    #expect(todos.map(\.title) == ["Milk", "done"])
    #expect(app.button("Finish done").exists)
  }
}

extension ReducerSharingTests.TodosFeature.Path.State: Equatable {}
