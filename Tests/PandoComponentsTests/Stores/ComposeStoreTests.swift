import Foundation
import OpenCombine
import PandoComponents
import PandoDependencies
import PandoTesting
import PandoUI
import Testing

/// Tests of the stores of the Compose library, under its names.
@MainActor
@Suite(.dependencies)
struct ComposeStoreTests {
  struct State: AnyState {
    var name = ""
    var count = 0
    func isLong() -> Bool { name.count > 5 }
  }

  @Test func state_isAssignedAndReadAsAWhole() {
    let store = PlainStore<State>()
    var changes = 0
    store.didChange += { changes += 1 }
    store.state = State(name: "Ada", count: 2)
    #expect(changes == 1)
    #expect(store.state.name == "Ada")
    store.state.count += 1
    let state: State = store.state
    #expect(state == State(name: "Ada", count: 3))
    #expect(store.state == state)
    #expect(!store.state.isLong())
    let binding: Binding<State> = store.binding
    binding.wrappedValue.name = "Grace"
    binding.count.wrappedValue = 9
    #expect(store.value == State(name: "Grace", count: 9))
  }

  struct TwoComponent: Component, View {
    @ObservedObject var store = PlainStore<State>()
    var observers: Void { None }
    var body: some View { Text("Name \(store.state.name)") }
  }

  @Test func bodyThatReadsAField_dependsOnThatField_stillAlone() async throws {
    let component = TwoComponent()
    let app = await Driver.open(component)
    let counts = await app.evaluations {
      component.store.state.count = 5
      await app.settle()
    }
    #expect(counts["TwoComponent"] == nil)
    component.store.state = State(name: "Ada", count: 5)
    await app.settle()
    #expect(app.text("Name Ada").exists)
    app.close()
  }

  @Test func didStatusChange_emitsAllStatuses_onceForEachChange() async throws {
    let store = IndicatedStore<State, LoadingStatus>()
    var sent: [Set<LoadingStatus>] = []
    store.didStatusChange += { statuses in sent.append(statuses) }
    store.status += .loading
    store.status += .loading
    store.status -= .loading
    store.status -= .loading
    await store.status.during(.loading) {}
    store.status |= .loading
    store.status.removeAll()
    #expect(sent == [[.loading], [], [.loading], [], [.loading], []])
  }

  struct AddressComponent: Component, View {
    @ObservedObject var store = IndicatedStore<State, LoadingStatus>()
    let clear = SignalEmitter()
    var observers: Void { clear += { store.state.name = "" } }
    var body: some View { Button("Clear", emitter: clear) }
  }

  struct OrderComponent: Component, View {
    let address = AddressComponent()
    @ObservedObject var mapped = MappedStore(for: \OrderComponent.address.store)
    var observers: Void { None }
    var body: some View {
      Text("To \(mapped.state.name)")
      if mapped.status ~= .loading { Text("Loading") }
      TextField("Name", text: mapped.binding.name)
      address
    }
  }

  @Test func mappedStore_isTheStoreOfTheInnerComponent() async throws {
    let order = OrderComponent()
    #expect(order.mapped.value == State())
    let app = await Driver.open(order)
    order.address.store.state.name = "Ada"
    order.address.store.status += .loading
    await app.settle()
    #expect(app.text("To Ada").exists)
    #expect(app.text("Loading").exists)
    try await app.textField("Name").clear().type("Ben")
    #expect(order.address.store.state.name == "Ben")
    try await app.button("Clear").tap()
    #expect(app.text("To ").exists)
    app.close()
  }

  struct WrongComponent: Component, View {
    @ObservedObject var mapped = MappedStore(for: \OrderComponent.address.store)
    var observers: Void { None }
    var body: some View { Text("Wrong") }
  }

  @Test func mappedStore_ofAnotherComponent_isReported() async {
    await withKnownIssue {
      let app = await Driver.open(WrongComponent())
      app.close()
    } matching: {
      $0.description.contains("Begin the key path with the component")
    }
  }

  @Test func cancellable_endsWithItsStore() async {
    let subject = PassthroughSubject<Int, Never>()
    let component = TwoComponent()
    let app = await Driver.open(component)
    var values: [Int] = []
    subject.sink { values.append($0) }.store(in: component.store)
    subject.send(1)
    app.close()
    subject.send(2)
    #expect(values == [1])
  }

  @Test func defaultsPersistentStorage_keepsTheState() {
    let store = Store<State, PandoComponents.Empty, PandoComponents.Empty>(
      storage: DefaultsPersistentStorage(key: "draft")
    )
    store.state.name = "Ada"
    store.persistence.save()
    let other = PlainStore<State>(storage: DefaultsPersistentStorage(key: "draft"))
    other.persistence.restore()
    #expect(other.state.name == "Ada")
    other.persistence.purge()
    store.state.name = ""
    store.persistence.restore()
    #expect(store.state.name == "")
    #expect(DefaultsPersistentStorage(key: "draft").key == "draft")
  }
}
