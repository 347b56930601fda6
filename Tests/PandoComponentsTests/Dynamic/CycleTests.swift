import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests that a component which was made and has ended is released completely.
@MainActor
@Suite(.serialized)
struct CycleTests {
  final class Load {
    // Unsafe because only the tests of this suite count, one after another, on the main actor.
    nonisolated(unsafe) static var count = 0
    init() { Self.count += 1 }
    deinit { Self.count -= 1 }
  }

  struct GuestComponent: Component, View {
    let load = Load()
    let leave = SignalEmitter()
    let talk = Emitter<String>()

    var observers: Void {
      leave += { _ = load }
      talk += { _ in _ = load }
      talk.filter { !$0.isEmpty } += { _ in _ = load }
      didAppear += { _ = load }
    }

    var body: some View { Button("Leave", emitter: leave) }
  }

  struct InnComponent: Component, View {
    let guest = DynamicComponent<GuestComponent>()
    let bell = SignalEmitter()

    var observers: Void {
      guest.didCreate += {
        guest.leave += { guest.destroy() }
        guest.talk += { _ in bell.send() }
      }
    }

    var body: some View {
      guest
      Text("Inn")
    }
  }

  @Test func dynamicComponent_createdAndDestroyed10000Times_leavesNothing() async throws {
    let inn = InnComponent()
    let app = await Driver.open(inn)
    for _ in 0..<10_000 {
      inn.guest.create { GuestComponent() }
      inn.guest.talk.send("good evening")
      inn.guest.leave.send()
    }
    #expect(inn.guest.component == nil)
    #expect(Load.count == 0)
    #expect(inn.bell.subscriptionCount == 0)
    #expect(inn.guest.didCreate.subscriptionCount == 1)

    inn.guest.create { GuestComponent() }
    await app.settle()
    #expect(app.button("Leave").exists)
    try await app.button("Leave").tap()
    #expect(!app.button("Leave").exists)
    #expect(Load.count == 0)
    app.close()
    #expect(inn.guest.didCreate.subscriptionCount == 0)
  }

  struct RoomComponent: Component, View {
    let load = Load()
    let close = SignalEmitter()
    var observers: Void { close += { _ = load } }
    var body: some View { Button("Close", emitter: close) }
  }

  struct HallComponent: RouterComponent {
    let room = LazyComponent(RoomComponent())
    let open = SignalEmitter()
    @ObservedObject var router = Router(start: \Self.self)

    var observers: Void {
      open += { router.push(\Self.room) }
      room.didCreate += { room.close += { router.pop() } }
    }
  }

  @Test func lazyComponent_shownAgainAndAgain_leavesNothing() async throws {
    let before = Load.count
    let hall = HallComponent()
    let app = await Driver.open(hall)
    for _ in 0..<50 {
      hall.open.send()
      await app.settle()
      #expect(Load.count == before + 1)
      try await app.button("Close").tap()
      #expect(Load.count == before)
    }
    #expect(hall.room.component == nil)
    app.close()
  }
}

extension CycleTests.HallComponent: RoutableView {
  var body: some View { RouterView() }
  var routableBody: some View { Text("Hall") }
}
