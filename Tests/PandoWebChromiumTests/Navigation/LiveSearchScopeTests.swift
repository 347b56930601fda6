import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of what is shown below a search field, and of controls before all scripts are loaded.
  @MainActor
  @Suite("Live search scopes and early controls")
  struct LiveSearchScopes {
    private struct Found: View {
      @State private var text = "a"
      @State private var scope = 0
      var body: some View {
        NavigationStack {
          List { ForEach(0..<5) { Text("Row \($0)") } }
            .listStyle(.plain)
            .navigationTitle("Found")
            .searchable(text: $text, isPresented: .constant(true))
            .searchScopes($scope) {
              Text("All").tag(0)
              Text("Mine").tag(1)
            }
            .searchSuggestions {
              Text("Apple").searchCompletion("apple")
              Text("Apricot").searchCompletion("apricot")
            }
        }
      }
    }

    private struct Plain: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List { ForEach(0..<5) { Text("Row \($0)") } }
            .listStyle(.plain)
            .navigationTitle("Found")
            .searchable(text: $text)
        }
      }
    }

    private struct Mails: View {
      var body: some View {
        List {
          ForEach(["Supper"], id: \.self) { mail in
            HStack {
              Text(mail)
              Spacer()
              Button("Open") {}.buttonStyle(.bordered)
            }
            .swipeActions { Button("Archive") {} }
          }
          .onDelete { _ in }
        }
      }
    }

    @Test func suggestions_areBelowEachOther() async throws {
      try await ChromiumTests.use(.phone) {
        Found()
      } _: { window in
        try await window.wait("document.querySelectorAll('.part-suggestions .text').length === 2")
        let found = try await window.execute(
          """
          const [first, second] = [...document.querySelectorAll('.part-suggestions .text')].map((node) => node.getBoundingClientRect())
          return [second.top >= first.bottom, Math.abs(first.left - second.left) < 1]
          """
        )
        #expect(found.list == [true, true])
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func scopesAndSuggestions_areAsWideAsTheField_andApart(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Found()
      } _: { window in
        try await window.wait("document.querySelector('.part-suggestions')")
        let found = try await window.execute(
          """
          const of = (name) => document.querySelector('.part-search > ' + name).getBoundingClientRect()
          const field = of('.input'), scopes = of('.choices'), suggestions = of('.part-suggestions')
          return [scopes.width - field.width, scopes.top - field.bottom, suggestions.top - scopes.bottom]
          """
        )
        #expect(found == [0, 8, 8])
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func plainList_isNearToTheSearchField(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Plain()
      } _: { window in
        let gap = try await window.execute(
          """
          const field = document.querySelector('.part-search .input').getBoundingClientRect()
          return document.querySelector('.row').getBoundingClientRect().top - field.bottom
          """
        )
        #expect(gap == 10)
      }
    }

    /// Chromium has anchors, so the rules for browsers without them are applied by hand.
    @Test func toolsOfARow_withoutAnchors_coverNoButton() async throws {
      try await ChromiumTests.use(.desktop) {
        Mails()
      } _: { window in
        try await window.waitForScripts()
        let found = try await window.execute(
          """
          const rules = [...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules])
            .filter((rule) => rule instanceof CSSSupportsRule && /^not \\(anchor-name/.test(rule.conditionText))
            .flatMap((rule) => [...rule.cssRules])
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(rules.map((rule) => rule.cssText).join(''))
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
          const end = document.querySelector('.row-content .button').getBoundingClientRect()
          const tools = [...document.querySelectorAll('.row > :is(.swipe, .row-edits)')]
            .map((node) => node.getBoundingClientRect())
          return [rules.length, ...tools.map((box) => box.left >= end.right || box.right <= end.left)]
          """
        )
        #expect(found == [1, true, true])
      }
    }

    /// The page never gets the second script.
    @Test func picker_openedByAKeyBeforeTheSecondScript_takesKeys() async throws {
      try await LiveServer.use {
        Form {
          Picker("Sort", selection: .constant(0)) {
            Text("Name").tag(0)
            Text("Date of change").tag(1)
          }
        }
      } _: { server in
        try await ChromeWindow.use { window in
          try await PageAudit.show(.desktop, in: window)
          try await window.devtools("Network.enable")
          try await window.devtools("Network.setBlockedURLs", ["urls": ["*more-*"]])
          try await window.open("http://127.0.0.1:\(server.port)/")
          try await window.execute("document.querySelector('.select').focus()")
          let width = try await window.execute(
            "return document.querySelector('.select').getBoundingClientRect().width"
          )
          #expect(width.number ?? 0 > 110)
          try await window.press(.space)
          try await window.wait("document.querySelector('.select:open')")
          #expect(try await window.execute("return document.activeElement.tagName") == "OPTION")
          _ = try await window.log()
        }
      }
    }

    /// The network fails for a moment while a page asks for its other scripts.
    @Test(arguments: ["more", "gestures"])
    func script_thatCannotBeFetched_isFetchedAgain(name: String) async throws {
      try await LiveServer.use {
        List {
          ForEach(["Milk"], id: \.self) { Text($0) }.onDelete { _ in }
        }
        Text("This is a long text that shrinks").lineLimit(1).minimumScaleFactor(0.5)
          .frame(width: 120)
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.devtools("Network.enable")
          try await window.devtools("Network.setBlockedURLs", ["urls": ["*\(name)-*"]])
          try await window.open("http://127.0.0.1:\(server.port)/")
          try await window.wait(
            "performance.getEntriesByType('resource').some((entry) => entry.name.includes('\(name)-'))"
          )
          try await window.devtools("Network.setBlockedURLs", ["urls": .list([])])
          // Each of the two files adopts a style sheet.
          try await window.wait("document.adoptedStyleSheets.length === 2")
          try await window.wait(
            "[...document.querySelectorAll('.shrinks')].every((node) => node.scrollWidth <= node.clientWidth)"
          )
          _ = try await window.log()
        }
      }
    }
  }
}
