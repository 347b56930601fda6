import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the column of a split view that an address opens in a narrow window.
  @MainActor
  @Suite("Live split addresses")
  struct LiveSplitAddresses {
    private struct Letters: View {
      @State private var letter: Int?
      var body: some View {
        NavigationSplitView {
          List(1..<6, id: \.self, selection: $letter) { Text("Row \($0)") }.navigationTitle(
            "Letters"
          )
        } detail: {
          Text(letter.map { "Letter \($0)" } ?? "None").navigationTitle("Letter")
        }
      }
    }

    private struct Boxes: View {
      @State private var box: Int?
      @State private var letter: String?
      var body: some View {
        NavigationSplitView {
          List(1..<6, id: \.self, selection: $box) { Text("Row \($0)") }.navigationTitle("Boxes")
        } content: {
          List(["a", "b"], id: \.self, selection: $letter) { Text($0) }
            .navigationTitle("Box \(box ?? 0)")
        } detail: {
          Text("Letter \(letter ?? "none")").navigationTitle("Letter")
        }
      }
    }

    private static let phone = PageAudit.Look(width: 390, height: 844, isTouch: true, isDark: false)
    /// The titles of the columns in sight.
    private static let shown = """
      [...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility()).map((node) => node.textContent).join()
      """

    private func open(
      _ path: String,
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use { window in
          try await PageAudit.show(Self.phone, in: window)
          try await window.open(port: server.port, "\(path)")
          try await body(window)
        }
      }
    }

    @Test func address_ofASelection_showsTheDetail_andLeadsBack() async throws {
      try await open("3") {
        Letters()
      } _: { window in
        #expect(try await window.execute("return \(Self.shown)") == "Letter")
        #expect(
          try await window.execute("return document.body.innerText.includes('Letter 3')") == true
        )
        try await window.click(".column-back")
        try await window.wait("\(Self.shown) === 'Letters'")
        try await window.execute("document.querySelectorAll('.row')[1].click()")
        try await window.wait("\(Self.shown) === 'Letter' && location.pathname === '/2'")
      }
    }

    /// The detail that was left is not selected any more, so the address does not name it.
    @Test func reloading_afterTheDetailWasLeft_showsTheSidebar_unlessTheAddressIsAnother()
      async throws
    {
      try await LiveServer.use {
        Letters()
      } _: { server in
        try await ChromeWindow.use { window in
          func reload(showing title: String, at path: String) async throws {
            try await window.wait("location.pathname === '\(path)'")
            try await window.reload()
            try await window.waitForMore()
            try await window.wait(
              "\(Self.shown) === '\(title)' && location.pathname === '\(path)'"
            )
          }
          try await PageAudit.show(Self.phone, in: window)
          try await window.open(port: server.port, "3")
          try await window.waitForMore()
          try await window.click(".column-back")
          try await window.wait("\(Self.shown) === 'Letters'")
          try await reload(showing: "Letters", at: "/")
          // Choosing the row shows the detail again, and adds an entry to the history.
          try await window.execute("document.querySelectorAll('.row')[2].click()")
          try await window.wait("\(Self.shown) === 'Letter' && history.state.columns === 1")
          try await reload(showing: "Letter", at: "/3")
          _ = try await window.execute("history.back()")
          try await window.wait("\(Self.shown) === 'Letters' && !history.state.columns")
          try await reload(showing: "Letters", at: "/")
          try await window.open(port: server.port, "2")
          try await window.waitForMore()
          try await window.wait("\(Self.shown) === 'Letter'")
        }
      }
    }

    @Test func back_toTheSidebar_leavesTheAddressOfWhatWasChosen() async throws {
      try await open("") {
        Letters()
      } _: { window in
        try await window.waitForMore()
        try await window.execute("document.querySelectorAll('.row')[1].click()")
        try await window.wait("\(Self.shown) === 'Letter' && location.pathname === '/2'")
        _ = try await window.execute("history.back()")
        try await window.wait("\(Self.shown) === 'Letters' && location.pathname === '/'")
        try await window.execute("document.querySelectorAll('.row')[1].click()")
        try await window.wait("\(Self.shown) === 'Letter' && location.pathname === '/2'")
      }
    }

    @Test func noAddress_showsTheSidebar() async throws {
      try await open("") {
        Letters()
      } _: { window in
        let found = try await window.execute("return \(Self.shown)")
        #expect(found == "Letters")
      }
    }

    @Test(arguments: [("2", "Box 2"), ("2/b", "Letter")])
    func address_ofOneOrTwoSelections_showsTheColumnAfterThem(path: String, title: String)
      async throws
    {
      try await open(path) {
        Boxes()
      } _: { window in
        let found = try await window.execute("return \(Self.shown)")
        #expect(found == .text(title))
      }
    }
  }
}
