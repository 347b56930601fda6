import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoTesting
import PandoUI
import Testing

/// Tests of the presentations of a store: dialogs, covers, popovers, and destinations of an enum.
@MainActor
@Suite(.dependencies) struct StorePresentationTests {
  @Test func dialog_whenAnswered_sendsAndGoes() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    try await driver.button("Ask").tap()
    #expect(driver.dialog("Delete all?").exists)
    #expect(driver.has(text: "There is no way back."))
    try await driver.dialog().button("Delete").tap()
    #expect(store.log == ["deleted"])
    #expect(store.dialog == nil)
    #expect(!driver.dialog().exists)
  }

  @Test func dialog_whenDismissedByTheUser_goesAndSendsNothingElse() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    try await driver.button("Ask").tap()
    try await driver.dialog().dismiss()
    #expect(store.log == ["dialog dismissed"])
    #expect(!driver.dialog().exists)
    // The dialog can be presented again.
    try await driver.button("Ask").tap()
    #expect(driver.dialog().exists)
  }

  @Test func dialog_whenTheStateTakesItAway_goes() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    try await driver.button("Ask").tap()
    store.send(.hide)
    await driver.settle()
    #expect(!driver.dialog().exists)
    #expect(store.log == [])
  }

  @Test func cover_whenUsedAndDismissedByTheChild_followsTheState() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    try await driver.button("Cover").tap()
    try await driver.sheet().button("count 0").tap()
    #expect(store.cover?.count == 1)
    #expect(driver.sheet().button("count 1").exists)
    try await driver.sheet().button("Close").tap()
    try await driver.sheet().waitToDisappear()
    #expect(store.cover == nil)
    #expect(store.log == ["cover dismissed"])
    // The child's state is new when it is presented again.
    try await driver.button("Cover").tap()
    #expect(driver.sheet().button("count 0").exists)
    store.send(.hide)
    await driver.settle()
    #expect(!driver.sheet().exists)
  }

  @Test func popover_whenUsedAndDismissed_followsTheState() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    try await driver.button("Popover").tap()
    try await driver.popover().button("count 0").tap()
    #expect(store.popover?.count == 1)
    try await driver.popover().dismiss()
    #expect(store.popover == nil)
    #expect(store.log == ["popover dismissed"])
    try await driver.button("Popover").tap()
    try await driver.popover().button("Close").tap()
    try await driver.popover().waitToDisappear()
    #expect(store.popover == nil)
  }

  @Test func sheetOfADestination_whenUsedAndDismissedByTheUser_followsTheState() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    try await driver.button("Edit").tap()
    try await driver.sheet().button("count 0").tap()
    #expect(store.destination?.edit?.count == 1)
    try await driver.sheet().dismiss()
    #expect(store.destination == nil)
    #expect(store.log == ["destination dismissed"])
    #expect(!driver.sheet().exists)
  }

  @Test func sheetOfADestination_whenTheChildDismissesItself_goes() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    try await driver.button("Edit").tap()
    try await driver.sheet().button("Close").tap()
    try await driver.sheet().waitToDisappear()
    #expect(store.destination == nil)
    #expect(store.log == ["destination dismissed"])
    #expect(store.effectCancellables.isEmpty)
  }

  @Test func destination_whenItsCaseChanges_showsTheOther() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    try await driver.button("Edit").tap()
    try await driver.sheet().button("Warn").tap()
    #expect(!driver.sheet().exists)
    #expect(driver.alert("Careful").exists)
    try await driver.alert().button("Go on").tap()
    #expect(store.log == ["went on"])
    #expect(store.destination == nil)
    #expect(!driver.alert().exists)
  }

  @Test func alertOfADestination_whenDismissed_goes() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    store.send(.warn)
    await driver.settle()
    try await driver.alert().dismiss()
    #expect(store.destination == nil)
    #expect(store.log == ["destination dismissed"])
  }

  @Test func screenOfADestination_whenLeftByBackOrByItself_followsTheState() async throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let driver = await Driver.open(PresenterView(store: store))
    try await driver.button("Drill").tap()
    try await driver.button("count 10").tap()
    #expect(store.destination?.drill?.count == 11)
    try await driver.back()
    #expect(store.destination == nil)
    try await driver.button("Drill").tap()
    try await driver.button("Close").tap()
    try await driver.button("Close").waitToDisappear()
    #expect(store.destination == nil)
  }
}

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case increment
    case close
    case warn
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .close: return .run { _ in await dismiss() }
      case .warn: break
      }
      return .none
    }
  }
}

