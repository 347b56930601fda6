import PandoComponents
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of stores whose state is a slice of a shared value.
@MainActor
@Suite(.dependencies)
struct SharedStoreTests {
  struct Trip: Equatable {
    var ticket = Ticket()
    var stops = ["home": Ticket()]
    var notes = ""
  }

  struct Ticket: AnyState {
    var from = "Ulm"
    var to = ""
    var seats = 1
  }

  struct Validation: AnyValidation {
    let route = Validator {
      ValidatorField(for: \Ticket.to) {
        NonEmptyRule().errorMessage("Where to?")
      }
    }
  }

  @Test func slice_ofSharedState_isTheStateOfTheStore_inBothDirections() {
    @Shared(value: Trip()) var trip
    let store = ValidatedStore<Ticket, Validation>(sharing: $trip.ticket)
    var seen: [Ticket] = []
    store.didChange += { seen.append($0) }
    store.state.seats = 2
    #expect(trip.ticket.seats == 2)
    #expect(!store.validation.route.isValid)
    $trip.withLock { $0.ticket.to = "Bern" }
    #expect(store.state.to == "Bern")
    #expect(store.validation.route.isValid)
    #expect(seen.map(\.to) == ["", "Bern"])
    // A change outside the slice is not reported.
    $trip.withLock { $0.notes = "early" }
    #expect(seen.count == 2)
  }

  @Test func twoStores_ofOneSlice_areTogether() {
    @Shared(value: Trip()) var trip
    let one = ValidatedStore<Ticket, Validation>(sharing: $trip.ticket)
    let other = ValidatedStore<Ticket, Validation>(sharing: $trip.ticket)
    var heard = 0
    other.didChange += { _ in heard += 1 }
    one.update {
      $0.to = "Como"
      $0.seats = 4
    }
    #expect(other.state.to == "Como")
    #expect(other.validation.route.isValid)
    #expect(other.value == trip.ticket)
    #expect(heard > 0)
  }

  @Test func validator_runsForWhatASubscriberChangesBesideTheStore() {
    @Shared(value: Trip()) var trip
    let store = ValidatedStore<Ticket, Validation>(sharing: $trip.ticket)
    store.didChange += { state in
      if state.seats > 5 { $trip.withLock { $0.ticket.to = "" } }
    }
    store.state.to = "Lund"
    #expect(store.validation.route.isValid)
    store.state.seats = 6
    #expect(!store.validation.route.isValid)
  }

  @Test func slice_thatIsComputed_isWrittenToo() {
    @Shared(value: Trip()) var trip
    let slice = $trip.stops["home", default: Ticket()]
    let store = ValidatedStore<Ticket, Validation>(sharing: slice)
    store.state.to = "Graz"
    store.update { $0.seats = 3 }
    #expect(trip.stops["home"] == Ticket(from: "Ulm", to: "Graz", seats: 3))
    #expect(store.validation.route.isValid)
  }

  @Test func change_fromAnotherThread_isHeardOnTheMainActor() async {
    @Shared(value: Trip()) var trip
    let store = ValidatedStore<Ticket, Validation>(sharing: $trip.ticket)
    let changes = store.didChange.values
    await Task.detached { [$trip] in $trip.withLock { $0.ticket.to = "Riga" } }.value
    for await state in changes {
      #expect(state.to == "Riga")
      break
    }
    #expect(store.validation.route.isValid)
  }

  @Test func fieldOfASharedStore_notifiesItsReadersOnly() async throws {
    struct SeatsView: View {
      @ObservedObject var store: ValidatedStore<Ticket, Validation>
      var body: some View { Text("\(store.state.seats) seats") }
    }
    @Shared(value: Trip()) var trip
    let store = ValidatedStore<Ticket, Validation>(sharing: $trip.ticket)
    let app = await Driver.open(SeatsView(store: store))
    let count = app.evaluations(of: SeatsView.self)
    $trip.withLock { $0.ticket.from = "Wels" }
    await app.settle()
    #expect(app.evaluations(of: SeatsView.self) == count)
    $trip.withLock { $0.ticket.seats = 9 }
    await app.settle()
    #expect(app.text("9 seats").exists)
    #expect(app.evaluations(of: SeatsView.self) == count + 1)
  }

  @Test func store_thatIsClosedOrGone_followsNothing() {
    @Shared(value: Trip()) var trip
    weak var gone: ValidatedStore<Ticket, Validation>?
    do {
      let store = ValidatedStore<Ticket, Validation>(sharing: $trip.ticket)
      gone = store
      store.state.to = "Oslo"
    }
    #expect(gone == nil)
    $trip.withLock { $0.ticket.to = "Kiel" }
    #expect(trip.ticket.to == "Kiel")
  }
}
