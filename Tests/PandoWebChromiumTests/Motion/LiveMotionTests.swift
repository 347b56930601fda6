import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of animations that an application gets by default.
  @MainActor
  @Suite("Live motion")
  struct LiveMotion {
    struct Moving: View {
      @State private var rows = ["a", "b", "c"]
      @State private var isPresented = false
      @State private var isAsked = false
      @State private var tab = 0

      var body: some View {
        TabView(selection: $tab) {
          NavigationStack {
            List {
              NavigationLink("Push") { Text("There").accessibilityIdentifier("there") }
                .accessibilityIdentifier("push")
              Button("Sheet") { isPresented = true }.accessibilityIdentifier("sheet")
              Button("Alert") { isAsked = true }.accessibilityIdentifier("alert")
              Button("Add") { rows.append("d") }.accessibilityIdentifier("add")
              Button("Remove") { rows.removeFirst() }.accessibilityIdentifier("remove")
              Button("Turn") { rows.reverse() }.accessibilityIdentifier("turn")
              Button("Many") { rows = (0..<40).map { "\($0)" } }.accessibilityIdentifier("many")
              Menu("Menu") { Button("One") {} }.accessibilityIdentifier("menu")
              ForEach(rows, id: \.self) { Text($0) }
            }
          }
          .sheet(isPresented: $isPresented) { Text("Sheet").accessibilityIdentifier("onSheet") }
          .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
          .tabItem { Text("First") }.tag(0)
          Text("Second").accessibilityIdentifier("second").tabItem { Text("Second") }.tag(1)
        }
      }
    }

    /// Records the classes of moving nodes, whether the script moves them or the style sheet.
    private static let watch = """
      window.moves = []
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options)
        moves.push([this.className, document.getAnimations().length, animation.effect.getTiming().duration])
        return animation
      }
      const record = (event, isMeant) => {
        const animation = event.target.getAnimations({ subtree: true }).find(isMeant)
        const time = animation?.effect.getTiming().duration ?? 0
        moves.push([event.target.className || event.target.id, document.getAnimations().length, time])
      }
      addEventListener('animationstart', (event) => {
        record(event, (animation) => animation.animationName == event.animationName)
      }, true)
      addEventListener('transitionrun', (event) => {
        if (!event.target.matches('.tab-panel')) return
        record(event, (animation) => animation.transitionProperty == event.propertyName)
      }, true)
      """

    private func use(
      reducesMotion: Bool = false,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        Moving()
      } _: { server in
        try await ChromeWindow.use { window in
          let value: ChromeValue = .text(reducesMotion ? "reduce" : "no-preference")
          try await window.devtools(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-reduced-motion", "value": value]]]
          )
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('[data-testid=push]')")
          try await window.execute(Self.watch)
          try await body(window)
        }
      }
    }

    /// Waits until a node of a class has moved for 160 to 250 milliseconds, and empties the record.
    private func expectMove(of name: String, _ window: ChromeWindow) async throws {
      try await window.wait(
        """
        moves.some(([name, count, time]) => ` ${name} `.includes(' \(name) ') && count > 0 && time >= 160 && time <= 250)
        """
      )
      try await window.execute("moves.length = 0")
    }

    @Test func screens_sheets_dialogs_menus_andTabs_move() async throws {
      try await use { window in
        try await window.click("[data-testid=push]")
        try await expectMove(of: "screen", window)
        try await window.wait("document.querySelector('[data-testid=there]')")
        try await window.click(".screen:last-of-type .dismiss")
        try await expectMove(of: "screen", window)
        try await window.click("[data-testid=menu]")
        try await expectMove(of: "menu-items", window)
        try await window.press(.escape)
        try await window.click("[data-testid=sheet]")
        try await expectMove(of: "sheet", window)
        try await window.wait("document.querySelector('[data-testid=onSheet]')")
        try await window.press(.escape)
        try await expectMove(of: "layer", window)
        try await window.wait("!document.querySelector('.sheet')")
        try await window.click("[data-testid=alert]")
        try await expectMove(of: "question", window)
        try await window.execute("document.querySelector('.question button').click()")
        try await window.wait("!document.querySelector('.question')")
        try await window.execute("moves.length = 0")
        try await window.execute("document.querySelectorAll('[role=tab]')[1].click()")
        try await expectMove(of: "tab-panel", window)
      }
    }

    @Test func rows_comeGoAndMove_andAnotherListIsThereAtOnce() async throws {
      try await use { window in
        let count = "document.querySelectorAll('.row,.rows>*').length"
        let before = try await window.execute("return \(count)")
        try await window.click("[data-testid=add]")
        try await window.wait("moves.length")
        try await window.execute("moves.length = 0")
        try await window.click("[data-testid=remove]")
        try await window.wait("moves.length")
        try await window.wait("!document.querySelector('body > [inert]')")
        #expect(try await window.execute("return \(count)") == before)
        try await window.execute("moves.length = 0")
        try await window.click("[data-testid=turn]")
        try await window.wait("moves.length")
        try await window.wait("document.getAnimations().length == 0")
        try await window.execute("moves.length = 0")
        try await window.click("[data-testid=many]")
        try await window.wait("\(count) > 40")
        // Some rows may fade, but not all rows of a list that is replaced.
        #expect(try await window.execute("return moves.length <= 60") == .flag(true))
      }
    }

    @Test func nothingMoves_whereTheReaderPrefersReducedMotion() async throws {
      try await use(reducesMotion: true) { window in
        try await window.click("[data-testid=add]")
        try await window.click("[data-testid=push]")
        try await window.wait("document.querySelector('[data-testid=there]')")
        try await window.click(".screen:last-of-type .dismiss")
        try await window.wait("!document.querySelector('[data-testid=there]')")
        // The style sheet ends its animations at once. They begin nevertheless, such as that of the
        // status line of a slow page.
        let moves = try await window.execute("return moves.filter(([, , time]) => time > 1)")
        #expect(moves == [])
      }
    }
  }
}
