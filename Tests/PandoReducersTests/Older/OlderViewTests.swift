import PandoCasePaths
import PandoDependencies
@_spi(Internals) @_spi(Presentation) import PandoReducers
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of the views of features from before `@ObservableState`.
@MainActor
@Suite(.dependencies) struct OlderViewTests {
  private func store() -> StoreOf<Older> { Store(initialState: Older.State()) { Older() } }

  @Test func ifLetStore_whenTheStateComesAndGoes_showsEither() async throws {
    struct Page: View {
      let store: StoreOf<Older>
      var body: some View {
        IfLetStore(store.scope(state: \.optional, action: \.optional)) {
          CountView(store: $0)
        } else: {
          Text("Nothing")
        }
        Button("Toggle") { store.send(.toggleOptional) }
      }
    }
    let store = store()
    let driver = await Driver.open(Page(store: store))
    #expect(driver.has(text: "Nothing"))
    try await driver.button("Toggle").tap()
    try await driver.button("row 7: 0").tap()
    #expect(driver.button("row 7: 1").exists)
    #expect(!driver.has(text: "Nothing"))
    try await driver.button("Toggle").tap()
    #expect(driver.has(text: "Nothing"))
    #expect(!driver.button("row 7: 1").exists)
  }

  @Test func forEachStore_whenRowsComeGoAndChange_showsThem() async throws {
    struct Page: View {
      let store: StoreOf<Older>
      var body: some View {
        ForEachStore(store.scope(state: \.rows, action: \.rows)) { CountView(store: $0) }
      }
    }
    let store = store()
    let driver = await Driver.open(Page(store: store))
    #expect(driver.buttons.names == ["row 1: 0", "row 2: 0"])
    driver.resetEvaluations()
    try await driver.button("row 2: 0").tap()
    #expect(driver.buttons.names == ["row 1: 0", "row 2: 1"])
    #expect(driver.evaluations(of: CountView.self) <= 1)
    store.send(.addRow(3))
    store.send(.removeRow(1))
    await driver.settle()
    #expect(driver.buttons.names == ["row 2: 1", "row 3: 0"])
    try await driver.button("row 3: 0").tap()
    #expect(store.withState { $0.rows[id: 3]?.count } == 1)
  }

  @Test func forEachStore_ofPairs_sendsTheIDWithTheAction() async throws {
    struct Page: View {
      let store: Store<Pairs.State, Pairs.Action>
      var body: some View {
        ForEachStore(store.scope(state: { $0.rows }, action: { .row($0.id, $0.action) })) {
          CountView(store: $0)
        }
      }
    }
    let store = Store(initialState: Pairs.State()) { Pairs() }
    let driver = await Driver.open(Page(store: store))
    try await driver.button("row 2: 0").tap()
    #expect(driver.buttons.names == ["row 1: 0", "row 2: 1"])
    store.send(.swap)
    await driver.settle()
    #expect(driver.buttons.names == ["row 2: 1", "row 1: 0"])
    try await driver.button("row 1: 0").tap()
    #expect(driver.buttons.names == ["row 2: 1", "row 1: 1"])
    #expect(store.withState { $0.log } == [2, 1])
  }

  @Test func switchStore_whenTheCaseChanges_showsItsView() async throws {
    struct Page: View {
      let store: StoreOf<Older>
      var body: some View {
        SwitchStore(store.scope(state: \.mode, action: \.self)) { mode in
          switch mode {
          case .first:
            CaseLet(/Older.Mode.first, action: Older.Action.first) { CountView(store: $0) }
          case .second:
            CaseLet(/Older.Mode.second, action: Older.Action.second) { store in
              WithViewStore(store, observe: { $0 }) { Text("second \($0.state)") }
              Button("Add") { store.send(()) }
            }
          }
        }
        Button("Switch") { store.send(.switchMode) }
      }
    }
    let store = store()
    let driver = await Driver.open(Page(store: store))
    try await driver.button("row 9: 0").tap()
    #expect(driver.button("row 9: 1").exists)
    try await driver.button("Switch").tap()
    #expect(!driver.button("row 9: 1").exists)
    #expect(driver.has(text: "second 0"))
    try await driver.button("Add").tap()
    #expect(driver.has(text: "second 1"))
  }

