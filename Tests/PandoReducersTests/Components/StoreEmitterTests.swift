import PandoCasePaths
import PandoComponents
import PandoReducers
import PandoTesting
import PandoUI
import Testing

/// Tests of connections between a component's emitters and a reducer's actions.
@MainActor
@Suite(.dependencies) struct StoreEmitterTests {
  struct FieldComponent: Component, View {
    let didType = Emitter<String>()
    var observers: Void { None }
    var body: some View { Button("Type") { didType.send("blue") } }
  }

  /// A component with a feature in it: each observes the other.
  struct PickerComponent: Component, View {
    let field = FieldComponent()
    let store: StoreOf<ColorSearch>
    let didPick = Emitter<String>()

    var observers: Void {
      field.didType += store.sending(\.textChanged)
      store.emitter(for: \.delegate.picked) += { didPick.send($0) }
    }

    var body: some View {
      field
      Button("Pick \(store.text)") { store.send(.pickButtonTapped) }
    }
  }

  @Test func componentAndReducer_hearOfEachOther() async throws {
    let store = Store(initialState: ColorSearch.State()) { ColorSearch() }
    let picker = PickerComponent(store: store)
    var picked: [String] = []
    let driver = await Driver.open(ComponentHost(picker))
    picker.didPick += { picked.append("\($0), \(store.picks)") }
    try await driver.button("Type").tap()
    try await driver.button("Pick blue").tap()
    // The observer sees the state after the action.
    #expect(picked == ["blue, 1"])
  }

  @Test func emitter_ofAPart_emitsWhatWasSentToItAndAroundIt() {
    let store = Store(initialState: Palette.State()) { Palette() }
    let part = store.scope(state: \.search, action: \.search)
    let row = store.scope(state: \.rows, action: \.rows).first!
    var heard: [String] = []
    part.emitter(for: \.textChanged) += { heard.append("part \($0)") }
    store.emitter(for: \.search.textChanged) += { heard.append("whole \($0)") }
    row.emitter(for: \.textChanged) += { heard.append("row \($0)") }
    part.send(.textChanged("a"))
    store.send(.search(.textChanged("b")))
    store.send(.rows(.element(id: 0, action: .textChanged("c"))))
    store.send(.rows(.element(id: 1, action: .textChanged("d"))))
    #expect(heard == ["part a", "whole a", "part b", "whole b", "row c"])
    #expect(part.emitter(for: \.textChanged) === part.emitter(for: \.textChanged))
  }

  @Test func action_ofAnEffect_isEmitted_andOneSentMeanwhileComesAfter() async {
    let store = Store(initialState: ColorSearch.State()) { ColorSearch() }
    var heard: [String] = []
    store.emitter(for: \.delegate.picked) += { heard.append($0) }
    store.emitter(for: \.textChanged) += { text in
      heard.append("text \(text)")
      if text == "a" { store.send(.textChanged("b")) }
    }
    store.send(.textChanged("a"))
    await store.send(.pickButtonTapped).finish()
    #expect(heard == ["text a", "text b", "b"])
  }
}

@Reducer
struct ColorSearch {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var text = ""
    var picks = 0
  }

  enum Action {
    case textChanged(String)
    case pickButtonTapped
    case delegate(Delegate)
    @CasePathable enum Delegate { case picked(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        return .none
      case .pickButtonTapped:
        state.picks += 1
        return .send(.delegate(.picked(state.text)))
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
private struct Palette {
  @ObservableState
  struct State: Equatable {
    var search = ColorSearch.State()
    var rows: IdentifiedArrayOf<ColorSearch.State> = [
      ColorSearch.State(id: 0), ColorSearch.State(id: 1),
    ]
  }

  enum Action {
    case search(ColorSearch.Action)
    case rows(IdentifiedActionOf<ColorSearch>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.search, action: \.search) { ColorSearch() }
    EmptyReducer().forEach(\.rows, action: \.rows) { ColorSearch() }
  }
}
