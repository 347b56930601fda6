import Foundation
import Observation
import PandoComponents
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of addresses of nested and optional components, of routes that do not open, and of routes
/// that open later.
@MainActor
@Suite(.dependencies) struct RouteAddressTests {
  @Observable
  @MainActor
  final class Account {
    var isAdmin = false
    var redirects = false
  }

  @MainActor
  final class Sent {
    var patches: [Patch] = []
  }

  struct PageComponent: Component, View {
    let title: String
    let forward = SignalEmitter()
    var observers: Void { None }
    var body: some View { Button(title, emitter: forward) }
  }

  struct OfficeComponent: RouterComponent {
    let drawer = PageComponent(title: "drawer")
    let safe = PageComponent(title: "safe")
    @ObservedObject var router = Router(start: \Self.drawer)
    var observers: Void { None }
    func canOpen(_ route: AnyKeyPath) -> Bool { route != \Self.safe }
  }

  struct HomeComponent: Component, View {
    let detail = PageComponent(title: "detail")
    var observers: Void { None }
    var body: some View { Text("home") }
  }

  /// A component that gets the office, to which it routes.
  struct MenuComponent: Component, View {
    let office: OfficeComponent
    let pick = SignalEmitter()
    var observers: Void { None }
    var body: some View { Text("menu") }
  }

  struct FirmComponent: RouterComponent {
    let account: Account
    let menu: MenuComponent
    let lobby = PageComponent(title: "lobby")
    let home = HomeComponent()
    let office: OfficeComponent
    let open = OfficeComponent()
    let guest: HomeComponent? = HomeComponent()
    let nobody: HomeComponent? = nil
    let rooms = [PageComponent(title: "zero"), PageComponent(title: "one")]
    let ticket = DynamicComponent<PageComponent>()
    let login = PageComponent(title: "login")
    @ObservedObject var router = Router(start: \Self.lobby)
    var observers: Void { None }

    init(account: Account) {
      self.account = account
      office = OfficeComponent()
      menu = MenuComponent(office: office)
    }

    func canOpen(_ route: AnyKeyPath) -> Bool { route != \Self.office || account.isAdmin }
    func redirect(_ route: AnyKeyPath) -> AnyKeyPath? { account.redirects ? \Self.login : nil }
  }

  private func session(_ firm: FirmComponent) -> LiveSession {
    let session = LiveSession(id: "a", token: "b", options: HTMLOptions()) { renderer in
      ViewGraph(ComponentHost(firm), renderer: renderer)
    }
    _ = session.document(nonce: nil)
    return session
  }

  private func open(_ path: String, in session: LiveSession) throws -> Bool {
    session.open(try #require(URL(string: "http://localhost/\(path)")), path: path)
  }

  private func entry(_ session: LiveSession) -> HistoryEntry {
    session.graph.flush()
    return session.live.location.entry
  }

  @Test func route_furtherInside_hasAnAddress() {
    let routes: [(AnyKeyPath, String)] = [
      (\FirmComponent.home.detail, "home-detail"),
      (\FirmComponent.guest, "guest"),
      (\FirmComponent.guest!, "guest"),
      (\FirmComponent.guest?.detail, "guest-detail"),
      (\FirmComponent.rooms[1], "rooms-1"),
    ]
    for (route, path) in routes {
      let firm = FirmComponent(account: Account())
      let session = session(firm)
      firm.router.push(route)
      #expect(entry(session) == HistoryEntry(depth: 1, path: path))
      session.close()
    }
  }

  @Test(arguments: ["home-detail", "home/home-detail", "guest", "guest-detail", "rooms-1"])
  func address_leadsFurtherInside(path: String) throws {
    let firm = FirmComponent(account: Account())
    let session = session(firm)
    #expect(try open(path, in: session))
    #expect(entry(session).path == path)
    session.close()
  }

  @Test(arguments: [
    "office", "office-drawer", "office-safe", "~office-drawer", "open-safe", "menu-office",
    "menu-office-drawer",
  ])
  func address_doesNotGetAroundWhatDoesNotOpen(path: String) throws {
    let firm = FirmComponent(account: Account())
    let session = session(firm)
    #expect(try open(path, in: session))
    #expect(firm.router.paths == [\FirmComponent.lobby])
    #expect(entry(session) == HistoryEntry(depth: 0, path: ""))
    session.close()
  }

  @Test(arguments: [
    ("home/office", "home"), ("home/ticket", "home"), ("rooms-9", ""), ("nobody", ""),
    ("nobody-detail", ""), ("home/office/drawer", "home"), ("ticket", ""),
  ])
  func address_thatCannotBeOpened_showsTheNearestThatCan(path: String, nearest: String) throws {
    let firm = FirmComponent(account: Account())
    let session = session(firm)
    #expect(try open(path, in: session))
    #expect(entry(session).path == nearest)
    // The page gets its address when it is connected.
    _ = session.document(nonce: nil)
    let sent = Sent()
    session.connect(lastBatch: 0, window: nil) { sent.patches += $0.patches }
    #expect(sent.patches.contains(.location(entry(session))))
    session.close()
  }

  @Test(arguments: ["nowhere", "home/nowhere", "-", "office2"])
  func address_ofNoScreen_isUnknown(path: String) throws {
    let session = session(FirmComponent(account: Account()))
    #expect(try !open(path, in: session))
    session.close()
  }

  // MARK: Somewhere else first

  @Test func redirection_isShown_untilTheRouteOpens() throws {
    let account = Account()
    account.redirects = true
    let firm = FirmComponent(account: account)
    let session = session(firm)
    #expect(try open("office", in: session))
    session.graph.flush()
    #expect(firm.router.paths == [\FirmComponent.lobby, \FirmComponent.login])
    #expect(session.live.currentEntry.path == "office")
    // Opening the route again changes nothing.
    session.openKeptAddress()
    #expect(firm.router.paths == [\FirmComponent.lobby, \FirmComponent.login])
    #expect(session.live.keptAddress != nil)
    account.isAdmin = true
    session.graph.flush()
    session.openKeptAddress()
    #expect(firm.router.paths == [\FirmComponent.lobby, \FirmComponent.office])
    #expect(session.live.keptAddress == nil)
    #expect(session.live.currentEntry.path == "office")
    session.close()
  }

  @Test func redirection_thatTheLoginPops_leadsThereToo() throws {
    let account = Account()
    account.redirects = true
    let firm = FirmComponent(account: account)
    let session = session(firm)
    #expect(try open("office", in: session))
    #expect(firm.router.path == \FirmComponent.login)
    account.isAdmin = true
    firm.router.pop()
    session.graph.flush()
    session.openKeptAddress()
    #expect(firm.router.paths == [\FirmComponent.lobby, \FirmComponent.office])
    session.close()
  }

  @Test func redirection_thatIsLeft_givesTheAddressUp() throws {
    let account = Account()
    account.redirects = true
    let firm = FirmComponent(account: account)
    let session = session(firm)
    #expect(try open("office", in: session))
    session.graph.flush()
    firm.router.pop()
    session.graph.flush()
    session.openKeptAddress()
    #expect(firm.router.paths == [\FirmComponent.lobby])
    #expect(session.live.keptAddress == nil)
    #expect(session.live.currentEntry.path == "")
    account.isAdmin = true
    session.graph.flush()
    #expect(firm.router.paths == [\FirmComponent.lobby])
    session.close()
  }
}
