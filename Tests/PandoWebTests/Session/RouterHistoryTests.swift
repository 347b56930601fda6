import Foundation
import PandoComponents
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of routers in the history and the addresses of a page.
@MainActor
struct RouterHistoryTests {
  struct PageComponent: Component, View {
    let title: String
    let forward = SignalEmitter()
    var observers: Void { None }
    var body: some View { Button(title, emitter: forward) }
  }

  struct WingComponent: RouterComponent {
    let hall = PageComponent(title: "hall")
    let stage = PageComponent(title: "stage")
    @ObservedObject var router = Router(start: \Self.hall)
    var observers: Void { hall.forward += { router.push(\Self.stage) } }
  }

  struct TheatreComponent: RouterComponent {
    let foyer = PageComponent(title: "foyer")
    let wing = WingComponent()
    let office = PageComponent(title: "office")
    let ticket = DynamicComponent<PageComponent>()
    @ObservedObject var router = Router(start: \Self.foyer)

    var observers: Void {
      foyer.forward += { router.push(\Self.wing) }
      wing.stage.forward += { router.replace(\Self.office) }
    }

    func canOpen(_ route: AnyKeyPath) -> Bool { route != \Self.office }
  }

  private func session(_ theatre: TheatreComponent) -> LiveSession {
    let session = LiveSession(id: "a", token: "b", options: HTMLOptions()) { renderer in
      ViewGraph(ComponentHost(theatre), renderer: renderer)
    }
    _ = session.document(nonce: nil)
    return session
  }

  private func entry(_ session: LiveSession) -> HistoryEntry {
    session.graph.flush()
    return session.live.location.entry
  }

  @Test func routes_ofNestedRouters_areOneAddress_andEachPushAnEntry() {
    let theatre = TheatreComponent()
    let session = session(theatre)
    #expect(entry(session) == HistoryEntry(depth: 0, path: ""))
    theatre.foyer.forward.send()
    #expect(entry(session) == HistoryEntry(depth: 1, path: "wing"))
    theatre.wing.hall.forward.send()
    #expect(entry(session) == HistoryEntry(depth: 2, path: "wing/stage"))
    theatre.wing.stage.forward.send()
    #expect(entry(session) == HistoryEntry(depth: 0, path: "~office"))
    session.close()
  }

  @Test func back_popsTheRouterThatIsFurthestInside() {
    let theatre = TheatreComponent()
    let session = session(theatre)
    theatre.foyer.forward.send()
    theatre.wing.hall.forward.send()
    session.graph.flush()
    session.go(to: HistoryEntry(depth: 1, path: "wing"))
    #expect(theatre.wing.router.paths.count == 1)
    #expect(theatre.router.paths.count == 2)
    session.go(to: HistoryEntry(depth: 0, path: ""))
    #expect(theatre.router.paths.count == 1)
    session.go(to: HistoryEntry(depth: 2, path: "wing/stage"))
    #expect(theatre.wing.router.path == \WingComponent.stage)
    #expect(entry(session) == HistoryEntry(depth: 2, path: "wing/stage"))
    session.close()
  }

  @Test func back_overAReplacedRoute_showsWhatWasThere() {
    let theatre = TheatreComponent()
    let session = session(theatre)
    theatre.router.replace(\TheatreComponent.office)
    #expect(entry(session) == HistoryEntry(depth: 0, path: "~office"))
    session.go(to: HistoryEntry(depth: 0, path: ""))
    #expect(theatre.router.path == \TheatreComponent.foyer)
    session.close()
  }

  @Test(arguments: ["wing/stage", "wing", ""])
  func address_leadsToTheSameRoutes(path: String) throws {
    let theatre = TheatreComponent()
    let session = session(theatre)
    #expect(session.open(try #require(URL(string: "http://localhost/\(path)")), path: path))
    #expect(entry(session).path == path)
    session.close()
  }

  @Test(arguments: ["office", "~office", "wing/office", "ticket"])
  func address_thatTheComponentDoesNotOpen_leadsToTheNearestThatOpens(path: String) throws {
    let theatre = TheatreComponent()
    let session = session(theatre)
    #expect(session.open(try #require(URL(string: "http://localhost/\(path)")), path: path))
    #expect(entry(session).path == (path.hasPrefix("wing") ? "wing" : ""))
    session.close()
  }

  @Test(arguments: ["nowhere", "~", "wing/~"])
  func address_thatTheComponentDoesNotKnow_leadsNowhere(path: String) throws {
    let theatre = TheatreComponent()
    let session = session(theatre)
    #expect(!session.open(try #require(URL(string: "http://localhost/\(path)")), path: path))
    #expect(theatre.router.path != \TheatreComponent.office)
    session.close()
  }
}
