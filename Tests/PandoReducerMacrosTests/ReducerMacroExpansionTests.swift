import Testing

@testable import PandoReducerMacros

@Suite struct ReducerMacroExpansionTests {
  @Test func struct_whenNothingIsWritten_getsEmptyMembers() {
    expectExpansion(
      of: """
        @Reducer
        public struct Feature {
        }
        """,
      by: "Reducer",
      to: """
        public struct Feature {

          @ObservableState

          public struct State: Codable, Equatable, Hashable, Sendable {

            public init() {
            }
          }

          public enum Action: Equatable, Hashable, Sendable {
          }

          public let body = PandoReducers.EmptyReducer<State, Action>()
        }

        extension Feature: PandoReducers.Reducer {
        }
        """
    )
  }

  @Test func struct_whenEverythingIsWritten_getsConformanceAndAttributes() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          enum State { case one }
          enum Action { case tapped }
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
        """,
      by: "Reducer",
      to: """
        struct Feature {
          @CasePathable @dynamicMemberLookup
          enum State { case one 
        }
          @CasePathable
          enum Action { case tapped 
        }
          @PandoReducers.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> { EmptyReducer() }
        }

        extension Feature: PandoReducers.Reducer {
        }
        """
    )
  }

  @Test func class_whenMarked_isRefused() {
    expectExpansion(
      of: """
        @Reducer
        class Feature {
        }
        """,
      by: "Reducer",
      to: """
        class Feature {
        }
        """,
      saying: [
        Expected(
          message: "'@Reducer' can only be applied to a struct or an enum, not to class 'Feature'",
          line: 2,
          column: 1,
          fixIts: ["Replace 'class' with 'struct'"]
        )
      ],
      fixedTo: """
        @Reducer
        struct Feature {
        }
        """
    )
  }

  @Test func arguments_whenGivenForAStruct_areRefused() {
    expectExpansion(
      of: """
        @Reducer(state: .equatable)
        struct Feature {
          struct State {}
          enum Action {}
          let body = EmptyReducer<State, Action>()
        }
        """,
      by: "Reducer",
      to: """
        struct Feature {
          struct State {}
          @CasePathable
          enum Action {}
          let body = EmptyReducer<State, Action>()
        }

        extension Feature: PandoReducers.Reducer {
        }
        """,
      saying: [
        Expected(
          message: "Argument passed to call that takes no arguments when applied to a struct",
          line: 1,
          column: 10,
          fixIts: ["Remove '(state: .equatable)'"]
        )
      ],
      fixedTo: """
        @Reducer
        struct Feature {
          struct State {}
          enum Action {}
          let body = EmptyReducer<State, Action>()
        }
        """
    )
  }

  @Test func reduceMethod_whenWritten_isAdvisedAgainst() {
    expectExpansion(
      of: """
        @Reducer
        struct Feature {
          struct State {}
          enum Action {}
          func reduce(into state: inout State, action: Action) -> EffectOf<Self> {
            .none
          }
        }
        """,
      by: "Reducer",
      to: """
        struct Feature {
          struct State {}
          @CasePathable
          enum Action {}
          func reduce(into state: inout State, action: Action) -> EffectOf<Self> {
            .none
          }
        }

        extension Feature: PandoReducers.Reducer {
        }
        """,
      saying: [
        Expected(
          message:
            "'reduce(into:action:)' is deprecated: Reducers should be defined using the 'body' property and a 'Reduce'.",
          line: 5,
          column: 8,
          isWarning: true,
          fixIts: ["Use 'body' instead"]
        )
      ],
      fixedTo: """
        @Reducer
        struct Feature {
          struct State {}
          enum Action {}
          var body: some Reducer<State, Action> {
        Reduce { state, action in
        .none
        }
        }
        }
        """
    )
  }

  @Test func plainValue_whenACaseHoldsIt_isToBeIgnored() {
    expectExpansion(
      of: """
        @Reducer
        enum Path {
          case number(Int)
        }
        """,
      by: "Reducer",
      to: #"""
        enum Path {
          case number(Int)

          @CasePathable
          @dynamicMemberLookup
          @ObservableState
          enum State: PandoReducers.CaseReducerState {
            typealias StateReducer = Path
            case number(Int.State)
          }

          @CasePathable
          enum Action {
            case number(Int.Action)
          }

          @PandoReducers.ReducerBuilder<Self.State, Self.Action>
          static var body: Reduce<Self.State, Self.Action> {
            PandoReducers.Reduce(
              PandoReducers.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.number, action: \Self.Action.Cases.number) {
                Int()
              }
            )
          }

          @dynamicMemberLookup
          enum CaseScope: PandoReducers._CaseScopeProtocol, PandoCasePaths.CasePathable {
            case number(PandoReducers.StoreOf<Int>)
            struct AllCasePaths {
              var number: PandoCasePaths.AnyCasePath<CaseScope, PandoReducers.StoreOf<Int>> {
                PandoCasePaths.AnyCasePath(
                  embed: CaseScope.number,
                  extract: {
                    guard case let .number(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
            }
            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @preconcurrency @MainActor
          static func scope(_ store: PandoReducers.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .number:
              return .number(store.scope(state: \.number, action: \.number)!)
            }
          }
        }

        extension Path: PandoReducers.CaseReducer, PandoReducers.Reducer {
        }
        """#,
      saying: [
        Expected(
          message:
            "'Int' is not a reducer: mark case 'number' '@ReducerCaseIgnored' to hold the value as it is",
          line: 3,
          column: 15,
          fixIts: ["Mark it '@ReducerCaseIgnored'"]
        )
      ],
      fixedTo: """
        @Reducer
        enum Path {
          @ReducerCaseIgnored case number(Int)
        }
        """
    )
  }
}
