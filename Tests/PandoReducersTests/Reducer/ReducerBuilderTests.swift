import CustomDump
import Foundation
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing
import PandoTesting
import Testing

private struct Note: Reducer {
  let word: String
  func reduce(into state: inout [String], action: Int) -> Effect<Int> {
    state.append("\(word)\(action)")
    return .send(action)
  }
}

private func reduce(_ reducer: some Reducer<[String], Int>, _ action: Int = 1) -> [String] {
  var state: [String] = []
  _ = reducer._reduce(into: &state, action: action)
  return state
}

@MainActor
@Suite(.dependencies) struct ReducerBuilderTests {
  @Test func reducers_whenCombined_runInTheirOrderAndTheirEffectsToo() {
    func reducer(_ isLong: Bool) -> some Reducer<[String], Int> {
      CombineReducers {
        Note(word: "a")
        if isLong { Note(word: "b") }
        if isLong { Note(word: "c") } else { EmptyReducer() }
        for word in ["d", "e"] { Note(word: word) }
        Note(word: "f") as any Reducer<[String], Int>
      }
    }
    #expect(reduce(reducer(true)) == ["a1", "b1", "c1", "d1", "e1", "f1"])
    #expect(reduce(reducer(false)) == ["a1", "d1", "e1", "f1"])
    var state: [String] = []
    guard case .actions(let actions) = reducer(true)._reduce(into: &state, action: 2).operation
    else {
      Issue.record("they are no list of actions")
      return
    }
    #expect(actions == [2, 2, 2, 2, 2, 2])
  }

  @Test func reducer_whenCalledDirectly_reduces() {
    var state = 0
    _ = Reduce<Int, Void> { state, _ in
      state += 1
      return .none
    }.reduce(into: &state, action: ())
    #expect(state == 1)
  }

  @Test func onChange_whenTheValueChanges_isCalledWithTheOldOne() {
    let reducer = Note(word: "a").onChange(of: \.count) { old, state in
      state.append("was \(old)")
      return .send(9)
    }
    var state = ["x"]
    let effect = reducer._reduce(into: &state, action: 1)
    #expect(state == ["x", "a1", "was 1"])
    guard case .actions(let actions) = effect.operation else {
      Issue.record("the effects are no list of actions")
      return
    }
    #expect(actions == [1, 9])
    let still = EmptyReducer<[String], Int>().onChange(of: \.count) { _, state in
      state.append("never")
      return .none
    }
    #expect(reduce(still) == [])
  }

  @Test func dependencies_whenSetSeveralTimes_theInnermostHasTheLastWord() {
    struct Reader: Reducer {
      @Dependency(\.uuid) var uuid
      func reduce(into state: inout [String], action: Int) -> Effect<Int> {
        state.append(uuid().uuidString)
        return .none
      }
    }
    let fused = Reader()
      .dependency(\.uuid, .constant(UUID(1)))
      .dependency(\.uuid, .constant(UUID(2)))
    #expect((fused as Any) is _DependencyKeyWritingReducer<Reader>)
    #expect(reduce(fused) == [UUID(1).uuidString])
    let around = CombineReducers { Reader().dependency(\.uuid, .constant(UUID(1))) }
      .transformDependency(\.uuid) { $0 = .constant(UUID(2)) }
    #expect(reduce(around) == [UUID(1).uuidString])
  }

