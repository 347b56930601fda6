import PandoCasePaths
import PandoReducers
import Testing

@Reducer
private struct MacroCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @ObservationStateIgnored var notObserved = ""
    @Presents var next: MacroNote.State?
  }

  enum Action {
    case incremented
    case opened
    case next(PresentationAction<MacroNote.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .opened:
        state.next = MacroNote.State()
        return .none
      case .next:
        return .none
      }
    }
    .ifLet(\.$next, action: \.next) {
      MacroNote()
    }
  }
}

@Reducer
private struct MacroNote {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var `default`: Int? = nil
  }

  enum Action: Equatable {
    case wrote(String)
  }

  let limit: Int

  init(limit: Int = 100) { self.limit = limit }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .wrote(let text):
        state.text = String(text.prefix(limit))
        return .none
      }
    }
  }
}

@Reducer
private struct MacroNothing {}

@Reducer
private enum MacroPath {
  case counter(MacroCounter)
  case note(MacroNote = MacroNote(limit: 3))
  @ReducerCaseIgnored case number(Int)
  case pair(Int, second: String)
  case blank
  #if DEBUG
    case debugged(MacroNote)
  #endif
}

extension MacroPath.State: Equatable {}

@Reducer
private enum MacroEmpty {}

@MainActor
@Suite struct ReducerMacroTests {
  @Test func reducer_whenItIsAStruct_runs() {
    let store = Store(initialState: MacroCounter.State()) { MacroCounter() }
    store.send(.incremented)
    #expect(store.count == 1)
    store.send(.opened)
    store.send(.next(.presented(.wrote("a"))))
    #expect(store.withState(\.next?.text) == "a")
    #expect(MacroCounter.Action.next(.dismiss).is(\.next.dismiss))
  }

  @Test func reducer_whenNothingIsWritten_hasWhatItNeeds() {
    let store = Store(initialState: MacroNothing.State()) { MacroNothing() }
    #expect(store.withState { $0 } == MacroNothing.State())
  }

  @Test func reducer_whenItIsAnEnum_runsTheFeatureOfItsCase() {
    let store = Store(initialState: MacroPath.State.note(MacroNote.State())) { MacroPath.body }
    store.send(.note(.wrote("abcdef")))
    #expect(store.withState { $0 } == .note(MacroNote.State(text: "abc")))
    #expect(MacroPath.State.number(1).number == 1)
    #expect(MacroPath.State.blank.is(\.blank))
    switch MacroPath.scope(store) {
    case .note(let store): #expect(store.text == "abc")
    default: Issue.record("Another case")
    }
  }
}
