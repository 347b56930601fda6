import PandoSharing
import Testing

// The listings declare these inside reducers; here the shared state is shown without them.

private enum Warehouse {
  struct State: Equatable {
    @Shared var crates: Int
    var aisle: Forklift.State?
  }
}

private enum Forklift {
  struct State: Equatable {
    @Shared var crates: Int
    var isLifting = false
  }
}

@Suite struct SharingExplicitTests {
  @Test func S01_state_whenMadeOfAShared_holdsItsValue() {
    let state = Warehouse.State(crates: Shared(4))
    #expect(state.crates == 4)
  }

  @Test func S02_stateOfAChild_whenItHasOtherProperties_keepsThemToItself() {
    let crates = Shared(value: 4)
    var first = Forklift.State(crates: crates)
    let second = Forklift.State(crates: crates)
    first.isLifting = true
    first.crates = 5
    #expect(second == Forklift.State(crates: Shared(5), isLifting: false))
  }

  @Test func S03_reference_whenHandedToAChild_carriesChangesBothWays() throws {
    var state = Warehouse.State(crates: Shared(4))
    state.aisle = Forklift.State(crates: state.$crates)
    state.aisle?.crates += 1
    #expect(state.crates == 5)
    state.crates = 9
    #expect(try #require(state.aisle).crates == 9)
  }
}
