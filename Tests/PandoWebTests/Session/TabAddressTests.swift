import Foundation
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of addresses of the tabs of tab views.
@MainActor
@Suite(.dependencies) struct TabAddressTests {
  enum Page { case start, trips, more }

  /// Tabs with values that have no text of their own, two of them with stacks.
  struct Travel: View {
    @State var page = Page.start

    var body: some View {
      TabView(selection: $page) {
        Tab("Start", systemImage: "house", value: Page.start) { Text("Welcome") }
        Tab("Trips", systemImage: "map", value: Page.trips) {
          NavigationStack {
            Text("All trips").navigationDestination(for: Int.self) { Text("Trip \($0)") }
          }
        }
        Tab("More", systemImage: "star", value: Page.more) {
          NavigationStack {
            Text("All else").navigationDestination(for: String.self) { Text("Word \($0)") }
          }
        }
      }
    }
  }

  /// Tabs without values.
  struct Titled: View {
    var body: some View {
      TabView {
        Tab("All Trips", systemImage: "map") { Text("one") }
        Tab("My Account & more", systemImage: "person") { Text("two") }
        Tab("All Trips", systemImage: "map") { Text("three") }
      }
    }
  }

  @MainActor
  final class Choices {
    var page = Page.start
    var written: [Page] = []
  }

  /// Tabs whose selection is in another storage.
  struct Stored: View {
    let choices: Choices

    var body: some View {
      TabView(
        selection: Binding {
          choices.page
        } set: {
          choices.written.append($0); choices.page = $0
        }
      ) {
        Tab("Start", systemImage: "house", value: Page.start) { Text("Welcome") }
        Tab("Trips", systemImage: "map", value: Page.trips) { Text("All trips") }
      }
    }
  }

  private func session(_ view: some View) -> LiveSession {
    LiveSession(id: "1", token: "2", options: HTMLOptions()) {
      ViewGraph(unseen: view, renderer: $0)
    }
  }

  private func opens(_ path: String, _ session: LiveSession) throws -> Bool {
    session.open(try #require(URL(string: "http://localhost/\(path)")), path: path)
  }

  private func choose(_ index: Int, _ session: LiveSession) throws {
    let tabs = try #require(session.live.location.places.first { $0.kind == .tabs })
    try session.graph.send(.change(.selection([tabs.tabs[index].id])), to: tabs.id)
    session.graph.flush()
  }

  @Test func tabs_whenChosen_areTheAddress_butForTheFirst() throws {
    let session = session(Travel())
    _ = session.document(nonce: nil)
    #expect(session.live.location.entry == HistoryEntry(depth: 0, path: ""))
    try choose(1, session)
    #expect(session.live.location.entry == HistoryEntry(depth: 0, path: "trips"))
    try choose(0, session)
    #expect(session.live.location.entry == HistoryEntry(depth: 0, path: ""))
    session.close()
  }

  @Test(
    arguments: [
      ("trips", "All trips"), ("trips/Int=4", "Trip 4"), ("more/String=a", "Word a"),
      ("start", "Welcome"),
    ]
  )
  func address_selectsItsTab(path: String, words: String) throws {
    let session = session(Travel())
    #expect(try opens(path, session))
    #expect(session.document(nonce: nil).contains(words))
    #expect(session.live.entry.path == (path == "start" ? "" : path))
    session.close()
  }

  @Test func address_withoutItsTab_selectsTheTabWithItsDestination() throws {
    let session = session(Travel())
    #expect(try opens("String=a", session))
    #expect(session.document(nonce: nil).contains("Word a"))
    #expect(session.live.entry == HistoryEntry(depth: 1, path: "more/String=a"))
    session.close()
  }

  @Test func address_ofNoTab_leadsNowhere_andChangesNoTab() throws {
    let session = session(Travel())
    #expect(try !opens("lagoon", session))
    #expect(session.live.location.entry == HistoryEntry(depth: 0, path: ""))
    session.close()
  }

  @Test func firstTab_thatIsNotTheFirstChosen_isInTheAddress() throws {
    let session = session(Travel(page: .trips))
    _ = session.document(nonce: nil)
    #expect(session.live.entry.path == "trips")
    try choose(0, session)
    #expect(session.live.location.entry.path == "start")
    session.close()
  }

  @Test func titles_areNames_thatDiffer() throws {
    let session = session(Titled())
    _ = session.document(nonce: nil)
    let tabs = try #require(session.live.location.places.first).tabs
    #expect(tabs.map(\.name) == ["all-trips", "my-account-more", "all-trips-2"])
    #expect(try opens("all-trips-2", session))
    #expect(session.document(nonce: nil).contains("three"))
    session.close()
  }

  @Test func names_arePossibleInAPath() {
    let names = ["", "pando", "..", "a", "a", "a-2", ""]
    #expect(
      PageTab.names(from: names) == ["tab-1", "pando-2", "..-2", "a", "a-2", "a-2-2", "tab-7"]
    )
    #expect(PageTab.slug("  Über uns – 2. Teil ") == "über-uns-2-teil")
    #expect(PageTab.slug("…") == "")
    #expect(PageTab.slug(String(repeating: "ab ", count: 100)).utf8.count <= 100)
  }

  @Test func back_fromAScreenOfATab_staysInTheTab() throws {
    let session = session(Travel())
    #expect(try opens("trips/Int=4", session))
    _ = session.document(nonce: nil)
    // The entry below is that of the first tab.
    session.go(to: HistoryEntry(depth: 0, path: ""))
    #expect(session.live.location.entry == HistoryEntry(depth: 0, path: "trips"))
    session.go(to: HistoryEntry(depth: 1, path: "more/String=a"))
    #expect(session.live.location.entry == HistoryEntry(depth: 1, path: "more/String=a"))
    session.close()
  }

  @Test func request_writesNoSelection_untilSomebodyLooks() throws {
    let choices = Choices()
    let session = session(Stored(choices: choices))
    #expect(try opens("trips", session))
    #expect(session.document(nonce: nil).contains("All trips"))
    #expect(choices.written.isEmpty)
    session.connect(lastBatch: 0, window: nil) { _ in }
    #expect(choices.written == [.trips])
    session.close()
  }

  @Test func addressOfThePage_isOneThatOpens() throws {
    struct Deep: View {
      @State var path = Array(1...40)
      var body: some View {
        NavigationStack(path: $path) {
          Text("top").navigationDestination(for: Int.self) { Text("level \($0)") }
        }
      }
    }
    let session = session(Deep())
    _ = session.document(nonce: nil)
    #expect(session.live.entry.depth == 40)
    #expect(session.live.entry.path == (1...32).map { "\($0)" }.joined(separator: "/"))
    let long = AddressPath((1...30).map { _ in String(repeating: "a", count: 200) }).text
    #expect(long.utf8.count <= AddressPath.maxSize && long.utf8.count > 3_700)
    session.close()
  }
}
