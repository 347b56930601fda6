import PandoDependencies
import PandoTesting
import Testing

@testable import PandoSharing

/// Tests of successive changes of one field, which are one step until there is a pause.
@MainActor
@Suite struct UndoTypingTests {
  struct Trip: Codable, Hashable, Sendable {
    var title = ""
    var place = ""
    var days = 0
    var isPaid = false
    var tags: [String: String] = ["a": "", "b": ""]
  }

  private let manager = UndoManager()
  private let clock = TestClock()

  private func turn(_ body: () -> Void) {
    withDependencies {
      $0.undoManager = manager
      $0.continuousClock = clock
    } operation: {
      body()
      manager.endTurn()
    }
  }

  private func type(_ text: String, _ change: (String) -> Void) {
    for end in text.indices { turn { change(String(text[...end])) } }
  }

  @Test func typing_isOneStep_andAfterAPauseAnother() async {
    let trip = Shared(value: Trip()).undoable(pause: .seconds(2))
    type("Rome") { text in trip.title.withLock { $0 = text } }
    await clock.advance(by: .seconds(2))
    type("Rome!") { text in trip.title.withLock { $0 = text } }
    #expect(manager.undoCount == 1)
    await clock.advance(by: .seconds(2.1))
    type("Rome!?") { text in trip.title.withLock { $0 = text } }
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(trip.title.wrappedValue == "Rome!")
    manager.undo()
    #expect(trip.title.wrappedValue.isEmpty)
    manager.redo()
    #expect(trip.title.wrappedValue == "Rome!")
  }

  @Test func typing_throughTheWholeValue_isOneStepForEachField() {
    let trip = Shared(value: Trip()).undoable()
    type("Rome") { text in trip.withLock { $0.title = text } }
    type("Italy") { text in trip.withLock { $0.place = text } }
    type("x") { text in trip.withLock { $0.tags["a"] = text } }
    type("y") { text in trip.withLock { $0.tags["b"] = text } }
    #expect(manager.undoCount == 4)
    for _ in 1...3 { manager.undo() }
    #expect(trip.wrappedValue == Trip(title: "Rome"))
  }

  @Test func numbers_areOneStep_andFlagsAreStepsEach() {
    let trip = Shared(value: Trip()).undoable()
    for number in 1...5 { turn { trip.days.withLock { $0 = number } } }
    #expect(manager.undoCount == 1)
    for _ in 1...4 { turn { trip.isPaid.withLock { $0.toggle() } } }
    #expect(manager.undoCount == 5)
  }

  @Test func typing_betweenWhichAnotherChangedTheValue_isOneStep_andLeavesThat() {
    let trip = Shared(value: Trip()).undoable()
    turn { trip.title.withLock { $0 = "R" } }
    withDependencies {
      $0.undoManager = nil
    } operation: {
      trip.isPaid.withLock { $0 = true }
    }
    turn { trip.title.withLock { $0 = "Ro" } }
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(trip.wrappedValue == Trip(isPaid: true))
    manager.redo()
    #expect(trip.wrappedValue == Trip(title: "Ro", isPaid: true))
  }

  @Test func typing_afterAnUndo_isAnotherStep() {
    let trip = Shared(value: Trip()).undoable()
    type("Rome") { text in trip.title.withLock { $0 = text } }
    turn { trip.isPaid.withLock { $0 = true } }
    manager.undo()
    type("Rome!") { text in trip.title.withLock { $0 = text } }
    manager.undo()
    manager.redo()
    type("Rome!?") { text in trip.title.withLock { $0 = text } }
    #expect(manager.undoCount == 2)
  }

  @Test func typing_withoutAClockInATest_isOneStep() {
    let trip = Shared(value: Trip()).undoable()
    for text in ["a", "ab"] {
      withDependencies {
        $0.undoManager = manager
      } operation: {
        trip.title.withLock { $0 = text }
        manager.endTurn()
      }
    }
    #expect(manager.undoCount == 1)
  }
}
