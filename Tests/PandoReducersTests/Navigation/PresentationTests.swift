import Foundation
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoTesting
import PandoUI
import Testing

@Reducer
private struct Sheet {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action: Equatable { case tapped, begin, worked, close, closeAndGo }
  var gate = Gate()
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += isPresented ? 1 : 100
        return .none
      case .begin:
        return .run { [gate] send in
          await gate.open()
          try? await untilCancelled()
          await send(.worked)
        }
      case .worked:
        state.count = -1
        return .none
      case .close:
        return .run { _ in await dismiss() }
      case .closeAndGo:
        return .run { send in
          await dismiss()
          await send(.worked)
        }
      }
    }
  }
}

private enum Choice: Equatable { case yes, again }

private struct Page: Reducer {
  struct State: Equatable {
    @PresentationState var sheet: Sheet.State?
    @PresentationState var alert: AlertState<Choice>?
    @PresentationState var inner: Inner.State?
    var log: [String] = []
  }
  @CasePathable enum Action {
    case sheet(PresentationAction<Sheet.Action>)
    case alert(PresentationAction<Choice>)
    case inner(PresentationAction<Inner.Action>)
    case show(Int), hide
  }
  var gate = Gate()

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let id): state.sheet = Sheet.State(id: id)
      case .hide:
        state.sheet = nil
        state.inner = nil
      case .sheet(.dismiss): state.log.append("dismiss \(state.sheet?.id ?? -1)")
      case .alert(.presented(.again)): state.alert = AlertState { TextState("Again?") }
      default: break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet(gate: gate) }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$inner, action: \.inner) { Inner(gate: gate) }
  }
}

private struct Inner: Reducer {
  struct State: Equatable {
    @PresentationState var sheet: Sheet.State?
  }
  @CasePathable enum Action { case sheet(PresentationAction<Sheet.Action>) }
  var gate: Gate

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$sheet, action: \.sheet) { Sheet(gate: gate) }
  }
}

@MainActor
@Suite(.dependencies) struct PresentationTests {
  private let gate = Gate()

  private func store(_ state: Page.State = Page.State()) -> StoreOf<Page> {
    Store(initialState: state) { Page(gate: gate) }
  }

  private func sheet(_ store: StoreOf<Page>) -> Sheet.State? { store.withState { $0.sheet } }

  @Test func feature_whenPresented_isRun_andCanReadThatItIsPresented() {
    let store = store()
    store.send(.show(1))
    store.send(.sheet(.presented(.tapped)))
    #expect(sheet(store) == Sheet.State(id: 1, count: 1))
  }

  @Test func dismissal_whenTheParentSendsIt_comesAfterTheParentSawIt() {
    let store = store()
    store.send(.show(1))
    store.send(.sheet(.dismiss))
    #expect(sheet(store) == nil)
    #expect(store.withState { $0.log } == ["dismiss 1"])
  }

  @Test(arguments: [false, true])
  func dismissal_byTheFeature_cancelsTheRestOfItsEffect(isThereFromTheStart: Bool) async {
    let store =
      isThereFromTheStart ? store(Page.State(sheet: Sheet.State(id: 1))) : store()
    if !isThereFromTheStart { store.send(.show(1)) }
    await store.send(.sheet(.presented(.closeAndGo))).finish()
    #expect(sheet(store) == nil)
    #expect(store.withState { $0.log } == ["dismiss 1"])
  }

  @Test func dismissal_whenTheFeatureIsInsideOfAnother_isOfTheInnerOne() async {
    let store = store(Page.State(inner: Inner.State(sheet: Sheet.State(id: 3))))
    await store.send(.inner(.presented(.sheet(.presented(.close))))).finish()
    #expect(store.withState { $0.inner } == Inner.State())
  }

