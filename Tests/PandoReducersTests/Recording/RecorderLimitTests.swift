import Foundation
import Observation
import PandoReducers
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of the number of steps that a recorder keeps, and of the steps that it drops.
@MainActor
@Suite(.dependencies) struct RecorderLimitTests {
  private func makeStore(_ recorder: StoreRecorder<Basket.State, Basket.Action>) -> StoreOf<Basket>
  {
    Store(initialState: Basket.State(), recorder: recorder) {
      Basket()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSince1970: 1_000))
    }
  }

  @Test func recorder_thatIsNotBegun_keepsNothing() {
    let recorder = StoreRecorder<Basket.State, Basket.Action>(isRecording: false)
    let store = makeStore(recorder)
    store.send(.addButtonTapped(name: "Bread"))
    #expect(!recorder.isRecording && recorder.recording == nil)
    #expect(store.recording.steps.isEmpty)
  }

  @Test func recorder_whenBegun_keepsWhatHappensFromThenOn_untilItIsStopped() {
    let recorder = StoreRecorder<Basket.State, Basket.Action>(isRecording: false)
    let store = makeStore(recorder)
    store.send(.addButtonTapped(name: "Bread"))
    recorder.restart(from: store.state)
    store.send(.addButtonTapped(name: "Milk"))
    recorder.stop()
    store.send(.addButtonTapped(name: "Eggs"))
    let recording = store.recording
    #expect(recording.feature == "Basket")
    #expect(recording.initialState.rows.map(\.name) == ["Bread"])
    #expect(recording.steps.map(\.action) == [.addButtonTapped(name: "Milk")])
    // The first UUID was used before the recording.
    #expect(recording.steps.map(\.values.uuids) == [[UUID(1)]])
    #expect(recording.expectSameStates { Basket() })
    recorder.restart(from: store.state)
    #expect(store.recording.steps.isEmpty && store.recording.initialState.rows.count == 3)
    store.send(.addButtonTapped(name: "Salt"))
    #expect(store.recording.steps.map(\.values.uuids) == [[UUID(3)]])
  }

  @Test func state_thatIsTooLarge_endsTheRecording_whichSaysSo() {
    let recorder = StoreRecorder<Basket.State, Basket.Action>(maxStateSize: 2_000)
    let store = makeStore(recorder)
    store.send(.binding(.set(\.note, "short")))
    #expect(recorder.isRecording && !recorder.isFull)
    let isTold = LockIsolated(false)
    withObservationTracking {
      _ = recorder.isFull
    } onChange: {
      isTold.setValue(true)
    }
    store.send(.binding(.set(\.note, String(repeating: "long", count: 500))))
    #expect(isTold.value)
    #expect(!recorder.isRecording && recorder.isFull)
    store.send(.binding(.set(\.note, "short again")))
    #expect(store.recording.steps.map(\.state.note) == ["short"])
    recorder.restart(from: store.state)
    #expect(recorder.isRecording && !recorder.isFull)
    #expect(store.recording.initialState.note == "short again")
  }

  @Test func element_thatComesBetweenOthers_isInserted() {
    let recording = Self.recording(of: [
      ["a", "c"], ["a", "b", "c"], ["x", "a", "b"], ["b", "a"],
    ])
    #expect(
      recording == [
        #"$0.rows.insert(BasketRow.State(id: UUID(98), name: "b", count: 0), at: 1)"#,
        "$0.rows.remove(id: UUID(99))",
        #"$0.rows.insert(BasketRow.State(id: UUID(120), name: "x", count: 0), at: 0)"#,
        "$0.rows = [",
      ]
    )
  }

  @Test func elements_thatAreNew_areOneValue() {
    #expect(Self.recording(of: [[], ["a", "b"]]) == ["$0.rows = ["])
    #expect(Self.recording(of: [["a"], ["b", "c"]]) == ["$0.rows = ["])
    #expect(Self.recording(of: [["a", "b"], []]).allSatisfy { $0.contains(".remove(id: ") })
  }

  @Test func dialog_isWrittenAsACall() {
    let action = Dialogs.Action.ask
    let store = Store(initialState: Dialogs.State(), recorder: StoreRecorder()) { Dialogs() }
    store.send(action)
    #expect(
      store.recording.source.contains(
        "ConfirmationDialogState(titleVisibility: .visible) {\n      TextState(\"a = b\")"
      )
    )
    #expect(store.recording.source.contains("$0.$names.withLock { _ = $0.insert("))
  }

  /// The statements for rows with these names, by their first lines.
  private static func recording(of rows: [[String]]) -> [String] {
    func state(_ names: [String]) -> Basket.State {
      let rows = names.map {
        BasketRow.State(id: UUID(Int($0.utf8.first!)), name: $0, count: 0)
      }
      return Basket.State(rows: IdentifiedArray(uniqueElements: rows))
    }
    var recording = Recording<Basket.State, Basket.Action>(
      feature: "Basket",
      initialState: state(rows[0])
    )
    recording.steps = rows.dropFirst().map {
      .init(action: .priceButtonTapped, origin: .sent, state: state($0))
    }
    return recording.source.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
      .filter { $0.hasPrefix("$0.") }.map { String($0) }
  }
}

@Reducer
private struct Dialogs {
  @ObservableState
  struct State: Equatable {
    @Presents var dialog: ConfirmationDialogState<Never>?
    @Shared var names: IdentifiedArrayOf<BasketRow.State>

    init() {
      _names = Shared(value: [BasketRow.State(id: UUID(1), name: "", count: 0)])
    }
  }

  enum Action { case ask, dialog(PresentationAction<Never>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .ask = action else { return .none }
      state.dialog = ConfirmationDialogState(titleVisibility: .visible) { TextState("a = b") }
      state.$names.withLock {
        _ = $0.insert(BasketRow.State(id: UUID(2), name: "a = \"b", count: 0), at: 0)
      }
      return .none
    }
    .ifLet(\.$dialog, action: \.dialog)
  }
}
