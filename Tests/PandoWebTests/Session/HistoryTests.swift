import Foundation
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of screens, addresses and the history of a page.
@MainActor
@Suite(.dependencies) struct HistoryTests {
  enum Stop: Hashable, Codable {
    case quay(Int)
    case timetable
  }

  struct Harbours: View {
    @State var path: [Stop] = []
    @State var opened = ""
    var isStrict = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text(verbatim: "opened \(opened)")
          NavigationLink("Quay 4", value: Stop.quay(4))
        }
        .navigationTitle("Harbour")
        .navigationDestination(for: Stop.self) { stop in
          switch stop {
          case .quay(let number):
            NavigationLink("Timetable", value: Stop.timetable).navigationTitle("Quay \(number)")
          case .timetable:
            Text("All times").navigationTitle("Times").navigationBarBackButtonHidden(isStrict)
          }
        }
      }
      .onOpenURL { opened = $0.query() ?? "" }
    }
  }

  /// A navigation path that takes values of any type.
  struct Anywhere: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Three", value: 3)
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  @MainActor
  final class Wire {
    var steps: [String] = []
  }

  let wire = Wire()
  let tree = ElementTree()

  private func session(_ view: some View) -> LiveSession {
    LiveSession(id: "1", token: "2", options: HTMLOptions()) { renderer in
      ViewGraph(view, renderer: Both(renderer, tree))
    }
  }

  private func connect(_ session: LiveSession) {
    session.connect(lastBatch: 0, window: nil) { [wire] in wire.steps.append($0.text) }
  }

  /// The places sent to the page since the last call, in the format of the wire.
  private func places() -> [String] {
    defer { wire.steps = [] }
    return wire.steps.flatMap { $0.matches(of: /\["u",(\d+),"([^"]*)"\]/) }
      .map { "\($0.output.1) \($0.output.2)" }
  }

  private func press(_ label: String, _ session: LiveSession, _ number: Int) throws {
    let link = try #require(
      tree.elements.values.first { element in
        element.attributes.events.contains(.tap)
          && tree.children(of: element.id).contains { $0.attributes.text(.text) == label }
          || element.attributes.text(.text) == label && element.attributes.events.contains(.tap)
      }
    )
    try session.receive(["[\(number),\(link.id.number),\"tap\"]"])
  }

  private func go(_ session: LiveSession, _ number: Int, _ depth: Int, _ path: String) throws {
    try session.receive(["[\(number),0,\"history\",\(depth),\"\(path)\"]"])
  }

  @Test func screensThatArePushed_areInTheHistory_andBackPopsThem() throws {
    let session = session(Harbours())
    #expect(session.document(nonce: nil).contains("content=\"1 2 0\""))
    connect(session)
    try press("Quay 4", session, 1)
    #expect(places() == ["1 quay:4"])
    try press("Timetable", session, 2)
    #expect(places() == ["2 quay:4/timetable"])
    // Back: the page already has its place.
    try go(session, 3, 1, "quay:4")
    #expect(places() == [])
    #expect(session.live.location.address == ["quay:4"])
    // Forward again, then all the way back.
    try go(session, 4, 2, "quay:4/timetable")
    #expect(places() == [])
    #expect(session.live.location.address == ["quay:4", "timetable"])
    try go(session, 5, 0, "")
    #expect(places() == [])
    #expect(session.live.location.depth == 0)
    session.close()
  }

  @Test func screenThatCannotBeLeft_isWhereThePageStays() throws {
    let session = session(Harbours(path: [.quay(1), .timetable], isStrict: true))
    _ = session.document(nonce: nil)
    connect(session)
    try go(session, 1, 1, "quay:1")
    #expect(places() == ["2 quay:1/timetable"])
    // An address that names no screen changes nothing.
    try go(session, 2, 7, "nowhere")
    #expect(session.live.location.address != ["nowhere"])
    session.close()
  }

  @Test func address_opensItsScreens() throws {
    let url = try #require(URL(string: "http://localhost/quay:9/timetable"))
    let first = session(Harbours())
    #expect(first.open(url, path: "/quay:9/timetable"))
    let html = first.document(nonce: nil)
    #expect(html.contains("content=\"1 2 2\""))
    #expect(html.contains("<title>Times</title>"))
    first.close()
    let second = session(Anywhere())
    #expect(second.open(url, path: "/Int=3"))
    #expect(second.document(nonce: nil).contains("Number 3"))
    second.close()
  }

  @Test func address_ofTooManyScreens_leadsNowhere_byLinkAndByHistory() throws {
    func open(_ count: Int) throws -> Bool {
      let path = String(repeating: "/quay:1", count: count)
      let opened = self.session(Harbours())
      defer { opened.close() }
      return opened.open(try #require(URL(string: "http://localhost\(path)")), path: path)
    }
    #expect(try open(32))
    #expect(try !open(33))
    #expect(try !open(1_000))
    let session = session(Harbours())
    _ = session.document(nonce: nil)
    connect(session)
    try go(session, 1, 33, Array(repeating: "quay:1", count: 33).joined(separator: "/"))
    #expect(session.live.location.depth == 0)
    // The page gets a message that its place is unchanged.
    #expect(places() == ["0 "])
    try go(session, 2, 32, Array(repeating: "quay:1", count: 32).joined(separator: "/"))
    #expect(session.live.location.depth == 32)
    session.close()
  }

  @Test func openingAnAddress_evaluatesEachScreenOnce() throws {
    func evaluations(_ count: Int) throws -> Int {
      let path = String(repeating: "/quay:1", count: count)
      let session = LiveSession(
        id: "1",
        token: "2",
        options: HTMLOptions(),
        screenLimit: 1_000
      ) { ViewGraph(unseen: Harbours(), renderer: Both($0, tree)) }
      defer { session.close() }
      let url = try #require(URL(string: "http://localhost\(path)"))
      #expect(session.open(url, path: path))
      _ = session.document(nonce: nil)
      return session.graph.evaluationCount
    }
    let (few, many) = (try evaluations(50), try evaluations(100))
    #expect(many < few * 5 / 2, "\(few) evaluations for 50 screens, \(many) for 100")
  }

  @Test func unknownAddress_isReported_unlessTheApplicationHandlesIt() throws {
    let nowhere = try #require(URL(string: "http://localhost/lagoon?from=mail"))
    let silent = session(Anywhere())
    #expect(!silent.open(nowhere, path: "/lagoon"))
    #expect(!silent.open(nowhere, path: "/%zz"))
    #expect(silent.open(try #require(URL(string: "http://localhost/")), path: "/"))
    silent.close()
    let listening = session(Harbours())
    #expect(listening.open(nowhere, path: "/lagoon"))
    #expect(listening.document(nonce: nil).contains("opened from=mail"))
    listening.close()
  }

  @Test func path_isEncodedSoThatItComesBack() {
    let parts = ["a b/c", "50%", "Zürich", "x.y", "?#", "1=2:3"]
    let text = AddressPath(parts).text
    #expect(text == "a%20b%2Fc/50%25/Z%C3%BCrich/x%2Ey/%3F%23/1=2:3")
    #expect(AddressPath(text: text)?.parts == parts)
    #expect(AddressPath(["a", "..", "b"]).text == "a")
    #expect(AddressPath(["pando", "a"]).text == "")
    #expect(AddressPath(["a", "pando"]).text == "a/pando")
  }

  @Test func window_isKnownToViews() throws {
    struct Facts: View {
      @Environment(\.timeZone) var zone
      @Environment(\.colorScheme) var scheme
      @Environment(\.horizontalSizeClass) var width
      @Environment(\.scenePhase) var phase
      var body: some View {
        Text(verbatim: "\(zone.identifier) \(scheme) \(width == .compact) \(phase)")
      }
    }
    let session = session(Facts())
    _ = session.document(nonce: nil)
    let window = WindowMetrics(
      [
        .text("Asia/Tokyo"), .number(390), .number(844), .flag(true), .flag(false), .flag(false),
      ]
    )
    session.connect(lastBatch: 0, window: window) { [wire] in wire.steps.append($0.text) }
    #expect(wire.steps.last?.contains("Asia/Tokyo dark true active") ?? false)
    try session.receive(["[\"window\",\"Europe/Rome\",1200,800,false,true,true]"])
    #expect(wire.steps.last?.contains("Europe/Rome light false background") ?? false)
    #expect(throws: PageError.self) { try session.receive(["[\"window\",\"\",-1,0,1,0,0]"]) }
    session.close()
  }

  @Test func window_reportsWhetherItsUserPrefersReducedMotion() throws {
    let window = PageWindow()
    var environment = EnvironmentValues()
    environment.pageWindow = window
    for isPreferred in [true, false] {
      let metrics = WindowMetrics(
        [
          .text("Asia/Tokyo"), .number(390), .number(844), .flag(true), .flag(isPreferred),
          .flag(false),
        ]
      )
      try #require(metrics).apply(to: &environment)
      #expect(window.reducesMotion == isPreferred)
    }
  }
}
