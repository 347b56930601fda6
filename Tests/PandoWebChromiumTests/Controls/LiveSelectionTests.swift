import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the selection in a field, which the user and the application can make.
  @MainActor
  @Suite("Live selections")
  struct LiveSelections {
    struct Note: View {
      @State private var text = "one two three"
      @State private var selection: TextSelection?

      private var chosen: String {
        guard case .selection(let range)? = selection?.indices else { return "nothing" }
        return "[\(text[range])]"
      }

      var body: some View {
        VStack {
          TextField("Note", text: $text, selection: $selection)
            .onSubmit {
              guard case .selection(let range)? = selection?.indices else { return }
              let word = text[range].uppercased()
              let start = text[..<range.lowerBound].count
              text.replaceSubrange(range, with: "<" + word + ">")
              let from = text.index(text.startIndex, offsetBy: start + 1)
              let to = text.index(from, offsetBy: word.count)
              selection = TextSelection(range: from..<to)
            }
          Text(verbatim: chosen).accessibilityIdentifier("chosen")
        }
      }
    }

    private let field = "document.querySelector('input')"
    private let chosen = "document.querySelector('[data-testid=chosen]').textContent"

    private func use(_ body: @MainActor (ChromeWindow) async throws -> Void) async throws {
      try await LiveServer.use {
        Note()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          try await window.execute("\(field).focus()")
          try await body(window)
        }
      }
    }

    @Test func selection_ofTheUser_isTold_andThatOfTheApplicationIsMade() async throws {
      try await use { window in
        try await window.execute("\(field).setSelectionRange(4, 7)")
        try await window.wait("\(chosen) === '[two]'")
        try await window.press(.enter)
        try await window.wait("\(field).value === 'one <TWO> three'")
        try await window.wait("\(field).selectionStart === 5 && \(field).selectionEnd === 8")
        try await window.wait("\(chosen) === '[TWO]'")
      }
    }

    @Test func typing_overASelection_keepsTheCursorBehindIt() async throws {
      try await use { window in
        try await window.execute("\(field).select()")
        try await window.wait("\(chosen) === '[one two three]'")
        try await window.type("quick brown fox", pause: 5)
        try await window.wait("\(chosen) === '[]'")
        #expect(try await window.execute("return \(field).value") == .text("quick brown fox"))
        #expect(try await window.execute("return \(field).selectionStart") == 15)
      }
    }
  }
}
