import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of the statuses that a store reports.
@MainActor
@Suite(.dependencies)
struct StoreStatusTests {
  enum Status: AnyStatus { case loading, saving, sending }
  struct State: AnyState { var count = 0 }
  typealias TestStore = IndicatedStore<State, Status>

  @Test func operators_changeAndAsk() {
    let store = TestStore()
    #expect(store.status.isEmpty)
    store.status += .loading
    store.status += .loading
    store.status += .saving
    #expect(store.status == [.loading, .saving])
    #expect(store.status ~= .loading)
    #expect(!(store.status !~= .loading))
    store.status -= .loading
    #expect(store.status !~= .loading)
    #expect(!(store.status ~= .loading))
    store.status |= .sending
    #expect(store.status == [.sending])
    store.status -= .saving
    #expect(store.status.all == [.sending])
    store.status.removeAll()
    #expect(store.status.isEmpty)
  }

  @Test func during_holdsForAsLongAsTheOperation() async {
    let store = TestStore()
    let result = await store.status.during(.saving) {
      #expect(store.status == [.saving])
      return 7
    }
    #expect(result == 7)
    #expect(store.status.isEmpty)
  }

  @Test func during_thatThrows_takesItsStatusAway() async {
    struct Refused: Error {}
    let store = TestStore()
    await #expect(throws: Refused.self) {
      try await store.status.during(.saving) { throw Refused() }
    }
    #expect(store.status.isEmpty)
  }

  @Test func during_thatIsCancelled_takesItsStatusAway() async {
    let store = TestStore()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (endless, _) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      await store.status.during(.saving) {
        start.yield()
        for await _ in endless {}
      }
    }
    for await _ in started { break }
    #expect(store.status ~= .saving)
    task.cancel()
    await task.value
    #expect(store.status.isEmpty)
  }

  @Test func during_twiceAtOnce_holdsUntilTheLastEnds() async {
    let store = TestStore()
    await store.status.during(.loading) {
      await store.status.during(.loading) {}
      #expect(store.status ~= .loading)
    }
    #expect(store.status.isEmpty)
  }

  @Test func status_thatWasAddedAsWell_staysAfterTheOperation() async {
    let store = TestStore()
    store.status += .loading
    await store.status.during(.loading) {}
    #expect(store.status ~= .loading)
  }

  @Test func status_thatIsRemovedDuringItsOperation_isGone() async {
    let store = TestStore()
    await store.status.during(.loading) {
      store.status -= .loading
      #expect(store.status.isEmpty)
      store.status += .loading
    }
    #expect(store.status ~= .loading)
  }

  struct LoadingView: View {
    let store: TestStore
    var body: some View { Text(store.status ~= .loading ? "loading" : "quiet") }
  }

  struct BusyView: View {
    let store: TestStore
    var body: some View { Text(store.status.isEmpty ? "idle" : "busy") }
  }

  struct CountView: View {
    let store: TestStore
    var body: some View { Text("\(store.state.count)") }
  }

  struct Screen: Component, View {
    @ObservedObject var store = TestStore()
    var observers: Void { None }
    var body: some View {
      LoadingView(store: store)
      BusyView(store: store)
      CountView(store: store)
    }
  }

  @Test func status_notifiesItsReaders() async {
    let screen = Screen()
    let app = await Driver.open(screen)
    let saving = await app.evaluations { screen.store.status += .saving }
    #expect(saving.filter { $0.key.hasSuffix("View") } == ["BusyView": 1])
    let loading = await app.evaluations { screen.store.status += .loading }
    #expect(loading.filter { $0.key.hasSuffix("View") } == ["LoadingView": 1])
    let again = await app.evaluations {
      screen.store.status += .loading
      await screen.store.status.during(.saving) {}
      screen.store.status -= .sending
    }
    #expect(again == [:])
    let counting = await app.evaluations { screen.store.state.count = 1 }
    #expect(counting.filter { $0.key.hasSuffix("View") } == ["CountView": 1])
    app.close()
  }
}
