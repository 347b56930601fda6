import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of edges: backgrounds, focus rings, icons of bars, and swipe actions that a finger
  /// uncovers.
  @MainActor
  @Suite("Live edges")
  struct LiveEdges {
    private struct Trip: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Places") {
              List { Text("Utah") }
                .navigationTitle("Places")
                .toolbar {
                  ToolbarItem { Button("Delete", systemImage: "trash") {} }
                  ToolbarItem(placement: .bottomBar) {
                    Button("Share", systemImage: "square.and.arrow.up") {}
                  }
                }
            }
            Button("Leave") {}
            Picker("Colour", selection: .constant("Red")) { Text("Red").tag("Red") }
            TextField("Title", text: .constant("Aspen")).textFieldStyle(.plain)
            TextField("Name", text: .constant("Birch"))
          }
          .navigationTitle("Trip")
          .searchable(text: .constant(""))
          .toolbar { Menu("More", systemImage: "ellipsis.circle") { Button("Copy") {} } }
        }
      }
    }

    private func use(
      _ look: PageAudit.Look,
      _ media: [String: ChromeValue] = [:],
      before source: String? = nil,
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use { window in
          try await PageAudit.show(look, in: window)
          if let source {
            try await window.devtools(
              "Page.addScriptToEvaluateOnNewDocument",
              ["source": .text(source)]
            )
          }
          if !media.isEmpty {
            try await window.devtools(
              "Emulation.setEmulatedMedia",
              ["features": .list(media.map { ["name": .text($0), "value": $1] })]
            )
          }
          try await window.open(port: server.port)
          try await body(window)
        }
      }
    }

    /// The left and the right edge of the first node that a selector finds.
    private func edges(_ selector: String, in window: ChromeWindow) async throws -> [Double] {
      try await window.execute(
        """
        const { left, right } = document.querySelector('\(selector)').getBoundingClientRect()
        return [left, right]
        """
      ).list.compactMap(\.number)
    }

    @Test func bar_overAViewWithTheBackgroundOfLists_hasItToo() async throws {
      try await use(.desktop) {
        TabView {
          NavigationStack {
            Text("Nothing yet").help("Nothing")
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(Color(uiColor: .systemGroupedBackground))
              .navigationTitle("Profile")
          }
          .tabItem { Text("Profile") }
          Text("Other").tabItem { Text("Other") }
        }
      } _: { window in
        let isGrouped = try await window.execute(
          """
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.background = 'var(--grouped)'
          return ['.screen', '.tab-bar'].every((selector) => getComputedStyle(probe).backgroundColor
            === getComputedStyle(document.querySelector(selector)).backgroundColor)
          """
        )
        #expect(isGrouped == true)
      }
    }

    @Test(arguments: [".link-push", ".button-row"])
    func ringOfAllThatARowHas_isAroundTheRow(selector: String) async throws {
      try await use(.desktop) {
        Trip()
      } _: { window in
        let row = try await edges(".row:has(\(selector))", in: window)
        let ring = try await edges(selector, in: window)
        #expect(ring[0] - row[0] < 8 && row[1] - ring[1] < 8, "\(row) \(ring)")
        let words = try await edges("\(selector) .text", in: window)
        #expect(words[0] - row[0] == 16)
      }
    }

    @Test func plainField_withTheFocus_hasACaretAndNoRing_andEscapeLeavesIt() async throws {
      try await use(.desktop) {
        Trip()
      } _: { window in
        func ring(_ selector: String) async throws -> ChromeValue {
          try await window.execute(
            """
            const node = document.querySelector('\(selector)')
            node.focus()
            return getComputedStyle(node).outlineStyle
            """
          )
        }
        let automatic = try await ring(".field-automatic")
        #expect(automatic == "solid")
        try await window.press(.escape)
        let plain = try await ring(".field-plain")
        #expect(plain == "none")
        try await window.press(.escape)
        try await window.wait("document.activeElement === document.body")
        try await window.execute("document.querySelector('.field-search').focus()")
        try await window.press(.escape)
        try await window.wait("document.activeElement === document.body")
      }
    }

    @Test func menuInABar_endsWhereTheRowsDo() async throws {
      try await use(.desktop) {
        Trip()
      } _: { window in
        let menu = try await edges(".tools .menu-button .text", in: window)
        let row = try await edges(".row", in: window)
        #expect(abs(menu[1] - row[1]) < 1, "\(menu) \(row)")
      }
    }

    @Test func iconsAtTheEndsOfBars_onAPhone_standWhereTheRowsBeginAndEnd() async throws {
      try await use(.phone) {
        Trip()
      } _: { window in
        try await window.click(".link-push")
        try await window.wait("document.title === 'Places'")
        let screen = ".screen:last-child >"
        let row = try await edges(".screen:last-child .row", in: window)
        let back = try await edges("\(screen) .bar > .dismiss .icon", in: window)
        let delete = try await edges("\(screen) .bar .tools-trailing .icon", in: window)
        let share = try await edges(".screen:last-child .tools-bottom .icon", in: window)
        #expect(abs(back[0] - row[0]) < 3, "\(back) \(row)")
        #expect(abs(delete[1] - row[1]) < 3, "\(delete) \(row)")
        #expect(abs(share[0] - row[0]) < 3 || abs(share[1] - row[1]) < 3, "\(share) \(row)")
      }
    }

    @Test func wordsOfAPicker_inARow_beginBelowEachOther() async throws {
      try await use(.desktop) {
        Trip()
      } _: { window in
        let side = try await window.execute(
          "return getComputedStyle(document.querySelector('option')).textAlign"
        )
        #expect(side == "start")
      }
    }

    @Test func actionsThatAFingerUncovers_areAsHighAsTheRow_andEndWithIt() async throws {
      try await use(.phone) {
        List {
          Text("Plan").help("Plan").swipeActions { Button("Flag") {} }
        }
      } _: { window in
        try await window.execute(
          """
          window.row = document.querySelector('.row:has(.swipe)')
          row.classList.add('swiped')
          row.style.setProperty('--swipe', '-72px')
          """
        )
        // The row may still be moving.
        try await window.wait(
          """
          (() => {
            const [outer, inner] = [row, row.querySelector('.button-swipe')].map((node) => node.getBoundingClientRect())
            return Math.abs(inner.height - outer.height) < 1 && Math.abs(inner.right - outer.right) < 1 && inner.width >= 72
          })()
          """
        )
      }
    }

    /// The button already has an edge, so one around its label would be a second one.
    @Test func label_withABackgroundInAButton_hasNoEdgeInForcedColours() async throws {
      try await use(.desktop, ["forced-colors": "active"]) {
        VStack {
          Button {
          } label: {
            Text("Save").padding().background(.blue, in: .rect(cornerRadius: 8))
          }
          Text("Note").padding().background(.blue, in: .rect(cornerRadius: 8)).help("Note")
        }
      } _: { window in
        let widths = try await window.execute(
          """
          return [...document.querySelectorAll('[style*=radius]')]
            .map((node) => [node.closest('.button') !== null, getComputedStyle(node).borderTopWidth])
            .map(String)
          """
        ).list.compactMap(\.text)
        #expect(Set(widths) == ["true,0px", "false,1px"])
      }
    }

    /// Before it scrolls, a browser waits for listeners that may prevent that.
    @Test func listeners_thatMayStopAScroll_areThereWhereSomethingNeedsThem() async throws {
      let note = """
        window.heard = []
        const listen = EventTarget.prototype.addEventListener
        EventTarget.prototype.addEventListener = function (type, answer, options) {
          if (options?.passive === false) heard.push(type)
          return listen.call(this, type, answer, options)
        }
        """
      let heard = "return [...new Set(heard)].filter((type) => /touchmove|wheel/.test(type))"
      try await use(.phone, before: note) {
        Text("Aspen").help("Aspen")
      } _: { window in
        let none = try await window.execute(heard)
        #expect(none == [])
      }
      try await use(.phone, before: note) {
        List { ForEach(["Aspen"], id: \.self) { Text($0) }.onMove { _, _ in } }
      } _: { window in
        let some = try await window.execute(heard)
        #expect(some == ["touchmove"])
      }
    }
  }
}
