import OpenCombine
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing
import PandoTesting
import PandoUI
import Testing

@MainActor
@Suite struct StoreViewTests {
  @Test func row_whenItsActionIsSent_isEvaluatedAlone() async throws {
    let store = Store(initialState: StoreParent.State()) { StoreParent() }
    for id in 1...20 { store.send(.addRow(id)) }
    let driver = await Driver.open(Rows(store: store))
    driver.resetEvaluations()
    try await driver.button("row 7: 0").tap()
    #expect(driver.button("row 7: 1").exists)
    #expect(driver.evaluations(of: RowView.self) == 1)
    #expect(driver.evaluations(of: Rows.self) == 0)
    store.send(.addRow(21))
    await driver.settle()
    #expect(driver.button("row 21: 0").exists)
    #expect(driver.evaluations(of: RowView.self) == 2)
  }

  @Test func field_whenTyped_isReduced() async throws {
    let store = Store(initialState: Form.State()) { Form() }
    let driver = await Driver.open(FormView(store: store))
    try await driver.field("Name").type("Blob")
    #expect(store.name == "Blob")
    #expect(store.changes > 0)
    try await driver.toggle("On").turnOn()
    #expect(store.isOn)
    #expect(driver.has(text: "Blob is on"))
  }

  @Test func sheet_whenPresentedAndDismissed_followsTheState() async throws {
    let store = Store(initialState: StoreParent.State()) { StoreParent() }
    let driver = await Driver.open(Rows(store: store))
    store.send(.present)
    await driver.settle()
    try await driver.sheet().button("row 0: 0").tap()
    #expect(store.detail?.count == 1)
    try await driver.sheet().dismiss()
    #expect(store.detail == nil)
    #expect(!driver.sheet().exists)
  }

  @Test func stack_whenPushedByALinkAndPoppedByBack_followsTheState() async throws {
    let store = Store(initialState: Stack.State()) { Stack() }
    let driver = await Driver.open(StackView(store: store))
    try await driver.link("Open").tap()
    #expect(store.path.count == 1)
    try await driver.button("row 5: 0").tap()
    #expect(driver.button("row 5: 1").exists)
    store.send(.push(6))
    await driver.settle()
    #expect(driver.button("row 6: 0").exists)
    try await driver.back()
    #expect(store.path.count == 1)
    #expect(driver.button("row 5: 1").exists)
    try await driver.back()
    #expect(store.path.isEmpty)
  }

  @Test func alert_whenAnswered_sendsAndGoes() async throws {
    let store = Store(initialState: Form.State()) { Form() }
    let driver = await Driver.open(FormView(store: store))
    store.send(.askButtonTapped)
    await driver.settle()
    try await driver.alert().button("Yes").tap()
    #expect(store.name == "yes")
    #expect(store.alert == nil)
    #expect(!driver.alert().exists)
    store.send(.askButtonTapped)
    await driver.settle()
    try await driver.alert().button("No").tap()
    #expect(store.alert == nil)
  }
}

private struct Rows: View {
  @Bindable var store: StoreOf<StoreParent>

  var body: some View {
    VStack {
      ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
    }
    .sheet(item: $store.scope(state: \.detail, action: \.detail)) { RowView(store: $0) }
  }
}

private struct RowView: View {
  let store: StoreOf<StoreCounter>

  var body: some View {
    Button("row \(store.state.id): \(store.count)") { store.send(.increment) }
  }
}

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isOn = false
    var changes = 0
    @Presents var alert: AlertState<Action.Alert>?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case onChanged(Bool)
    case askButtonTapped
    case alert(PresentationAction<Alert>)
    enum Alert { case yes }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name): state.changes += 1
      case .onChanged(let isOn): state.isOn = isOn
      case .askButtonTapped:
        state.alert = AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
          ButtonState(role: .cancel) { TextState("No") }
        }
      case .alert(.presented(.yes)): state.name = "yes"
      case .alert, .binding: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct FormView: View {
  @Bindable var store: StoreOf<Form>

  var body: some View {
    TextField("Name", text: $store.name)
    Toggle("On", isOn: $store.isOn.sending(\.onChanged))
    Text("\(store.name) is \(store.isOn ? "on" : "off")")
      .alert($store.scope(state: \.alert, action: \.alert))
  }
}

@Reducer
private struct Stack {
  @ObservableState
  struct State: Equatable {
    var path = StackState<StoreCounter.State>()
  }
  enum Action {
    case path(StackActionOf<StoreCounter>)
    case push(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .push(let id) = action { state.path.append(StoreCounter.State(id: id)) }
      return .none
    }
    .forEach(\.path, action: \.path) { StoreCounter() }
  }
}

private struct StackView: View {
  @Bindable var store: StoreOf<Stack>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("Open", state: StoreCounter.State(id: 5))
    } destination: { store in
      RowView(store: store)
    }
  }
}
