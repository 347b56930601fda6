import Testing

@testable import PandoSharing

@Suite struct FileWatchMachineTests {
  @Test func settled_checksOnceUntilTheCheckBegins() {
    var machine = FileWatchMachine()
    #expect(machine.handle(.settled) == .check)
    #expect(machine.handle(.settled) == .none)
    #expect(Check(&machine) == Check(generation: 2, isConfirming: false))
    #expect(machine.handle(.settled) == .check)
  }

  @Test func touched_waitsForQuietAndIsOvertakenBySettled() {
    var machine = FileWatchMachine()
    #expect(machine.handle(.touched) == .wait(.quiet, generation: 1))
    #expect(machine.handle(.touched) == .wait(.quiet, generation: 2))
    #expect(machine.pauseEnded(generation: 1) == .none)
    #expect(machine.handle(.settled) == .check)
    #expect(Check(&machine) == Check(generation: 3, isConfirming: false))
    #expect(machine.pauseEnded(generation: 2) == .none)
  }

  @Test func suspect_isConfirmedAfterAPauseWithoutEvents() throws {
    var machine = FileWatchMachine()
    #expect(machine.handle(.settled) == .check)
    let generation = try #require(machine.beginCheck()?.generation)
    #expect(machine.suspect(generation: generation) == .wait(.quiet, generation: 1))
    #expect(machine.pauseEnded(generation: 1) == .check)
    #expect(Check(&machine) == Check(generation: 1, isConfirming: true))
    #expect(machine.handle(.touched) == .wait(.quiet, generation: 2))
    #expect(machine.suspect(generation: 1) == .none)
    #expect(machine.pauseEnded(generation: 2) == .check)
    #expect(Check(&machine) == Check(generation: 2, isConfirming: false))
    #expect(machine.suspect(generation: 2) == .wait(.open, generation: 2))
  }

  @Test func check_whenWritingBeganBefore_isVoid() {
    var machine = FileWatchMachine()
    #expect(machine.handle(.settled) == .check)
    #expect(machine.handle(.touched) == .wait(.quiet, generation: 2))
    #expect(Check(&machine) == nil)
    #expect(machine.pauseEnded(generation: 2) == .check)
    #expect(Check(&machine) == Check(generation: 2, isConfirming: false))
    #expect(Check(&machine) == nil)
  }
}

private struct Check: Hashable {
  var generation: UInt64
  var isConfirming: Bool
}

extension Check {
  /// Begins a check of the machine.
  init?(_ machine: inout FileWatchMachine) {
    guard let begun = machine.beginCheck() else { return nil }
    self.init(generation: begun.generation, isConfirming: begun.isConfirming)
  }
}