  @Test func caseLet_atAnotherCase_isReportedWithItsPlace() async throws {
    struct Page: View {
      let store: StoreOf<Older>
      var body: some View {
        SwitchStore(store.scope(state: \.mode, action: \.self)) { _ in
          CaseLet(/Older.Mode.second, action: Older.Action.second) { (_: Store<Int, Void>) in
            Text("second")
          }
        }
      }
    }
    let store = store()
    await withKnownIssue {
      _ = await Driver.open(Page(store: store))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("CaseLet") && text.contains("OlderViewTests.swift:")
        && text.contains("Mode.first")
    }
  }

  @Test func sheetOfAStore_whenPresentedUsedAndDismissed_followsTheState() async throws {
    struct Page: View {
      let store: StoreOf<Older>
      var body: some View {
        Button("Present") { store.send(.present) }
          .sheet(store: store.scope(state: \.$sheet, action: \.sheet)) { CountView(store: $0) }
      }
    }
    let store = store()
    let driver = await Driver.open(Page(store: store))
    try await driver.button("Present").tap()
    try await driver.sheet().button("row 5: 0").tap()
    #expect(driver.sheet().button("row 5: 1").exists)
    try await driver.sheet().dismiss()
    #expect(!driver.sheet().exists)
    #expect(store.withState { $0.sheet } == nil)
    try await driver.button("Present").tap()
    try await driver.sheet().button("Close").tap()
    try await driver.sheet().waitToDisappear()
    #expect(store.withState { $0.sheet } == nil)
  }

  @Test func alertAndDialogOfAStore_whenAnswered_sendAndGo() async throws {
    struct Page: View {
      let store: StoreOf<Older>
      var body: some View {
        Button("Ask") { store.send(.ask) }
          .alert(store: store.scope(state: \.$alert, action: \.alert))
        Button("Choose") { store.send(.choose) }
          .confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))
      }
    }
    let store = store()
    let driver = await Driver.open(Page(store: store))
    try await driver.button("Ask").tap()
    try await driver.alert("Sure?").button("Yes").tap()
    #expect(!driver.alert().exists)
    #expect(store.withState { $0.log } == ["yes"])
    try await driver.button("Ask").tap()
    try await driver.alert().dismiss()
    #expect(!driver.alert().exists)
    try await driver.button("Choose").tap()
    try await driver.dialog("Which?").button("Left").tap()
    #expect(!driver.dialog().exists)
    #expect(store.withState { $0.log } == ["yes", "left"])
  }

  @Test func presentationStore_whenPresentedUsedAndDismissed_followsTheState() async throws {
    struct Page: View {
      let store: StoreOf<Older>
      var body: some View {
        Button("Present") { store.send(.present) }
        PresentationStore(store.scope(state: \.$sheet, action: \.sheet)) {
          isPresented,
          destination in
          Text("presented \(isPresented.wrappedValue)")
            .sheet(isPresented: isPresented) { destination { CountView(store: $0) } }
        }
      }
    }
    let store = store()
    let driver = await Driver.open(Page(store: store))
    #expect(driver.has(text: "presented false"))
    try await driver.button("Present").tap()
    try await driver.sheet().button("row 5: 0").tap()
    #expect(driver.sheet().button("row 5: 1").exists)
    try await driver.sheet().dismiss()
    #expect(store.withState { $0.sheet } == nil)
    #expect(driver.has(text: "presented false"))
  }

  @Test func navigationStackStore_whenPushedAndPopped_followsTheState() async throws {
    struct Page: View {
      let store: StoreOf<Older>
      var body: some View {
        NavigationStackStore(store.scope(state: \.path, action: \.path)) {
          NavigationLink("Open", state: CountRow.State(id: 3))
          Button("Push") { store.send(.push) }
        } destination: {
          CountView(store: $0)
        }
      }
    }
    let store = store()
    let driver = await Driver.open(Page(store: store))
    try await driver.link("Open").tap()
    try await driver.button("row 3: 0").tap()
    #expect(driver.button("row 3: 1").exists)
    try await driver.back()
    #expect(store.withState { $0.path.isEmpty })
    try await driver.button("Push").tap()
    try await driver.button("row 4: 0").tap()
    try await driver.button("Close").tap()
    try await driver.button("Push").waitToAppear()
    #expect(store.withState { $0.path.isEmpty })
  }

  @Test func navigationLinkStore_withAnID_presentsItsOwnScreen() async throws {
    struct Page: View {
      let store: StoreOf<Older>
      var body: some View {
        NavigationStack {
          ForEach([5, 6], id: \.self) { id in
            NavigationLinkStore(
              store.scope(state: \.$sheet, action: \.sheet),
              id: id
            ) {
              store.send(.presentID(id))
            } destination: {
              CountView(store: $0)
            } label: {
              Text("Show \(id)")
            }
          }
        }
      }
    }
    let store = store()
    let driver = await Driver.open(Page(store: store))
    try await driver.link("Show 6").tap()
    try await driver.button("row 6: 0").tap()
    #expect(store.withState { $0.sheet?.count } == 1)
    try await driver.back()
    #expect(store.withState { $0.sheet } == nil)
    try await driver.link("Show 5").tap()
    #expect(driver.button("row 5: 0").exists)
  }

  @Test func isPresent_whenSetToFalse_takesTheValueAway() {
    var number: Int? = 3
    let binding = Binding(get: { number }, set: { number = $0 })
    let isPresent = binding.isPresent()
    #expect(isPresent.wrappedValue)
    isPresent.wrappedValue = false
    #expect(number == nil)
    isPresent.wrappedValue = true
    #expect(number == nil)
    #expect(!isPresent.wrappedValue)
  }
}

