import PandoComponents
import PandoTesting
import PandoUI
import Testing

@MainActor
struct SnapshotTests {
  struct SeatComponent: Component, View {
    let take = Emitter<Int>()
    var observers: Void { take += { _ in } }
    var body: some View { Text("seat") }
  }

  struct TheatreComponent: RouterComponent {
    let seat = SeatComponent()
    let bar = LazyComponent(SeatComponent())
    @ObservedObject var router = Router(start: \Self.seat)
    let bell = SignalEmitter()

    var observers: Void {
      seat.take += { _ in bell.send() }
      bell += { router.push(\Self.bar) }
    }
  }

  @Test func snapshot_saysWhatThereIs() async {
    let theatre = TheatreComponent()
    #expect(theatre.snapshot == nil)
    let app = await Driver.open(ComponentHost(theatre))
    theatre.seat.take.send(7)
    await app.settle()
    let lines = theatre.snapshot?.description.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "TheatreComponent",
        "  bell ← 1, last: ()",
        "  didAppear ← 0, last: ()",
        "  router → seat/bar",
        "  seat: SeatComponent",
        "    take ← 2, last: 7",
        "    didAppear ← 0, last: ()",
        "    didDisappear ← 0, last: ()",
        "  bar: LazyComponent<SeatComponent>",
        "    didAppear ← 0, last: ()",
        "    SeatComponent",
        "      take ← 1",
        "      didAppear ← 0, last: ()",
      ]
    )
    app.close()
    #expect(theatre.snapshot == nil)
  }
}
