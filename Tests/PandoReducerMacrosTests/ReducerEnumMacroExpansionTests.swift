import Testing

@testable import PandoReducerMacros

/// Tests of `@Reducer` on an enum.
extension ReducerMacroExpansionTests {
  @Test func enum_whenCasesAreOfEachKind_getsStatesActionsAndScopes() {
    expectExpansion(
      of: """
        @Reducer
        enum Path {
          case detail(Detail)
          case limited(Detail = Detail(limit: 3))
          case alert(AlertState<Alert>)
          @ReducerCaseIgnored case number(Int)
          case pair(Int, second: Int)
          case none
        }
        """,
      by: "Reducer",
      to: #"""
        enum Path {
          case detail(Detail)
          case limited(Detail = Detail(limit: 3))
          @ReducerCaseEphemeral
          case alert(AlertState<Alert>)
          @ReducerCaseIgnored case number(Int)
          @ReducerCaseIgnored
          case pair(Int, second: Int)
          @ReducerCaseIgnored
          case none

          @CasePathable
          @dynamicMemberLookup
          @ObservableState
          enum State: PandoReducers.CaseReducerState {
            typealias StateReducer = Path
            case detail(Detail.State)
            case limited(Detail.State)
            case alert(AlertState<Alert>)
            case number(Int)
            case pair(Int, second: Int)
            case none
          }

          @CasePathable
          enum Action {
            case detail(Detail.Action)
            case limited(Detail.Action)
            case alert(Alert)
            case number(Swift.Never)
            case pair(Swift.Never)
            case none(Swift.Never)
          }

          @PandoReducers.ReducerBuilder<Self.State, Self.Action>
          static var body: Reduce<Self.State, Self.Action> {
            PandoReducers.Reduce(
              PandoReducers.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.detail, action: \Self.Action.Cases.detail) {
                Detail()
              }
              .ifCaseLet(\Self.State.Cases.limited, action: \Self.Action.Cases.limited) {
                Detail(limit: 3)
              }
            )
          }

          @dynamicMemberLookup
          enum CaseScope: PandoReducers._CaseScopeProtocol, PandoCasePaths.CasePathable {
            case detail(PandoReducers.StoreOf<Detail>)
            case limited(PandoReducers.StoreOf<Detail>)
            case alert(AlertState<Alert>)
            case number(Int)
            case pair(Int, second: Int)
            case none
            struct AllCasePaths {
              var detail: PandoCasePaths.AnyCasePath<CaseScope, PandoReducers.StoreOf<Detail>> {
                PandoCasePaths.AnyCasePath(
                  embed: CaseScope.detail,
                  extract: {
                    guard case let .detail(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              var limited: PandoCasePaths.AnyCasePath<CaseScope, PandoReducers.StoreOf<Detail>> {
                PandoCasePaths.AnyCasePath(
                  embed: CaseScope.limited,
                  extract: {
                    guard case let .limited(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              var alert: PandoCasePaths.AnyCasePath<CaseScope, AlertState<Alert>> {
                PandoCasePaths.AnyCasePath(
                  embed: CaseScope.alert,
                  extract: {
                    guard case let .alert(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              var number: PandoCasePaths.AnyCasePath<CaseScope, Int> {
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

              var none: PandoCasePaths.AnyCasePath<CaseScope, Void> {
                PandoCasePaths.AnyCasePath(
                  embed: {
                    CaseScope.none
                  },
                  extract: {
                    guard case .none = $0 else {
                      return nil
                    };
                    return ()
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
            case .detail:
              return .detail(store.scope(state: \.detail, action: \.detail)!)
            case .limited:
              return .limited(store.scope(state: \.limited, action: \.limited)!)
            case let .alert(v0):
              return .alert(v0)
            case let .number(v0):
              return .number(v0)
            case let .pair(v0, v1):
              return .pair(v0, second: v1)
            case .none:
              return .none
            }
          }
        }

        extension Path: PandoReducers.CaseReducer, PandoReducers.Reducer {
        }
        """#
    )
  }
}
