import Foundation
import Observation
import PandoComponents
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of random walks through an application in which every place has an address.
///
/// After each step, a visitor who opens the address of the page gets what the page shows.
@MainActor
@Suite(.dependencies) struct AddressWalkTests {
  @Observable
  @MainActor
  final class Account {
    var isSignedIn = false
  }

  struct StepComponent: Component, View {
    let title: String
    let forward = SignalEmitter()
    var observers: Void { None }
    var body: some View { Button(title, emitter: forward) }
  }

  struct AlarmsComponent: RouterComponent {
    let all = StepComponent(title: "all alarms")
    let impact = StepComponent(title: "what it means")
    @ObservedObject var router = PandoComponents.Router(start: \Self.all)

    var observers: Void {
      all.forward += { router.push(\Self.impact) }
      impact.forward += { router.push(\Self.all) }
    }
  }

  enum Page { case start, trips, alarms, mail }

  enum Box: CaseIterable { case inbox, sent, bin }

  struct Office: View {
    let account: Account
    let alarms: AlarmsComponent
    @State var page = Page.start

    var body: some View {
      if account.isSignedIn {
        Button("sign out") { account.isSignedIn = false }
        TabView(selection: $page) {
          Tab("Start", systemImage: "house", value: Page.start) { Text(verbatim: "welcome") }
          Tab("Trips", systemImage: "map", value: Page.trips) { Trips() }
          Tab("Alarms", systemImage: "bell", value: Page.alarms) { ComponentHost(alarms) }
          Tab("Mail", systemImage: "envelope", value: Page.mail) { Mail() }
        }
      } else {
        Button("sign in") { account.isSignedIn = true }
      }
    }
  }

  struct Trips: View {
    var body: some View {
      NavigationStack {
        NavigationLink("trip 1", value: 1)
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "this is trip \(number)")
            NavigationLink("the next trip", value: number % 5 + 1)
            NavigationLink("a stop", value: "stop of \(number)")
          }
          .navigationDestination(for: String.self) { stop in
            // A stack of tabs, the second of which has a name that the views around the stack also
            // handle.
            TabView {
              Tab("Place", systemImage: "pin") { Text(verbatim: "place \(stop)") }
              Tab("Trips", systemImage: "map") { Text(verbatim: "trips through \(stop)") }
            }
          }
      }
    }
  }

  struct Mail: View {
    @State var box: Box?

    var body: some View {
      NavigationSplitView {
        List(selection: $box) {
          ForEach(Box.allCases, id: \.self) { Text(verbatim: "row of \($0)") }
        }
      } detail: {
        if let box {
          NavigationStack {
            NavigationLink("mail 1", value: 1)
              .navigationDestination(for: Int.self) { number in
                Text(verbatim: "mail \(number) of \(box)")
                NavigationLink("answer", value: number + 1)
              }
          }
        } else {
          Text(verbatim: "choose a box")
        }
      }
    }
  }

  private func session(_ account: Account) -> LiveSession {
    let office = Office(account: account, alarms: AlarmsComponent())
    return LiveSession(id: "1", token: "2", options: HTMLOptions()) {
      ViewGraph(unseen: office, renderer: $0)
    }
  }

  /// The elements in sight.
  private func seen(_ element: LiveElement) -> [LiveElement] {
    if element.attributes.flag(.isHidden) { return [] }
    return [element] + element.children.flatMap { seen($0) }
  }

  private func words(_ session: LiveSession) -> [String] {
    seen(session.live.root).compactMap { $0.attributes.text(.text) }
  }

  /// The steps that a user can take on the page.
  private func steps(_ session: LiveSession) -> [(name: String, event: Event, element: ElementID)] {
    let elements = seen(session.live.root)
    var steps: [(name: String, event: Event, element: ElementID)] = []
    for element in elements where element.attributes.events.contains(.tap) {
      steps.append(("tap \(element.words)", .tap, element.id))
    }
    for element in elements where element.kind == .tabView {
      for tab in element.children where tab.kind == .tab {
        let event = Event.change(.selection([tab.id]))
        steps.append(("tab \(tab.words)", event, element.id))
      }
    }
    if let top = session.live.location.top { steps.append(("back", .dismiss, top)) }
    return steps
  }

  @Test(arguments: UInt64(1)...12) func page_isWhatItsAddressOpens_afterEachStep(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    let account = Account()
    let session = session(account)
    _ = session.document(nonce: nil)
    session.connect(lastBatch: 0, window: nil) { _ in }
    var walk: [String] = []
    for _ in 1...40 {
      let next = steps(session).randomElement(using: &random)
      let step = try #require(next)
      walk.append(step.name)
      try session.graph.send(step.event, to: step.element)
      session.graph.flush()
      let path = session.live.currentEntry.path
      walk.append("→ /\(path)")
      let asked = self.session(account)
      let url = try #require(URL(string: "http://localhost/\(path)"))
      let isOpened = asked.open(url, path: path)
      _ = asked.document(nonce: nil)
      #expect(isOpened, "\(walk)")
      #expect(words(asked) == words(session), "\(walk)")
      let isSame = words(asked) == words(session)
      asked.close()
      if !isOpened || !isSame { break }
    }
    session.close()
  }

  @Test func addresses_thatNeedALogin_areShownAfterIt() async throws {
    let paths = [
      "trips/Int=1/Int=2", "trips/Int=1/String=a/trips", "alarms/impact", "mail/sent/Int=1",
      "impact",
    ]
    for path in paths {
      let account = Account()
      let kept = session(account)
      let url = try #require(URL(string: "http://localhost/\(path)"))
      #expect(kept.open(url, path: path))
      _ = kept.document(nonce: nil)
      #expect(words(kept).contains("sign in"))
      kept.connect(lastBatch: 0, window: nil) { _ in }
      account.isSignedIn = true
      kept.graph.flush()
      #expect(await yieldUntil { kept.live.keptAddress == nil })
      let asked = session(account)
      #expect(asked.open(url, path: path), "\(path)")
      #expect(words(kept) == words(asked), "\(path)")
      kept.close()
      asked.close()
    }
  }
}
