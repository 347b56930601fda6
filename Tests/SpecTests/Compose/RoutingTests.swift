import PandoComponents
import PandoTesting
import PandoUI
import Testing

// Two components, each of which can ask for the other one.

struct DeckComponent: Component {

  let openHold = SignalEmitter()

}

extension DeckComponent {

  var observers: Void {
    None
  }

}

extension DeckComponent: View {
  var body: some View {
    Text("On deck")
    Button("Below", emitter: openHold)
  }
}

struct HoldComponent: Component {

  let openDeck = SignalEmitter()

}

extension HoldComponent {

  var observers: Void {
    None
  }

}

extension HoldComponent: View {
  var body: some View {
    Text("In the hold")
    Button("Up", emitter: openDeck)
  }
}

struct ShipComponent: RouterComponent {

  let deck = DeckComponent()
  let hold = HoldComponent()

  @ObservedObject var router = Router(start: \Self.deck)

}

extension ShipComponent {

  var observers: Void {
    deck.openHold += {
      router.replace(\Self.hold)
    }

    hold.openDeck += {
      withAnimation {
        router.replace(\Self.deck)
      }
    }
  }

}

// Two components without any knowledge of routing.

struct BowComponent: Component {

}

extension BowComponent {

  var observers: Void {
    None
  }

}

extension BowComponent {

  var body: some View {
    Text("At the bow")
  }

}

struct SternComponent: Component {

}

extension SternComponent {

  var observers: Void {
    None
  }

}

extension SternComponent {

  var body: some View {
    Text("At the stern")
  }

}

struct FerryComponent: RouterComponent {

  let bow = BowComponent()
  let stern = SternComponent()

  let openBow = SignalEmitter()
  let openStern = SignalEmitter()

  @ObservedObject var router = Router(start: \Self.bow)

}

extension FerryComponent {

  var observers: Void {
    openBow += {
      router.replace(\Self.bow)
    }

    openStern += {
      router.replace(\Self.stern)
    }
  }

}

extension FerryComponent: View {

  var body: some View {
    VStack {
      RouterView()

      HStack {
        Button(emitter: openBow) {
          Text("Bow")
        }
        .foregroundColor(router.path == \Self.bow ? Color.blue : Color.gray)

        Button(emitter: openStern) {
          Text("Stern")
        }
        .foregroundColor(router.path == \Self.stern ? Color.blue : Color.gray)
        Text(router.path == \Self.stern ? "looking back" : "looking ahead")
      }
    }
  }

}

// A component that is a route itself.

struct HarbourComponent: RouterComponent {

  let quay = BowComponent()

  @ObservedObject var router = Router(start: \Self.self)

  let openQuay = SignalEmitter()

}

extension HarbourComponent {

  var observers: Void {
    openQuay += {
      router.push(\Self.quay)
    }
  }

}

extension HarbourComponent: RoutableView {

  var body: some View {
    RouterView()
  }

  var routableBody: some View {
    VStack {
      Button(emitter: openQuay) {
        Text("To the quay")
      }
    }
  }

}

@MainActor
struct RoutingTests {
  @Test func C08_component_withoutObservers() async {
    let app = await Driver.open(DeckComponent())
    #expect(app.text("On deck").exists)
  }

  @Test func C09_anotherComponent_withoutObservers() async {
    let app = await Driver.open(HoldComponent())
    #expect(app.text("In the hold").exists)
  }

  @Test func C10_router_showsTheOneThatIsWanted() async throws {
    let app = await Driver.open(ComponentHost(ShipComponent()))
    #expect(app.text("On deck").exists)
    try await app.button("Below").tap()
    #expect(app.text("In the hold").exists)
    #expect(!app.text("On deck").exists)
    try await app.button("Up").tap()
    #expect(app.text("On deck").exists)
  }

  @Test func C11_component_withABodyOfItsOwn() async {
    let app = await Driver.open(ComponentHost(BowComponent()))
    #expect(app.text("At the bow").exists)
  }

  @Test func C12_anotherComponent_withABodyOfItsOwn() async {
    let app = await Driver.open(ComponentHost(SternComponent()))
    #expect(app.text("At the stern").exists)
  }

  @Test func C13_routerView_standsBesideButtons() async throws {
    let app = await Driver.open(FerryComponent())
    #expect(app.text("At the bow").exists)
    try await app.button("Stern").tap()
    #expect(app.text("At the stern").exists)
    #expect(app.button("Bow").exists)
  }

  @Test func C14_router_startsWithARoute() {
    let ship = ShipComponent()
    #expect(ship.router.path == \ShipComponent.deck)
  }

  @Test func C15_replace_leavesNothingToGoBackTo() {
    let ship = ShipComponent()
    ship.router.push(\ShipComponent.hold)
    #expect(ship.router.paths == [\ShipComponent.deck, \ShipComponent.hold])
    ship.router.replace(\ShipComponent.hold)
    #expect(ship.router.paths == [\ShipComponent.hold])
    ship.router.pop()
    #expect(ship.router.path == \ShipComponent.hold)
    ship.router.popToRoot()
    #expect(ship.router.path == \ShipComponent.deck)
  }

  @Test func C16_replace_isAnimated() async throws {
    let app = await Driver.open(ComponentHost(ShipComponent()))
    try await app.button("Below").tap()
    try await app.button("Up").tap()
    #expect(app.text("On deck").exists)
  }

  @Test func C17_path_isObserved() async throws {
    let app = await Driver.open(FerryComponent())
    #expect(app.text("looking ahead").exists)
    try await app.button("Stern").tap()
    #expect(app.text("looking back").exists)
  }

  @Test func C18_routableView_isARoute() async throws {
    let app = await Driver.open(HarbourComponent())
    try await app.button("To the quay").tap()
    #expect(app.text("At the bow").exists)
    #expect(!app.button("To the quay").exists)
  }
}
