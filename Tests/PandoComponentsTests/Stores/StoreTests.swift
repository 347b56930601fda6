import PandoComponents
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of reading and changing the state of a store.
@MainActor
@Suite(.dependencies)
struct StoreTests {
  struct Boiler: AnyState {
    var temperature = 20
    var name = "Old"
    var valves = [1, 2, 3]
    var address = Address()

    struct Address: Codable, Equatable, Sendable {
      var street = ""
      var number = 0
    }

    var title: String {
      get { "\(name) at \(temperature)" }
      set { name = newValue }
    }
  }

  @Test func field_whenWritten_isEmittedOnceAfterTheChange() {
    let store = PlainStore<Boiler>()
    var seen: [Int] = []
    store.didChange += { state in
      #expect(store.state.temperature == state.temperature)
      seen.append(state.temperature)
    }
    store.state.temperature = 30
    store.state.temperature = 30
    store.state.temperature += 1
    #expect(seen == [30, 31])
  }

  @Test func update_ofSeveralFields_isOneChange() {
    let store = PlainStore<Boiler>()
    var seen: [Boiler] = []
    store.didChange += { state in seen.append(state) }
    let result = store.update { state in
      state.temperature = 1
      state.name = "New"
      // The store can be read during its own change.
      #expect(store.state.temperature == 20)
      return state.valves.count
    }
    #expect(result == 3)
    #expect(seen == [Boiler(temperature: 1, name: "New")])
    store.update { $0.temperature = 1 }
    #expect(seen.count == 1)
  }

  @Test func update_thatThrows_keepsWhatItChanged() {
    struct Stop: Error {}
    let store = PlainStore<Boiler>()
    var count = 0
    store.didChange += { count += 1 }
    #expect(throws: Stop.self) {
      try store.update {
        $0.temperature = 5
        throw Stop()
      }
    }
    #expect(store.state.temperature == 5)
    #expect(count == 1)
  }

  @Test func update_inWhichAFieldIsWrittenOtherwise_keepsBoth() {
    let store = PlainStore<Boiler>()
    var count = 0
    store.didChange += { count += 1 }
    store.update { state in
      state.name = "New"
      store.state.temperature = 50
      store.update { $0.valves = [] }
    }
    #expect(store.value == Boiler(temperature: 50, name: "New", valves: []))
    #expect(count == 1)
  }

  @Test func subscriber_thatChangesTheStore_isNotifiedOfThatAfterwards() {
    let store = PlainStore<Boiler>()
    var seen: [Int] = []
    store.didChange += { state in
      if state.temperature < 3 { store.state.temperature += 1 }
      seen.append(state.temperature)
    }
    store.state.temperature = 1
    #expect(seen == [1, 2, 3])
  }

  @Test func reset_givesAllFieldsTheirDefaults() {
    let store = PlainStore(Boiler(temperature: 90, name: "Hot"))
    #expect(store.state.name == "Hot")
    store.reset()
    #expect(store.value == Boiler())
  }

  @Test func partsAndComputedProperties_areReadAndWritten() {
    let store = PlainStore<Boiler>()
    store.state.address.street = "Main"
    store.state.valves[1] = 9
    store.state.title = "Fresh"
    store.binding.address.number.wrappedValue = 7
    store.binding.valves[0].wrappedValue = 8
    #expect(
      store.value
        == Boiler(name: "Fresh", valves: [8, 9, 3], address: .init(street: "Main", number: 7))
    )
    #expect(store.state.title == "Fresh at 20")
    #expect(store.binding.title.wrappedValue == "Fresh at 20")
  }

  @Test func binding_whenWritten_isAChange() {
    let store = PlainStore<Boiler>()
    var count = 0
    store.didChange += { count += 1 }
    store.binding.name.wrappedValue = "B"
    store.binding.name.wrappedValue = "B"
    #expect(store.state.name == "B")
    #expect(count == 1)
  }

  @Test func binding_writtenOnAnotherThread_isWrittenOnTheMainActor() async {
    let store = PlainStore<Boiler>()
    let binding = store.binding.name
    await Task.detached { binding.wrappedValue = "Far" }.value
    #expect(await yieldUntil { store.state.name == "Far" })
    #expect(store.state.name == "Far")
  }

  @Test func store_whenItsComponentIsGone_emitsNothing() async {
    struct Plant: Component, View {
      @ObservedObject var store: PlainStore<Boiler>
      var observers: Void { None }
      var body: some View { EmptyView() }
    }
    let store = PlainStore<Boiler>()
    let app = await Driver.open(Plant(store: store))
    var count = 0
    store.didChange += { count += 1 }
    store.state.temperature = 1
    #expect(count == 1)
    app.close()
    store.state.temperature = 2
    #expect(count == 1)
  }

  @Test func store_thatWasShown_isGoneWithItsComponent() async throws {
    struct Plant: Component, View {
      @ObservedObject var store = PlainStore<Boiler>()
      var observers: Void { store.didChange += { _ in store.binding.name.wrappedValue = "B" } }
      var body: some View { TextField(store.state.name, text: store.binding.name) }
    }
    weak var gone: PlainStore<Boiler>?
    do {
      let component = Plant()
      gone = component.store
      let app = await Driver.open(component)
      component.store.state.temperature = 3
      await app.settle()
      #expect(component.store.state.name == "B")
      app.close()
    }
    await yieldUntil { gone == nil }
    #expect(gone == nil)
  }

  @Test func store_thatNobodyHolds_isGone() {
    weak var gone: PlainStore<Boiler>?
    do {
      let store = PlainStore<Boiler>()
      store.didChange += { _ in }
      store.state.temperature = 4
      gone = store
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}
