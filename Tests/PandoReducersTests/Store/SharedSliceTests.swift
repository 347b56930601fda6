import PandoDependencies
import PandoReducers
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of stores over a slice of one shared value, drawn by several pages.
@MainActor
@Suite(.dependencies) struct SharedSliceTests {
  struct Order: Equatable {
    var number = 1
    var customer = StoreCounter.State(id: 1)
    var guests: IdentifiedArrayOf<StoreCounter.State> = [StoreCounter.State(id: 5)]
  }

  struct Page: View {
    let name: String
    let store: StoreOf<StoreCounter>

    var body: some View {
      Button("\(name) \(store.count)") { store.send(.increment) }
      Text("called \(store.name)")
    }
  }

  @Test func pagesOverOneSlice_seeEachOthersActions() async throws {
    @Shared(value: Order()) var order
    let here = Store(sharing: $order.customer) { StoreCounter() }
    let there = Store(sharing: $order.customer) { StoreCounter() }
    let first = await Driver.open(Page(name: "first", store: here))
    let second = await Driver.open(Page(name: "second", store: there))
    try await first.button("first 0").tap()
    await second.settle()
    #expect(first.button("first 1").exists)
    #expect(second.button("second 1").exists)
    try await second.button("second 1").tap()
    await first.settle()
    #expect(first.button("first 2").exists)
    #expect(order.customer.count == 2)
    there.send(.rename("Blob"))
    await first.settle()
    #expect(first.has(text: "called Blob"))
  }

  @Test func pageOverASlice_whenTheWholeIsChanged_seesIt_andAnotherPartIsNoReason() async throws {
    @Shared(value: Order()) var order
    let store = Store(sharing: $order.customer) { StoreCounter() }
    let driver = await Driver.open(Page(name: "page", store: store))
    driver.resetEvaluations()
    $order.withLock { $0.number = 2 }
    await driver.settle()
    #expect(driver.evaluations(of: Page.self) == 0)
    $order.withLock { $0.customer.count = 10 }
    await driver.settle()
    #expect(driver.button("page 10").exists)
    $order.withLock { $0 = Order(customer: StoreCounter.State(count: 40, name: "Other")) }
    await driver.settle()
    #expect(driver.button("page 40").exists)
    #expect(driver.has(text: "called Other"))
    try await driver.button("page 40").tap()
    #expect(order.customer.count == 41)
  }

  @Test func pageOverAnElement_andOneOverTheWhole_areOne() async throws {
    @Shared(value: Order()) var order
    let whole = Store(sharing: $order.guests) {
      Reduce<IdentifiedArrayOf<StoreCounter.State>, StoreCounter.Action> { state, action in
        if case .rename(let name) = action { state[id: 5]?.name = name }
        return .none
      }
    }
    let guest = try #require(Shared($order.guests[id: 5]))
    let store = Store(sharing: guest) { StoreCounter() }
    let driver = await Driver.open(Page(name: "guest", store: store))
    try await driver.button("guest 0").tap()
    #expect(whole.withState { $0[id: 5]?.count } == 1)
    whole.send(.rename("Blob"))
    await driver.settle()
    #expect(driver.has(text: "called Blob"))
    #expect(driver.button("guest 1").exists)
  }

  @Test func effectsOfOnePage_changeTheOther() async throws {
    @Shared(value: Order()) var order
    let loading = Store(sharing: $order.customer) {
      Reduce<StoreCounter.State, StoreCounter.Action> { state, action in
        switch action {
        case .increment: return .run { send in await send(.rename("loaded")) }
        case .rename(let name):
          state.name = name
          return .none
        }
      }
    }
    let shown = Store(sharing: $order.customer) { StoreCounter() }
    let driver = await Driver.open(Page(name: "page", store: shown))
    await loading.send(.increment).finish()
    await driver.settle()
    #expect(driver.has(text: "called loaded"))
  }
}
