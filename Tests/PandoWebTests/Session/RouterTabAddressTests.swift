import Foundation
import PandoComponents
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of routers inside of tabs, and of the tabs of a router.
@MainActor
struct RouterTabAddressTests {
  struct PageComponent: Component, View {
    let title: String
    let forward = SignalEmitter()
    var observers: Void { None }
    var body: some View { Button(title, emitter: forward) }
  }

  struct AlarmsComponent: RouterComponent {
    let list = PageComponent(title: "all alarms")
    let impact = PageComponent(title: "what it means")
    @ObservedObject var router = Router(start: \Self.list)
    var observers: Void { list.forward += { router.push(\Self.impact) } }
  }

  /// A component in one of several plain tabs.
  struct Plain: View {
    let alarms: AlarmsComponent

    var body: some View {
      TabView {
        Tab("Start", systemImage: "house") { Text("Welcome") }
        Tab("Alarms", systemImage: "bell") { ComponentHost(alarms) }
      }
    }
  }

  struct HomeComponent: RouterComponent, View {
    let notes = PageComponent(title: "all notes")
    let alarms = AlarmsComponent()
    @ObservedObject var router = Router(start: \Self.notes)
    var observers: Void { None }

    var body: some View {
      RouterTabView {
        RouteTab("Notes", systemImage: "note.text", route: \Self.notes)
        RouteTab("Alarms", systemImage: "bell", route: \Self.alarms)
      }
    }
  }

  private func session(_ view: some View) -> LiveSession {
    let session = LiveSession(id: "a", token: "b", options: HTMLOptions()) {
      ViewGraph(view, renderer: $0)
    }
    _ = session.document(nonce: nil)
    return session
  }

  private func opens(_ path: String, _ session: LiveSession) throws -> Bool {
    session.open(try #require(URL(string: "http://localhost/\(path)")), path: path)
  }

  private func entry(_ session: LiveSession) -> HistoryEntry {
    session.graph.flush()
    return session.live.location.entry
  }

  @Test func routes_ofARouterInATab_followItsName() throws {
    let alarms = AlarmsComponent()
    let session = session(Plain(alarms: alarms))
    #expect(entry(session) == HistoryEntry(depth: 0, path: ""))
    let tabs = try #require(session.live.location.places.first)
    try session.graph.send(.change(.selection([tabs.tabs[1].id])), to: tabs.id)
    #expect(entry(session) == HistoryEntry(depth: 0, path: "alarms"))
    alarms.list.forward.send()
    #expect(entry(session) == HistoryEntry(depth: 1, path: "alarms/impact"))
    session.close()
  }

  @Test(arguments: ["impact", "alarms/impact"])
  func route_ofARouterInATab_isOpened_withAndWithoutTheTab(path: String) throws {
    let alarms = AlarmsComponent()
    let session = session(Plain(alarms: alarms))
    #expect(try opens(path, session))
    #expect(alarms.router.path == \AlarmsComponent.impact)
    #expect(entry(session) == HistoryEntry(depth: 1, path: "alarms/impact"))
    session.close()
  }

  @Test(arguments: ["lagoon", "alarms/lagoon", "start/impact"])
  func route_withoutATarget_leadsNowhere(path: String) throws {
    let session = session(Plain(alarms: AlarmsComponent()))
    #expect(try !opens(path, session) || session.live.keptAddress != nil)
    session.close()
  }

  @Test(arguments: ["~alarms", "~alarms/impact", ""])
  func tabs_ofARouter_haveTheAddressOfTheRouter(path: String) throws {
    let home = HomeComponent()
    let session = session(ComponentHost(home))
    #expect(try opens(path, session))
    #expect(entry(session).path == path)
    #expect(session.live.location.places.allSatisfy { $0.kind == .stack })
    session.close()
  }
}