  @Test func actions_whenDescribed_showCasesAndLabelsWithoutValues() {
    enum Action {
      case row(index: Int, action: RowAction)
      case pair(Bool, Int)
      case nothing
      enum RowAction { case textChanged(query: String) }
    }
    #expect(
      debugCaseOutput(Action.row(index: 1, action: .textChanged(query: "secret")))
        .hasSuffix("Action.row(index:, action: .textChanged(query:))")
    )
    #expect(debugCaseOutput(Action.pair(true, 1)).hasSuffix("Action.pair(_:, _:)"))
    #expect(debugCaseOutput(Action.nothing).hasSuffix("ReducerBuilderTests.Action.nothing"))
  }

  @Test func signpost_whenActionsAndEffectsRun_getsTheirBeginningsAndEnds() async {
    let lines = Locked<[String]>([])
    let log = SignpostLog { interval in
      lines.withLock { $0.append("\(interval.name) \(interval.message)") }
      return { lines.withLock { $0.append("\(interval.name) ended") } }
    }
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, action in action ? .run { await $0(false) } : .none }
        .signpost("x", log: log)
    }
    await store.send(true).finish()
    let heard = lines.withLock { $0 }
    #expect(heard.filter { $0 == "Action ended" }.count == 2)
    #expect(heard.filter { $0 == "Effect ended" }.count == 1)
    #expect(heard.first?.hasPrefix("Action [x] ") == true)
  }

  #if DEBUG
    @Test func printer_whenActionsAreReduced_getsEachInOrder() async {
      let changes = Locked<[String]>([])
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let printer = _ReducerPrinter<Int, Bool> { action, old, new in
        changes.withLock { $0.append("\(action) \(old) \(new)") }
        continuation.yield()
      }
      let store = Store(initialState: 0) {
        Reduce<Int, Bool> { state, action in
          state += action ? 1 : -1
          return .none
        }
        ._printChanges(printer)
      }
      store.send(true)
      store.send(false)
      var iterator = stream.makeAsyncIterator()
      await iterator.next()
      await iterator.next()
      #expect(changes.withLock { $0 } == ["true 0 1", "false 1 0"])
    }

    @Test func printer_whenSharedStateChanges_printsWhatItWasAndWhatItBecame() async {
      let lines = Locked<[String]>([])
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let queue = DispatchQueue(label: "test")
      let printer = _ReducerPrinter<PrintedState, Bool?>(
        printChange: { _, old, new in
          lines.withLock { $0.append(diff(old, new) ?? "no change") }
          continuation.yield()
        },
        queue: queue
      )
      let store = Store(initialState: PrintedState()) {
        Reduce<PrintedState, Bool?> { state, action in
          guard let action else { return .none }
          if action { state.$count.withLock { $0 += 1 } }
          if !action {
            state.rows[0].$name.withLock { $0 = "other" }
            // After a write, an array has new storage and is compared by its elements.
            state.rows.reserveCapacity(2)
          }
          return .none
        }
        ._printChanges(printer)
      }
      // An action prints its own changes, even if more actions came since.
      queue.suspend()
      store.send(true)
      store.send(true)
      store.send(nil)
      store.send(false)
      queue.resume()
      var iterator = stream.makeAsyncIterator()
      for _ in 1...4 { await iterator.next() }
      let printed = lines.withLock { $0 }
      #expect(
        printed[0] == """
            PrintedState(
          -   _count: 0,
          +   _count: 1,
              rows: […],
              title: "same"
            )
          """
      )
      #expect(printed[1].contains("-   _count: 1,\n+   _count: 2,"))
      #expect(printed[2] == "no change")
      #expect(
        printed[3] == """
            PrintedState(
              _count: 2,
              rows: [
                [0]: PrintedState.Row(
          -       _name: "first"
          +       _name: "other"
                )
              ],
              title: "same"
            )
          """
      )
    }

    @Test func sharedValueOfAnElement_whenItChanges_isADifferenceOfItsOwn() {
      let state = PrintedState()
      var printing = SharedChangePrinting(before: state)
      state.rows[0].$name.withLock { $0 = "other" }
      printing.finish(after: state)
      #expect(SharedChangePrinting.difference == nil)
      printing.printing {
        #expect(SharedChangePrinting.difference == "- \"first\"\n+ \"other\"")
      }
    }
  #endif
}

#if DEBUG
  private struct PrintedState: Equatable {
    struct Row: Equatable {
      @Shared var name: String
    }
    @Shared(value: 0) var count
    var rows = [Row(name: Shared(value: "first"))]
    var title = "same"
  }
#endif
