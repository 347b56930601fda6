import Testing

@testable import PandoSharing

@Suite struct FileWatchMachineTests {
  @Test func settled_checksOnceUntilTheCheckBegins() {
    var machine = FileWatchMachine()
    #expect(machine.handle(.settled) == .check)
    #expect(machine.handle(.settled) == .none)
    #expect(machine.beginCheck() == (2, false))
    #expect(machine.handle(.settled) == .check)
  }

  @Test func touched_waitsForQuietAndIsOvertakenBySettled() {
    var machine = FileWatchMachine()
    #expect(machine.handle(.touched) == .wait(.quiet, generation: 1))
    #expect(machine.handle(.touched) == .wait(.quiet, generation: 2))
    #expect(machine.pauseEnded(generation: 1) == .none)
    #expect(machine.handle(.settled) == .check)
    #expect(machine.beginCheck() == (3, false))
    #expect(machine.pauseEnded(generation: 2) == .none)
  }

  @Test func suspect_isConfirmedAfterAPauseWithoutEvents() {
    var machine = FileWatchMachine()
    #expect(machine.handle(.settled) == .check)
    let (generation, _) = machine.beginCheck()
    #expect(machine.suspect(generation: generation) == .wait(.quiet, generation: 1))
    #expect(machine.pauseEnded(generation: 1) == .check)
    #expect(machine.beginCheck() == (1, true))
    #expect(machine.handle(.touched) == .wait(.quiet, generation: 2))
    #expect(machine.suspect(generation: 1) == .none)
    #expect(machine.pauseEnded(generation: 2) == .check)
    #expect(machine.beginCheck() == (2, false))
    #expect(machine.suspect(generation: 2) == .wait(.open, generation: 2))
  }
}