@Reducer
private struct Presenter {
  @Reducer
  enum Destination {
    case edit(Child)
    case drill(Child)
    case warning(AlertState<Warning>)

    enum Warning { case goOn }
  }

  @ObservableState
  struct State: Equatable {
    var log: [String] = []
    @Presents var cover: Child.State?
    @Presents var popover: Child.State?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    @Presents var destination: Destination.State?
  }

  enum Action {
    case ask, showCover, showPopover, edit, drill, warn, hide
    case cover(PresentationAction<Child.Action>)
    case popover(PresentationAction<Child.Action>)
    case dialog(PresentationAction<Dialog>)
    case destination(PresentationAction<Destination.Action>)
    enum Dialog { case delete }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Delete all?")
        } actions: {
          ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("There is no way back.")
        }
      case .showCover: state.cover = Child.State()
      case .showPopover: state.popover = Child.State()
      case .edit: state.destination = .edit(Child.State())
      case .drill: state.destination = .drill(Child.State(count: 10))
      case .warn, .destination(.presented(.edit(.warn))):
        state.destination = .warning(
          AlertState {
            TextState("Careful")
          } actions: {
            ButtonState(action: .goOn) { TextState("Go on") }
            ButtonState(role: .cancel) { TextState("Stop") }
          }
        )
      case .hide:
        state.cover = nil
        state.dialog = nil
      case .dialog(.presented(.delete)): state.log.append("deleted")
      case .destination(.presented(.warning(.goOn))): state.log.append("went on")
      case .cover(.dismiss): state.log.append("cover dismissed")
      case .popover(.dismiss): state.log.append("popover dismissed")
      case .dialog(.dismiss): state.log.append("dialog dismissed")
      case .destination(.dismiss): state.log.append("destination dismissed")
      case .cover, .popover, .destination: break
      }
      return .none
    }
    .ifLet(\.$cover, action: \.cover) { Child() }
    .ifLet(\.$popover, action: \.popover) { Child() }
    .ifLet(\.$dialog, action: \.dialog)
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Presenter.Destination.State: Equatable {}

private struct PresenterView: View {
  @Bindable var store: StoreOf<Presenter>

  var body: some View {
    NavigationStack {
      VStack {
        Button("Ask") { store.send(.ask) }
        Button("Cover") { store.send(.showCover) }
        Button("Popover") { store.send(.showPopover) }
          .popover(item: $store.scope(state: \.popover, action: \.popover)) {
            ChildView(store: $0)
          }
        Button("Edit") { store.send(.edit) }
        Button("Drill") { store.send(.drill) }
      }
      .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
      .fullScreenCover(item: $store.scope(state: \.cover, action: \.cover)) {
        ChildView(store: $0)
      }
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) {
        ChildView(store: $0)
      }
      .navigationDestination(
        item: $store.scope(state: \.destination?.drill, action: \.destination.drill)
      ) {
        ChildView(store: $0)
      }
      .alert($store.scope(state: \.destination?.warning, action: \.destination.warning))
    }
  }
}

private struct ChildView: View {
  let store: StoreOf<Child>

  var body: some View {
    Button("count \(store.count)") { store.send(.increment) }
    Button("Warn") { store.send(.warn) }
    Button("Close") { store.send(.close) }
  }
}