  @Test func effects_whenTheStateBecomesNil_end() async {
    for isInside in [false, true] {
      let inside = Page.State(inner: Inner.State(sheet: Sheet.State(id: 1)))
      let store = isInside ? store(inside) : store()
      if !isInside { store.send(.show(1)) }
      let task = store.send(
        isInside
          ? .inner(.presented(.sheet(.presented(.begin)))) : .sheet(.presented(.begin))
      )
      await gate.wait()
      store.send(.hide)
      await task.finish()
      #expect(store.effectCancellables.isEmpty)
    }
  }

  @Test func effects_whenAnotherIDIsPresented_endAndTheNewOneMayDismissItself() async {
    let store = store()
    store.send(.show(1))
    let task = store.send(.sheet(.presented(.begin)))
    await gate.wait()
    store.send(.show(2))
    await task.finish()
    #expect(sheet(store) == Sheet.State(id: 2))
    await store.send(.sheet(.presented(.close))).finish()
    #expect(sheet(store) == nil)
    #expect(store.effectCancellables.isEmpty)
  }

  @Test func effects_whenTheSameIDIsPresentedAnew_goOn() async {
    let store = store()
    store.send(.show(1))
    let task = store.send(.sheet(.presented(.begin)))
    await gate.wait()
    store.send(.show(1))
    #expect(store.effectCancellables.count == 2)
    store.send(.hide)
    await task.finish()
    #expect(store.effectCancellables.isEmpty)
  }

  @Test func alert_whenAnActionOfItComes_goesUnlessThereIsANewOne() {
    let first = AlertState<Choice> { TextState("Sure?") }
    let store = store(Page.State(alert: first))
    store.send(.alert(.presented(.again)))
    #expect(store.withState { $0.alert?.title } == TextState("Again?"))
    let another = self.store(Page.State(alert: first))
    another.send(.alert(.presented(.yes)))
    #expect(another.withState { $0.alert } == nil)
    #expect(another.effectCancellables.isEmpty)
  }

  @Test func action_whenNothingIsPresented_isReportedWithThePlaceAndTheAction() {
    let store = store()
    for action in [Page.Action.sheet(.dismiss), .sheet(.presented(.tapped))] {
      withKnownIssue {
        _ = store.send(action)
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return text.contains(#"An "ifLet" at "PandoReducersTests/PresentationTests.swift:"#)
          && text.contains("destination state was absent") && text.contains("Action.sheet(.")
      }
    }
  }

  @Test func dismissal_whenNobodyPresents_isReported() async {
    let store = Store(initialState: Sheet.State(id: 1)) { Sheet(gate: gate) }
    store.send(.tapped)
    #expect(store.withState { $0.count } == 100)
    await withKnownIssue {
      await store.send(.close).finish()
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("couldn't be dismissed")
    }
  }

  @Test func state_whenTheOnlyOwnerChangesIt_isChangedInPlace() {
    struct Numbers { var list = Array(0..<100) }
    var state = PresentationState<Numbers>(wrappedValue: Numbers())
    let before = state.wrappedValue!.list.withUnsafeBufferPointer { $0.baseAddress }
    state.wrappedValue!.list[0] = 5
    #expect(state.wrappedValue!.list.withUnsafeBufferPointer { $0.baseAddress } == before)
    let copy = state
    state.wrappedValue!.list[0] = 6
    #expect(copy.wrappedValue!.list[0] == 5)
  }

  @Test func state_whenWrittenDownAndRead_isTheSame() throws {
    struct Item: Codable, Equatable { @PresentationState var name: String? }
    for item in [Item(name: "a"), Item(name: nil)] {
      let data = try JSONEncoder().encode(item)
      #expect(try JSONDecoder().decode(Item.self, from: data) == item)
    }
  }

  @Test func case_whenAnotherIsThere_isNotChangedAndReported() {
    var state = PresentationState<Kind>(wrappedValue: .number(1))
    state[case: \.number]! += 1
    #expect(state.wrappedValue == .number(2))
    withKnownIssue {
      state[case: \.word] = "a"
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("Can't modify unrelated case")
    }
    #expect(state.wrappedValue == .number(2))
    state[case: \.number] = nil
    #expect(state.wrappedValue == nil)
  }
}

@CasePathable
private enum Kind: Equatable { case number(Int), word(String) }
