import PandoComponents
import PandoTesting
import PandoUI
import Testing

// A component that is made when it is shown.

struct ChartTableComponent: Component, View {

  let didPlot = SignalEmitter()

  var observers: Void { None }
  var body: some View { Button("Plot", emitter: didPlot) }

}

struct BridgeComponent: RouterComponent {

  let chartTable = LazyComponent(ChartTableComponent())

  @ObservedObject var router = Router(start: \Self.self)

  let openChartTable = SignalEmitter()

}

extension BridgeComponent: View {

  var observers: Void {
    openChartTable += {
      router.push(\Self.chartTable)
    }

    chartTable.didCreate += {
      Logbook.parts.lines.append("created")

      chartTable.didPlot += {
        Logbook.parts.lines.append("plotted")
        router.pop()
      }
    }
  }

}

extension BridgeComponent: RoutableView {

  var body: some View {
    RouterView()
  }

  var routableBody: some View {
    VStack {
      Button(emitter: openChartTable) {
        Text("To the charts")
      }
    }

  }

}

// A component made from a value.

struct Passenger {
  let fullName: String
}

struct TicketComponent: Component {

  let passenger: Passenger

  let close = SignalEmitter()

}

extension TicketComponent: View {

  var observers: Void { None }
  var body: some View {
    Text("Ticket of \(passenger.fullName)")
    Button("Close", emitter: close)
  }

}

struct GangwayComponent: RouterComponent {

  let ticket = DynamicComponent<TicketComponent>()

  @ObservedObject var router = Router(start: \Self.self)

  let openTicket = Emitter<Passenger>()

}

extension GangwayComponent {

  var observers: Void {
    openTicket += { passenger in
      ticket.create {
        TicketComponent(passenger: passenger)
      }

      ticket.close += {
        ticket.destroy()
        router.pop()
      }

      router.push(\Self.ticket)
    }
  }

}

extension GangwayComponent: RoutableView {

  var body: some View { RouterView() }

  var routableBody: some View {
    Button("Check in", emitter: openTicket, value: Passenger(fullName: "Ada Brand"))
  }

}

// A service.

extension Services {

  var pilot: PilotService {
    get {
      self[PilotService.self]
    }
    set {
      self[PilotService.self] = newValue
    }
  }

}

struct PilotService: Service {

  static var Name = "harbour.pilot"

}

extension PilotService {

  func call() {
    Logbook.parts.lines.append("The pilot is called.")
  }

}

struct WheelhouseComponent: Component, View {

  let hail = SignalEmitter()

  var body: some View { Button("Hail", emitter: hail) }

}

extension WheelhouseComponent {

  var observers: Void {
    hail += {
      services.pilot.call()
    }
  }

}

// The root of an application.

struct FleetComponent: RouterComponent {

  let ship = ShipComponent()
  let ferry = FerryComponent()

  @ObservedObject var router = Router(start: \Self.ship)

  var observers: Void { None }

}

extension FleetComponent: StartupComponent {

  func willBindRootComponent() {
    Logbook.parts.lines.append("before")
  }

  func didBindRootComponent() {
    Logbook.parts.lines.append("after, with \(ship.deck.openHold.subscriptionCount) subscription")
  }

}

@MainActor
@Suite(.serialized)
struct PartsTests {
  init() { Logbook.parts.lines = [] }

  @Test func C19_startup_callsBothHooks_andShowsTheRoot() async throws {
    let app = await Driver.open(app: ComponentApp<FleetComponent>())
    #expect(Logbook.parts.lines == ["before", "after, with 1 subscription"])
    #expect(app.text("On deck").exists)
    app.close()
  }

  @Test func C20_lazyComponent_isMadeWhenItIsShown() async throws {
    let app = await Driver.open(BridgeComponent())
    #expect(Logbook.parts.lines.isEmpty)
    try await app.button("To the charts").tap()
    #expect(Logbook.parts.lines == ["created"])
    #expect(app.button("Plot").exists)
  }

  @Test func C21_itsEmitters_areObservedFromThenOn() async throws {
    let app = await Driver.open(BridgeComponent())
    for _ in 0..<2 {
      try await app.button("To the charts").tap()
      try await app.button("Plot").tap()
    }
    #expect(Logbook.parts.lines == ["created", "plotted", "created", "plotted"])
  }

  @Test func C22_component_isMadeOfAValue() async {
    let app = await Driver.open(TicketComponent(passenger: Passenger(fullName: "Ida Koch")))
    #expect(app.text("Ticket of Ida Koch").exists)
  }

  @Test func C23_dynamicComponent_isCreated_shown_andDestroyed() async throws {
    let app = await Driver.open(GangwayComponent())
    try await app.button("Check in").tap()
    #expect(app.text("Ticket of Ada Brand").exists)
    try await app.button("Close").tap()
    #expect(!app.text("Ticket of Ada Brand").exists)
  }

  @Test(.dependencies) func C24_service_isFoundByItsProperty() {
    #expect(PilotService.Name == "harbour.pilot")
    WheelhouseComponent().services.pilot.call()
    #expect(Logbook.parts.lines == ["The pilot is called."])
  }

  @Test(.dependencies) func C25_component_usesTheService() async throws {
    let app = await Driver.open(WheelhouseComponent())
    try await app.button("Hail").tap()
    #expect(Logbook.parts.lines == ["The pilot is called."])
  }
}
