import PandoTestSupport
import Testing

/// Tests of the work that the body of a reducer causes in the compiler.
///
/// They count the scopes of its solver, and no time.
@Suite struct TypeCheckingTests {
  /// A feature with a body, and with the state and the actions of six children.
  private static func feature(_ body: String) -> String {
    """
    import PandoReducers
    @Reducer struct Child {
      @ObservableState struct State: Equatable, Identifiable { var id = 1 }
      enum Action { case tapped }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @Reducer enum Destination { case child(Child) }
    @Reducer struct Feature {
      @ObservableState struct State {
        var player: Child.State?
        @Presents var editor: Child.State?
        var rows: IdentifiedArrayOf<Child.State> = []
        var path = StackState<Child.State>()
        @Presents var destination: Destination.State?
        @Presents var alert: AlertState<Int>?
        var child = Child.State()
      }
      enum Action {
        case player(Child.Action)
        case editor(PresentationAction<Child.Action>)
        case rows(IdentifiedActionOf<Child>)
        case path(StackActionOf<Child>)
        case destination(PresentationAction<Destination.Action>)
        case alert(PresentationAction<Int>)
        case child(Child.Action)
        case tapped
      }
      func core(_ state: inout State, _ action: Action) -> Effect<Action> { .none }
      var body: some ReducerOf<Self> {
        \(body)
      }
    }
    struct Other: Reducer {
      func reduce(into state: inout Feature.State, action: Feature.Action) -> Effect<Feature.Action> { .none }
    }
    """
  }

  private static let children = """
    .ifLet(\\.player, action: \\.player) { Child() }
    .ifLet(\\.$editor, action: \\.editor) { Child() }
    .forEach(\\.rows, action: \\.rows) { Child() }
    .forEach(\\.path, action: \\.path) { Child() }
    .ifLet(\\.$destination, action: \\.destination)
    .ifLet(\\.$alert, action: \\.alert)
    """

  private func diagnostics(_ body: String) throws -> String {
    guard let compiler = Compiler() else { return "" }
    return try compiler.diagnostics(
      of: Self.feature(body),
      flags: compiler.flags(forMacrosOf: "PandoReducerMacros")
        + ["-parse-as-library", "-Xfrontend", "-solver-scope-threshold=3000"]
    )
  }

  @Test func sixChildren_behindAClosureWithoutTypes_takeFewAttempts() throws {
    #expect(
      try diagnostics(
        """
        Reduce { state, action in
          switch action {
          case .tapped: return .none
          default: return .none
          }
        }
        \(Self.children)
        """
      ) == ""
    )
    #expect(try diagnostics("Reduce { state, action in .none }\n\(Self.children)") == "")
    #expect(try diagnostics("Reduce(core)\n\(Self.children)") == "")
  }

  /// Within a reducer, a `Reduce` may have the state of that reducer or another one.
  @Test(
    arguments: [
      "Reduce<State, Action> { state, action in .none }",
      "Reduce(Other())",
      "Reduce<State, Action>(Other())",
      "Scope(state: \\.child, action: \\.child) { Reduce { state, action in state.id += 1; return .none } }",
      "EmptyReducer().ifLet(\\.player, action: \\.player) { Reduce { state, action in .none } }",
      "CombineReducers { Reduce { state, action in .none } }",
    ]
  )
  func reduce_ofOwnOrOtherState_compiles(_ body: String) throws {
    #expect(try diagnostics(body) == "")
  }
}
