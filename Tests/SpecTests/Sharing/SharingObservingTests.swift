import OpenCombine
import PandoDependencies
import PandoSharing
import Testing

private enum Action: Equatable, Sendable {
  case crateCountUpdated(Int)
}

@Suite struct SharingObservingTests {
  private struct State {
    @Shared var crates: Int
  }

  @Test func S10_publisher_whenMappedToAnAction_sendsTheCurrentValueAndEachChange() {
    let state = State(crates: Shared(1))
    let actions = Locked<[Action]>([])
    let cancellable = state.$crates.publisher
      .map(Action.crateCountUpdated)
      .sink { action in actions.withLock { $0.append(action) } }
    state.crates = 2
    state.crates += 1
    cancellable.cancel()
    state.crates = 9
    #expect(
      actions.withLock { $0 }
        == [.crateCountUpdated(1), .crateCountUpdated(2), .crateCountUpdated(3)]
    )
  }

  /// The loop that the document warns of. Here it is stopped, and the stack does not grow.
  @Test func S11_publisher_whenItsSubscriberWrites_publishesAgain() {
    let state = State(crates: Shared(0))
    let crates = state.$crates
    let seen = Locked<Int>(0)
    let cancellable = crates.publisher.sink { count in
      seen.withLock { $0 = count }
      if count < 10_000 { crates.wrappedValue = count + 1 }
    }
    cancellable.cancel()
    #expect(seen.withLock { $0 } == 10_000)
    #expect(state.crates == 10_000)
  }
}
