import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of components that are destroyed or made again while they end.
@MainActor
struct EndingTests {
  @MainActor final class Log { var lines: [String] = [] }

  struct GuestComponent: Component, View {
    var name = "Guest"
    let leave = SignalEmitter()
    var observers: Void { None }
    var body: some View { Button("\(name) leaves", emitter: leave) }
  }

  struct InnComponent: Component, View {
    let log: Log
    let createsAnother: Bool
    let guest = DynamicComponent<GuestComponent>()
    let arrive = SignalEmitter()

    var observers: Void {
      arrive += { guest.create { GuestComponent() } }
      guest.didCreate += {
        let isFirst = guest.component?.name == "Guest"
        guest.component?.didDisappear += {
          log.lines.append("disappeared")
          guest.destroy()
          if createsAnother, isFirst { guest.create { GuestComponent(name: "Next") } }
        }
        guest.leave += { guest.destroy() }
      }
      guest.didDestroy += { log.lines.append("destroyed") }
    }

    var body: some View {
      Button("Arrive", emitter: arrive)
      Text(guest.isCreated ? "Taken" : "Free")
      guest
    }
  }

  @Test func destroy_whenItDisappears_endsItOnce() async throws {
    let log = Log()
    let inn = InnComponent(log: log, createsAnother: false)
    let app = await Driver.open(inn)
    #expect(app.text("Free").exists)
    #expect(!inn.guest.isCreated)
    try await app.button("Arrive").tap()
    #expect(inn.guest.isCreated)
    #expect(app.text("Taken").exists)
    try await app.button("Guest leaves").tap()
    #expect(log.lines == ["disappeared", "destroyed"])
    #expect(app.text("Free").exists)
    app.close()
  }

  @Test func create_whenTheOldOneDisappears_keepsTheNewOne() async throws {
    let log = Log()
    let inn = InnComponent(log: log, createsAnother: true)
    let app = await Driver.open(inn)
    try await app.button("Arrive").tap()
    try await app.button("Guest leaves").tap()
    #expect(log.lines == ["disappeared", "destroyed"])
    #expect(inn.guest.component?.name == "Next")
    #expect(app.button("Next leaves").exists)
    #expect(app.text("Taken").exists)
    let next = try #require(inn.guest.component)
    app.close()
    #expect(next.leave.subscriptionCount == 0)
  }
}
