import PandoCasePaths
@_spi(Internals) import PandoReducers
import PandoTesting
import PandoUI
import Testing

/// Tests of actions whose reducer lacks a part: each is reported with its source location and the
/// missing part.
@MainActor
@Suite struct MissingReducerTests {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Presents var sheet: StoreCounter.State?
      @Presents var alert: AlertState<Never>?
      var path = StackState<StoreCounter.State>()
      var rows: IdentifiedArrayOf<StoreCounter.State> = [StoreCounter.State(id: 1)]
    }
    enum Action {
      case sheet(PresentationAction<StoreCounter.Action>)
      case alert(PresentationAction<Never>)
      case path(StackActionOf<StoreCounter>)
      case rows(IdentifiedActionOf<StoreCounter>)
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  struct Whole {
    var body: some Reducer<Feature.State, Feature.Action> {
      EmptyReducer()
        .ifLet(\.$sheet, action: \.sheet) { StoreCounter() }
        .forEach(\.path, action: \.path) { StoreCounter() }
        .forEach(\.rows, action: \.rows) { StoreCounter() }
    }
  }

  struct Page: View {
    @Bindable var store: Store<Feature.State, Feature.Action>
    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        Text("Root")
          .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { Counter(store: $0) }
          .alert($store.scope(state: \.alert, action: \.alert))
      } destination: {
        Counter(store: $0)
      }
    }
  }

  struct Counter: View {
    let store: StoreOf<StoreCounter>
    var body: some View { Button("count \(store.count)") { store.send(.increment) } }
  }

  private func reports(
    _ words: [String],
    _ body: () async throws -> Void
  ) async rethrows {
    try await withKnownIssue {
      try await body()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return words.allSatisfy(text.contains)
    }
  }

  @Test func sheet_dismissedWithoutAnIfLet_isReportedWithItsPlace() async throws {
    let state = Feature.State(sheet: StoreCounter.State())
    let driver = await Driver.open(Page(store: Store(initialState: state) { Feature() }))
    try await reports(["MissingReducerTests.swift:", ".ifLet("]) {
      try await driver.sheet().dismiss()
    }
  }

  @Test func alert_dismissedWithoutAnIfLet_isReportedWithItsPlace() async throws {
    let state = Feature.State(alert: AlertState { TextState("Hello") })
    let driver = await Driver.open(Page(store: Store(initialState: state) { Feature() }))
    try await reports(["MissingReducerTests.swift:", ".ifLet("]) {
      try await driver.alert().button("OK").tap()
    }
  }

  @Test func screen_leftWithoutAForEach_isReportedWithItsPlace() async throws {
    let state = Feature.State(path: StackState([StoreCounter.State()]))
    let driver = await Driver.open(Page(store: Store(initialState: state) { Feature() }))
    try await reports(["MissingReducerTests.swift:", ".forEach("]) {
      try await driver.back()
    }
  }

  @Test func action_forAScreenThatIsGone_isReportedWithItsReducerAndAction() async throws {
    let path = StackState([StoreCounter.State()])
    let store = Store(initialState: Feature.State(path: path)) { Whole() }
    let id = try #require(path.ids.first)
    store.send(.path(.popFrom(id: id)))
    await reports(["MissingReducerTests.swift:", "StoreCounter.Action.increment"]) {
      store.send(.path(.element(id: id, action: .increment)))
    }
    await reports(["MissingReducerTests.swift:", "sheet(.presented(.increment))"]) {
      store.send(.sheet(.presented(.increment)))
    }
    await reports(["MissingReducerTests.swift:", "rows(.element(id:, action: .increment))"]) {
      store.send(.rows(.element(id: 7, action: .increment)))
    }
  }

  @Test func link_thatStandsInAnotherStack_isReportedWithBothTypes() async {
    struct Page: View {
      var body: some View {
        NavigationStack { NavigationLink("Open", state: StoreCounter.State(id: 3)) }
      }
    }
    await reports(["MissingReducerTests.swift:", "StoreCounter.State"]) {
      _ = await Driver.open(Page())
    }
  }
}
