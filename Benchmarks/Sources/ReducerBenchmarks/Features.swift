import PandoCasePaths
import PandoReducers
import PandoSharing

/// A feature with one field and an action that changes it.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}

/// Five nested levels.
@Reducer
struct Level1 {
  @ObservableState struct State { var next = Level2.State() }
  enum Action { case next(Level2.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.next, action: \.next) { Level2() } }
}

@Reducer
struct Level2 {
  @ObservableState struct State { var next = Level3.State() }
  enum Action { case next(Level3.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.next, action: \.next) { Level3() } }
}

@Reducer
struct Level3 {
  @ObservableState struct State { var next = Level4.State() }
  enum Action { case next(Level4.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.next, action: \.next) { Level4() } }
}

@Reducer
struct Level4 {
  @ObservableState struct State { var next = Level5.State() }
  enum Action { case next(Level5.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.next, action: \.next) { Level5() } }
}

@Reducer
struct Level5 {
  @ObservableState struct State { var next = Counter.State() }
  enum Action { case next(Counter.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.next, action: \.next) { Counter() } }
}

/// A feature with rows, each a feature.
@Reducer
struct Table {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Counter.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Counter.State(id: $0) })
    }
  }

  enum Action { case rows(IdentifiedActionOf<Counter>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Counter() }
  }
}

/// Actions that start effects of every kind, which end at once.
@Reducer
struct Echo {
  @ObservableState struct State { var count = 0 }
  enum Action { case tapped, echo, cancel }
  enum CancelID { case echo }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: return .send(.echo)
      case .echo:
        state.count += 1
        return .none
      case .cancel: return .cancel(id: CancelID.echo)
      }
    }
  }
}
