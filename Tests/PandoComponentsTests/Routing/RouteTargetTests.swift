import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of the target of a key path: a component anywhere in the tree, or the reason why there is
/// none.
@MainActor
@Suite(.dependencies)
struct RouteTargetTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  struct LampComponent: Component, View {
    let words: String
    let press = SignalEmitter()
    var observers: Void { None }
    var body: some View { Text(words) }
  }

  struct BlankComponent: Component {
    let press = SignalEmitter()
    var observers: Void { None }
  }

  struct RoomComponent: Component, View {
    let knock = SignalEmitter()
    let lamp: LampComponent
    let lamps: [LampComponent]
    var observers: Void { None }
    var body: some View { Text("Room") }

    init(_ name: String) {
      lamp = LampComponent(words: "\(name) lamp")
      lamps = [LampComponent(words: "\(name) first"), LampComponent(words: "\(name) second")]
    }
  }

  struct HouseComponent: RouterComponent {
    let entrance = LampComponent(words: "entrance")
    let room = RoomComponent("room")
    let attic: RoomComponent? = RoomComponent("attic")
    let cellar: RoomComponent? = nil
    let rooms = [RoomComponent("zero"), RoomComponent("one")]
    let named = ["north": RoomComponent("north")]
    let held = DynamicComponent<RoomComponent>()
    let blank = BlankComponent()
    let other: any Component = LampComponent(words: "other")
    @ObservedObject var router = Router(start: \Self.entrance)
    var observers: Void { None }

    var made: LampComponent { LampComponent(words: "made") }
    var first: LampComponent { rooms[0].lamp }
  }

  private func isShown(_ words: String, at route: AnyKeyPath) async throws -> Bool {
    let house = HouseComponent()
    let app = await Driver.open(ComponentHost(house))
    house.router.push(route)
    await app.settle()
    return app.text(words).exists && house.router.path == route
  }

  @Test func nestedComponent_isShown() async throws {
    #expect(try await isShown("room lamp", at: \HouseComponent.room.lamp))
    #expect(try await isShown("room second", at: \HouseComponent.room.lamps[1]))
  }

  @Test func optionalComponent_isShown_inEachSpelling() async throws {
    #expect(try await isShown("Room", at: \HouseComponent.attic))
    #expect(try await isShown("Room", at: \HouseComponent.attic!))
    #expect(try await isShown("attic lamp", at: \HouseComponent.attic?.lamp))
    #expect(try await isShown("attic lamp", at: \HouseComponent.attic!.lamp))
  }

  @Test func element_isShown() async throws {
    #expect(try await isShown("one lamp", at: \HouseComponent.rooms[1].lamp))
    #expect(try await isShown("Room", at: \HouseComponent.named["north"]))
    #expect(try await isShown("north lamp", at: \HouseComponent.named["north"]?.lamp))
  }

  @Test func computedProperty_thatLeadsToAStoredComponent_isShown() async throws {
    #expect(try await isShown("zero lamp", at: \HouseComponent.first))
  }

  @Test func whatIsNotThere_isRefused_withTheReason() async {
    let routes: [(AnyKeyPath, String)] = [
      (\HouseComponent.cellar, "has no component at"),
      (\HouseComponent.cellar!, "has no component at"),
      (\HouseComponent.cellar?.lamp, "has no component at"),
      (\HouseComponent.cellar!.lamp, "has no component at"),
      (\HouseComponent.rooms[9], "has no component at"),
      (\HouseComponent.room.lamps[9], "has no component at"),
      (\HouseComponent.named["south"], "has no component at"),
      (\HouseComponent.held, "was not created"),
      (\HouseComponent.made, "makes a component"),
      (\HouseComponent.other, "not in the tree"),
      (\HouseComponent.blank, "has nothing to show"),
      (\HouseComponent.self, "RoutableView"),
      (\HouseComponent.router, "has no component at"),
      (\RoomComponent.lamp, "the route begins at"),
    ]
    for (route, reason) in routes {
      let house = HouseComponent()
      let app = await Driver.open(ComponentHost(house))
      let texts = reports { house.router.push(route) }
      #expect(texts.count == 1 && texts[0].contains(reason), "\(route): \(texts)")
      await app.settle()
      #expect(house.router.paths == [\HouseComponent.entrance])
      #expect(app.text("entrance").exists)
    }
  }

  @Test func componentInADynamicOne_isShownWhileItIsThere() async throws {
    let house = HouseComponent()
    let app = await Driver.open(ComponentHost(house))
    house.held.create { RoomComponent("held") }
    house.router.push(\HouseComponent.held.lamp)
    await app.settle()
    #expect(app.text("held lamp").exists)
    house.held.destroy()
    await app.settle()
    #expect(house.router.paths == [\HouseComponent.entrance])
    #expect(app.text("entrance").exists)
  }

  @Test func componentThatGoesAway_leavesTheStack() async throws {
    let house = HouseComponent()
    let app = await Driver.open(ComponentHost(house))
    let log = Log()
    house.router.didPop += { _ in log.lines.append("popped") }
    house.held.create { RoomComponent("held") }
    house.router.push(\HouseComponent.held)
    house.router.push(\HouseComponent.room)
    await app.settle()
    house.held.destroy()
    await app.settle()
    #expect(house.router.paths == [\HouseComponent.entrance, \HouseComponent.room])
    #expect(log.lines == ["popped"])
    // Destroying the component pops it already; the following `pop()` does not pop another one.
    house.held.create { RoomComponent("again") }
    house.router.push(\HouseComponent.held)
    await app.settle()
    house.held.destroy()
    house.router.pop()
    await app.settle()
    #expect(house.router.paths == [\HouseComponent.entrance, \HouseComponent.room])
  }

  @Test func componentAtTheBottomThatGoesAway_leavesTheStart() async throws {
    let house = HouseComponent()
    let app = await Driver.open(ComponentHost(house))
    house.held.create { RoomComponent("held") }
    house.router.replace(\HouseComponent.held)
    await app.settle()
    house.held.destroy()
    await app.settle()
    #expect(house.router.paths == [\HouseComponent.entrance])
    #expect(app.text("entrance").exists)
  }

  // MARK: Focus

  @Test func focus_isThatOfTheLastRoute() async throws {
    let house = HouseComponent()
    let app = await Driver.open(ComponentHost(house))
    let log = Log()
    house.entrance.didEnterFocus += { log.lines.append("entrance enters") }
    house.entrance.didLeaveFocus += { log.lines.append("entrance leaves") }
    house.room.didEnterFocus += { log.lines.append("room enters") }
    house.room.didLeaveFocus += { log.lines.append("room leaves") }
    house.router.push(\HouseComponent.room)
    await app.settle()
    house.router.pop()
    await app.settle()
    #expect(log.lines == ["entrance leaves", "room enters", "room leaves", "entrance enters"])
  }

  // MARK: A view of a router

  struct DeskComponent: Component, View {
    let note = LampComponent(words: "note")
    @ObservedObject var notes = Router()
    var observers: Void { None }
    var body: some View { RouterView(notes) { Text("Desk") } }
  }

  @Test func routerView_ofARouter_showsItsContentUntilARouteIsPushed() async throws {
    let desk = DeskComponent()
    let app = await Driver.open(desk)
    #expect(app.text("Desk").exists)
    #expect(desk.notes.path == nil)
    desk.notes.push(\DeskComponent.note)
    await app.settle()
    #expect(app.text("note").exists)
    desk.notes.clear()
    await app.settle()
    #expect(app.text("Desk").exists)
  }

  struct FrameComponent: Component, View {
    let lamp = LampComponent(words: "framed")
    @ObservedObject var screens = Router(start: \Self.lamp)
    var observers: Void { None }
    var body: some View { RouterView(screens) }
  }

  @Test func routerView_ofARouter_needsNoRouterComponent() async throws {
    let app = await Driver.open(FrameComponent())
    #expect(app.text("framed").exists)
  }
}
