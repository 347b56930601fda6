import Observation
import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of components that are shown in several places: one ends when the last place is gone.
@MainActor
struct PlaceTests {
  @Observable @MainActor final class Rooms {
    var left = true
    var right = true
  }

  struct LampComponent: Component, View {
    let toggle = SignalEmitter()
    @State private var presses = 0
    let log: Log
    var observers: Void {
      toggle += { log.lines.append("toggle") }
    }
    var body: some View { Button("Lamp", emitter: toggle) }
  }

  @MainActor final class Log { var lines: [String] = [] }

  struct HouseComponent: Component, View {
    let rooms: Rooms
    let log: Log
    let lamp: LazyComponent<LampComponent>

    init(_ rooms: Rooms, _ log: Log) {
      (self.rooms, self.log) = (rooms, log)
      lamp = LazyComponent(LampComponent(log: log))
    }

    var observers: Void {
      lamp.didCreate += { log.lines.append("created") }
      lamp.didDestroy += { log.lines.append("destroyed") }
    }

    var body: some View {
      if rooms.left { HStack { lamp } }
      if rooms.right { VStack { lamp } }
    }
  }

  @Test func lazyComponent_inTwoPlaces_staysUntilTheLastIsGone() async throws {
    let (rooms, log) = (Rooms(), Log())
    let app = await Driver.open(HouseComponent(rooms, log))
    #expect(log.lines == ["created"])
    rooms.left = false
    await app.settle()
    #expect(log.lines == ["created"])
    try await app.button("Lamp").tap()
    #expect(log.lines == ["created", "toggle"])
    rooms.left = true
    await app.settle()
    rooms.right = false
    await app.settle()
    try await app.button("Lamp").tap()
    #expect(log.lines == ["created", "toggle", "toggle"])
    rooms.left = false
    await app.settle()
    #expect(log.lines == ["created", "toggle", "toggle", "destroyed"])
    rooms.left = true
    await app.settle()
    #expect(log.lines.last == "created")
    app.close()
    #expect(log.lines.last == "destroyed")
  }

  struct GuestComponent: Component, View {
    let press = SignalEmitter()
    let log: Log
    var observers: Void { press += { log.lines.append("press") } }
    var body: some View { Button("Guest", emitter: press) }
  }

  struct Hall: View {
    let rooms: Rooms
    let guest: GuestComponent
    var body: some View {
      if rooms.left { HStack { guest } }
      if rooms.right { VStack { guest } }
    }
  }

  @Test func componentThatCameWithAView_inTwoPlaces_staysUntilTheLastIsGone() async throws {
    let (rooms, log) = (Rooms(), Log())
    let guest = GuestComponent(log: log)
    let app = await Driver.open(Hall(rooms: rooms, guest: guest))
    rooms.left = false
    await app.settle()
    try await app.button("Guest").tap()
    #expect(log.lines == ["press"])
    #expect(guest.press.subscriptionCount == 1)
    rooms.right = false
    await app.settle()
    #expect(guest.press.subscriptionCount == 0)
    app.close()
  }
}
