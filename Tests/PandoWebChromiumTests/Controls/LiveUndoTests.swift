import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of undoing with Control and Z in a browser.
  @MainActor
  @Suite("Live undo")
  struct LiveUndo {
    struct Sheet: Codable, Hashable, Sendable {
      var title = ""
      var isBold = false
    }

    struct SheetView: View {
      @Shared(.inMemory("sheet", scope: .process).undoable()) var sheet = Sheet()

      var body: some View {
        TextField("Title", text: Binding($sheet.title)).accessibilityIdentifier("title")
        Button("Bold") { $sheet.withLock { $0.isBold.toggle() } }.accessibilityIdentifier("bold")
        Text(verbatim: "\(sheet.title)/\(sheet.isBold)").accessibilityIdentifier("shown")
      }
    }

    struct Sheets: App {
      var body: some Scene { WindowGroup { SheetView() } }
    }

    private static let field = "document.querySelector('input')"

    private func waitFor(_ text: String, _ window: ChromeWindow) async throws {
      try await window.wait(
        "document.querySelector('[data-testid=shown]').textContent == '\(text)'"
      )
    }

    private func undo(_ window: ChromeWindow) async throws {
      try await window.press(.z, with: .control)
    }

    @Test(.dependencies) func keys_undoAndRedoWhatWasDoneInThatPage() async throws {
      try await AppServer.run(Sheets.self) { server in
        try await ChromeWindow.use { first in
          try await ChromeWindow.use { second in
            for window in [first, second] {
              try await window.open(port: server.port)
              try await waitFor("/false", window)
            }
            try await first.click("[data-testid=bold]")
            try await waitFor("/true", second)
            // The second page has nothing to undo, so it makes a change of its own.
            try await undo(second)
            try await second.execute("\(Self.field).focus()")
            try await second.type("ab")
            try await waitFor("ab/true", first)
            try await undo(first)
            try await waitFor("ab/false", second)
            try await first.press(.z, with: .control, .shift)
            try await waitFor("ab/true", second)
          }
        }
      }
    }

    struct Restoring: View {
      @State private var title = ""
      @State private var count = 0

      var body: some View {
        TextField("Title", text: $title)
        Button("Restore") { count += 1 }.keyboardShortcut("z", modifiers: .command)
        Text(verbatim: "\(title)/\(count)").accessibilityIdentifier("shown")
      }
    }

    @Test func typing_isUndoneByItsField_andThenTheKeyIsAShortcut() async throws {
      try await LiveServer.use {
        Restoring()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await waitFor("/0", window)
          try await window.execute("\(Self.field).focus()")
          try await window.type("abc")
          try await waitFor("abc/0", window)
          // A browser may take the letters back in several steps.
          for _ in 1...3 where try await window.execute("return \(Self.field).value") != "" {
            try await undo(window)
          }
          try await waitFor("/0", window)
          try await undo(window)
          try await waitFor("/1", window)
        }
      }
    }

    @Test(.dependencies) func typing_isUndoneByItsField_andOutsideOfItByThePage() async throws {
      try await AppServer.run(Sheets.self) { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await waitFor("/false", window)
          try await window.click("[data-testid=bold]")
          try await window.execute("\(Self.field).focus()")
          try await window.type("abc")
          try await waitFor("abc/true", window)
          // The field undoes its own changes, and the button's change stays. A browser may undo the
          // letters in several steps.
          for _ in 1...3 where try await window.execute("return \(Self.field).value") != "" {
            try await undo(window)
          }
          #expect(try await window.execute("return \(Self.field).value") == "")
          try await waitFor("/true", window)
          for _ in 1...3 where try await window.execute("return \(Self.field).value") != "abc" {
            try await window.press(.z, with: .control, .shift)
          }
          try await waitFor("abc/true", window)
          try await window.click("[data-testid=bold]")
          try await waitFor("abc/false", window)
          try await undo(window)
          try await waitFor("abc/true", window)
          // The page undoes the typing, and the field shows that, even while it has the focus.
          try await window.execute("\(Self.field).focus()")
          try await undo(window)
          try await window.wait("\(Self.field).value != 'abc'")
        }
      }
    }
  }
}