private struct CountRow: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }
  @CasePathable enum Action { case increment, close }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .close: return .run { _ in await dismiss() }
      }
    }
  }
}

private struct CountView: View {
  let store: StoreOf<CountRow>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("row \(viewStore.id): \(viewStore.count)") { viewStore.send(.increment) }
    }
    if store.withState({ $0.id }) > 3 { Button("Close") { store.send(.close) } }
  }
}

private struct Older: Reducer {
  @CasePathable enum Mode: Equatable {
    case first(CountRow.State)
    case second(Int)
  }
  enum Answer { case yes, left }

  struct State: Equatable {
    var optional: CountRow.State?
    var rows: IdentifiedArrayOf<CountRow.State> = [.init(id: 1), .init(id: 2)]
    var mode = Mode.first(CountRow.State(id: 9))
    var path = StackState<CountRow.State>()
    var log: [String] = []
    @PresentationState var sheet: CountRow.State?
    @PresentationState var alert: AlertState<Answer>?
    @PresentationState var dialog: ConfirmationDialogState<Answer>?
  }

  @CasePathable enum Action {
    case toggleOptional, addRow(Int), removeRow(Int), switchMode, present, presentID(Int), ask
    case choose, push
    case optional(CountRow.Action)
    case rows(IdentifiedActionOf<CountRow>)
    case first(CountRow.Action)
    case second(Void)
    case sheet(PresentationAction<CountRow.Action>)
    case alert(PresentationAction<Answer>)
    case dialog(PresentationAction<Answer>)
    case path(StackActionOf<CountRow>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.mode, action: \.self) {
      Scope(state: \.first, action: \.first) { CountRow() }
      Scope(state: \.second, action: \.second) {
        Reduce { state, _ in
          state += 1
          return .none
        }
      }
    }
    Reduce<State, Action> { state, action in
      switch action {
      case .toggleOptional: state.optional = state.optional == nil ? .init(id: 7) : nil
      case .addRow(let id): state.rows.append(CountRow.State(id: id))
      case .removeRow(let id): state.rows.remove(id: id)
      case .switchMode: state.mode = .second(0)
      case .present: state.sheet = CountRow.State(id: 5)
      case .presentID(let id): state.sheet = CountRow.State(id: id)
      case .push: state.path.append(CountRow.State(id: 4))
      case .ask:
        state.alert = AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
          ButtonState(role: .cancel) { TextState("No") }
        }
      case .choose:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Which?")
        } actions: {
          ButtonState(action: .left) { TextState("Left") }
        }
      case .alert(.presented(let answer)), .dialog(.presented(let answer)):
        state.log.append("\(answer)")
      default: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { CountRow() }
    .forEach(\.rows, action: \.rows) { CountRow() }
    .ifLet(\.$sheet, action: \.sheet) { CountRow() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .forEach(\.path, action: \.path) { CountRow() }
  }
}

private struct Pairs: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<CountRow.State> = [.init(id: 1), .init(id: 2)]
    var log: [Int] = []
  }
  enum Action {
    case row(Int, CountRow.Action)
    case swap
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .row(let id, _): state.log.append(id)
      case .swap: state.rows.swapAt(0, 1)
      }
      return .none
    }
    .forEach(\.rows, action: /Action.row) { CountRow() }
  }
}
