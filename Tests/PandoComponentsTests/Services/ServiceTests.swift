import PandoComponents
import PandoDependencies
import PandoTesting
import PandoUI
import Testing

@MainActor
struct ServiceTests {
  @MainActor
  final class Ledger {
    var entries: [String] = []
  }

  @Test(.dependencies) func service_isMadeWhenItIsAskedForFirst_andOnce() async throws {
    CountingService.made = 0
    let app = await Driver.open(TillComponent())
    #expect(CountingService.made == 0)
    try await app.button("Pay").tap()
    try await app.button("Pay").tap()
    #expect(CountingService.made == 1)
    app.close()
  }

  @Test(.dependencies) func service_isReplacedLikeADependency() async throws {
    let ledger = Ledger()
    let app = await Driver.open(TillComponent()) {
      $0.services.counting = CountingService(ledger: ledger)
    }
    try await app.button("Pay").tap()
    #expect(ledger.entries == ["paid"])
    app.close()
  }

  @Test(.dependencies) func service_asksForOthers() async throws {
    let ledger = Ledger()
    let app = await Driver.open(OrderComponent()) {
      $0.services.counting = CountingService(ledger: ledger)
    }
    try await app.button("Order").tap()
    #expect(ledger.entries == ["ordered"])
    app.close()
  }

  struct OrderComponent: Component, View {
    let order = SignalEmitter()
    var observers: Void { order += { services.ordering.order() } }
    var body: some View { Button("Order", emitter: order) }
  }

  struct OrderingService: Service {
    func order() { services.counting.note("ordered") }
  }

  struct TillComponent: Component, View {
    let pay = SignalEmitter()
    var observers: Void { pay += { services.counting.note("paid") } }
    var body: some View { Button("Pay", emitter: pay) }
  }
}

struct CountingService: Service {
  static let Name = "tests.counting"
  static var made = 0

  var ledger = ServiceTests.Ledger()

  init() { Self.made += 1 }
  init(ledger: ServiceTests.Ledger) { self.ledger = ledger }

  func note(_ entry: String) { ledger.entries.append(entry) }
}

extension Services {
  var ordering: ServiceTests.OrderingService { self[ServiceTests.OrderingService.self] }

  var counting: CountingService {
    get { self[CountingService.self] }
    set { self[CountingService.self] = newValue }
  }
}
