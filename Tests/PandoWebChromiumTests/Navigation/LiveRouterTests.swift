import PandoComponents
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of routers in a browser: history, addresses, bars, tabs, transitions.
  @MainActor
  @Suite("Live routers")
  struct LiveRouters {
    struct RoomComponent: Component, View {
      let title: String
      let forward = SignalEmitter()
      @State private var words = ""
      var observers: Void { None }

      var body: some View {
        VStack {
          TextField("Words", text: $words).accessibilityIdentifier("words-\(title)")
          Button("Forward", emitter: forward).accessibilityIdentifier("forward-\(title)")
        }
        .transition(.move(edge: .bottom))
        .navigationTitle(title)
      }
    }

    struct TowerComponent: RouterComponent {
      let stairs = RoomComponent(title: "Stairs")
      let roof = RoomComponent(title: "Roof")
      @ObservedObject var router = PandoComponents.Router(start: \Self.stairs)
      var observers: Void {
        stairs.forward += { router.push(\Self.roof) }
        roof.forward += { withAnimation(.linear(duration: 600)) { router.pop() } }
      }
    }

    struct CastleComponent: RouterComponent, View {
      let gate = RoomComponent(title: "Gate")
      let tower = TowerComponent()
      let moat = RoomComponent(title: "Moat")
      @ObservedObject var router = PandoComponents.Router(start: \Self.gate)
      var observers: Void {
        gate.forward += { router.push(\Self.tower) }
        moat.forward += { withAnimation(.linear(duration: 600)) { router.push(\Self.tower) } }
      }
      var body: some View {
        RouterTabView {
          RouteTab("Gate", systemImage: "lock", route: \Self.gate)
          RouteTab("Moat", systemImage: "drop", route: \Self.moat)
        }
      }
    }

    struct Castle: App {
      var body: some Scene { WindowGroup { CastleComponent() } }
    }

    private func use(_ body: (ChromeWindow, String) async throws -> Void) async throws {
      try await AppServer.run(Castle.self) { server in
        try await ChromeWindow.use { window in
          try await body(window, "http://127.0.0.1:\(server.port)/")
        }
      }
    }

    private func at(_ window: ChromeWindow, _ path: String, _ title: String) async throws {
      try await window.wait("location.pathname == '\(path)' && document.title == '\(title)'")
    }

    @Test(.dependencies) func push_isAnEntryOfTheHistory_andBackPopsTheRouterInside() async throws {
      try await use { window, address in
        try await window.open(address)
        try await at(window, "/", "Gate")
        try await window.find("[data-testid=words-Gate] input,input[data-testid=words-Gate]")
          .click()
        try await window.type("kept")
        try await window.click("[data-testid=forward-Gate]")
        try await at(window, "/tower", "Stairs")
        try await window.click("[data-testid=forward-Stairs]")
        try await at(window, "/tower/roof", "Roof")
        try await window.execute("history.back()")
        try await at(window, "/tower", "Stairs")
        try await window.execute("history.forward()")
        try await at(window, "/tower/roof", "Roof")
        // The back button in the bar, first of the inner router and then of the outer one.
        for (path, title) in [("/tower", "Stairs"), ("/", "Gate")] {
          let shown = "[...document.querySelectorAll('.bar>.dismiss')].find((b) => b.offsetParent)"
          try await window.wait(shown)
          try await window.execute("\(shown).click()".replacing("[...", with: "return [..."))
          try await at(window, path, title)
        }
        // Text typed on the screen below is kept.
        try await window.wait(
          "document.querySelector('[data-testid=words-Gate]').matches('input') "
            + "? document.querySelector('[data-testid=words-Gate]').value == 'kept' "
            + ": document.querySelector('[data-testid=words-Gate] input').value == 'kept'"
        )
      }
    }

    struct CellarComponent: RouterComponent, View {
      let shelves = ShelvesComponent()
      let exit = RoomComponent(title: "Exit")
      @ObservedObject var router = PandoComponents.Router(start: \Self.shelves)
      var observers: Void {
        shelves.forward += { router.push(\Self.exit) }
      }
      var body: some View { RouterView() }
    }

    /// A screen of a router that has a stack of its own.
    struct ShelvesComponent: Component, View {
      let forward = SignalEmitter()
      var observers: Void { None }

      var body: some View {
        NavigationStack {
          NavigationLink("Shelf") {
            NavigationLink("Bottle") {
              Button("Forward", emitter: forward).accessibilityIdentifier("forward-bottle")
                .navigationTitle("Bottle")
            }
            .accessibilityIdentifier("bottle")
            .navigationTitle("Shelf")
          }
          .accessibilityIdentifier("shelf")
          .navigationTitle("Shelves")
        }
      }
    }

    struct Cellar: App {
      var body: some Scene { WindowGroup { CellarComponent() } }
    }

    /// The screens below come into sight again one after the other, and so do their entries.
    @Test(.dependencies) func back_fromARouteOverPushedLinks_leavesOneScreenEachTime() async throws
    {
      try await AppServer.run(Cellar.self) { server in
        try await ChromeWindow.use { window in
          func at(_ depth: Int, _ title: String) async throws {
            try await window.wait(
              "history.state?.pando?.at(-1) === \(depth) && document.title === '\(title)'"
            )
          }
          try await window.open("http://127.0.0.1:\(server.port)/")
          try await at(0, "Shelves")
          for (index, (press, title)) in [
            ("shelf", "Shelf"), ("bottle", "Bottle"), ("forward-bottle", "Exit"),
          ].enumerated() {
            try await window.click("[data-testid=\(press)]")
            try await at(index + 1, title)
          }
          for (index, title) in ["Shelves", "Shelf", "Bottle"].enumerated().reversed() {
            _ = try await window.execute("history.back()")
            try await at(index, title)
          }
        }
      }
    }

    @Test(.dependencies) func reloadAndLink_leadToTheSameRoute() async throws {
      try await use { window, address in
        try await window.open(address + "tower/roof")
        try await at(window, "/tower/roof", "Roof")
        try await window.reload()
        try await at(window, "/tower/roof", "Roof")
        // A tab is a route like any other.
        try await window.click("[role=tab]:nth-of-type(2)")
        try await at(window, "/~moat", "Moat")
        try await window.reload()
        try await at(window, "/~moat", "Moat")
      }
    }

    @Test(.dependencies) func tabs_areOneTabList_andAreSelectedByTheKeyboard() async throws {
      try await use { window, address in
        try await window.open(address)
        try await at(window, "/", "Gate")
        let selected = "document.querySelector('[role=tablist] [aria-selected=true]').textContent"
        #expect(try await window.execute("return \(selected).trim()") == "Gate")
        try await window.click("[role=tab]:nth-of-type(2)")
        try await window.wait("\(selected).trim() == 'Moat'")
        try await window.press(.left)
        try await window.press(.enter)
        try await window.wait("\(selected).trim() == 'Gate'")
        try await at(window, "/", "Gate")
        let panel = "document.querySelector('[role=tabpanel]:not([hidden])').ariaLabelledByElements"
        #expect(
          try await window.execute("return (\(panel) ?? [document.activeElement])[0].role") == "tab"
        )
      }
    }

    @Test(.dependencies) func route_comesAndGoesByTheTransitionOfItsView() async throws {
      try await use { window, address in
        try await window.open(address + "~moat")
        try await at(window, "/~moat", "Moat")
        try await window.click("[data-testid=forward-Moat]")
        let frames = "document.getAnimations().map((a) => a.effect.getKeyframes())"
        // A route without a transition fades: here the tower's screen, which contains another router.
        try await window.wait("\(frames).some((f) => f[0].opacity == 0)")
        try await window.execute("document.getAnimations().forEach((a) => a.finish())")
        try await window.click("[data-testid=forward-Stairs]")
        try await at(window, "/~moat/tower/roof", "Roof")
        try await window.click("[data-testid=forward-Roof]")
        try await window.wait("\(frames).some((f) => f[1].translate == '0% 100%')")
        try await at(window, "/~moat/tower", "Stairs")
        // The screen below does not move.
        let moving =
          "document.getAnimations().filter((a) => a.effect.target.matches('.stack>.screen'))"
        #expect(try await window.execute("return \(moving).length") == 0)
        try await window.execute("document.getAnimations().forEach((a) => a.finish())")
        try await window.wait("document.querySelectorAll('body>.screen').length == 0")
      }
    }
  }
}
