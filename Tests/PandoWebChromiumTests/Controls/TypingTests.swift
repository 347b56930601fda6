import NIOCore
import Observation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of typing: the text stays as it was typed, whatever the server does and however long its
  /// delay is.
  @MainActor
  @Suite("Typing")
  struct Typing {
    @MainActor
    @Observable
    final class Model {
      var text: String
      var ticks = 0
      let transform: (String) -> String

      init(_ text: String, _ transform: @escaping (String) -> String) {
        self.text = text
        self.transform = transform
      }
    }

    struct Desk: View {
      var model: Model

      var body: some View {
        VStack {
          Text("Ticks \(model.ticks)").accessibilityIdentifier("ticks")
          HStack {
            Text("\(model.ticks) before")
            if model.ticks.isMultiple(of: 2) { Text("even") }
            TextField(
              "Name",
              text: Binding {
                model.text
              } set: {
                model.text = model.transform($0)
              }
            )
            .accessibilityIdentifier("name")
            Text("\(model.text.count) letters").accessibilityIdentifier("length")
          }
          ForEach(0..<(model.ticks % 5), id: \.self) { Text("Row \($0)") }
        }
      }
    }

    private static let field = "document.querySelector('input')"
    private static let words = "the quick brown fox jumps over the lazy dog 0123456789"

    /// Opens the page behind a proxy, with the focus in the field, while the server changes the page.
    private func use(
      _ text: String = "",
      delay: Int64,
      transform: @escaping (String) -> String = { $0 },
      _ body: (ChromeWindow, Model) async throws -> Void
    ) async throws {
      let model = Model(text, transform)
      try await LiveServer.use {
        Desk(model: model)
      } _: { server in
        try await Proxy.use(to: server.port, delay: .milliseconds(delay)) { proxy in
          try await ChromeWindow.use { window in
            try await window.open("http://127.0.0.1:\(proxy.port)/")
            // The click comes before the server moves the field.
            // WebDriver reads the position first and clicks afterwards, so a click on a moving
            // element may miss.
            try await window.click("input")
            try await Metronome.tick(25) {
              model.ticks += 1
            } during: {
              let ticks = "document.querySelector('[data-testid=ticks]').textContent"
              let shown = try await window.execute("return \(ticks)")
              try await window.wait("\(ticks) != '\(shown.text ?? "")'")
              let isFocused = "document.hasFocus() && document.activeElement == \(Self.field)"
              try #require(try await window.execute("return \(isFocused)") == true)
              let before = model.ticks
              try await body(window, model)
              #expect(model.ticks > before + 5)
            }
          }
        }
      }
    }

    private func expect(_ window: ChromeWindow, _ model: Model, _ text: String, caret: Int)
      async throws
    {
      try await window.wait(
        "document.querySelector('[data-testid=length]').textContent == '\(text.count) letters'"
      )
      #expect(model.text == text)
      try await window.wait("\(Self.field).value == '\(text)'")
      let state = try await window.execute(
        "return [\(Self.field).selectionStart, \(Self.field).selectionEnd, document.activeElement == \(Self.field)]"
      )
      #expect(state == [ChromeValue(caret), ChromeValue(caret), true])
    }

    @Test(arguments: [0, 300] as [Int64])
    func typing_whenFastAndTheServerPushes_losesNothing(delay: Int64) async throws {
      try await use(delay: delay) { window, model in
        try await window.type(Self.words, pause: 33)
        try await expect(window, model, Self.words, caret: Self.words.count)
      }
    }

    @Test(arguments: [0, 5])
    func typing_inTheText_keepsTheCaret(at caret: Int) async throws {
      try await use("aaaaabbbbb", delay: 300) { window, model in
        try await window.execute("\(Self.field).setSelectionRange(\(caret), \(caret))")
        try await window.type(Self.words, pause: 33)
        var text = "aaaaabbbbb"
        text.insert(contentsOf: Self.words, at: text.index(text.startIndex, offsetBy: caret))
        try await expect(window, model, text, caret: caret + Self.words.count)
      }
    }

    @Test(arguments: [0, 5])
    func typing_whenTheApplicationChangesTheText_endsAsItSays(at caret: Int) async throws {
      try await use("AAAAABBBBB", delay: 300, transform: { $0.uppercased() }) { window, model in
        try await window.execute("\(Self.field).setSelectionRange(\(caret), \(caret))")
        try await window.type(Self.words, pause: 33)
        var text = "AAAAABBBBB"
        text.insert(
          contentsOf: Self.words.uppercased(),
          at: text.index(text.startIndex, offsetBy: caret)
        )
        try await expect(window, model, text, caret: caret + Self.words.count)
      }
    }

    struct Composer: View {
      @State private var text = ""
      @State private var sent: [String] = []

      var body: some View {
        VStack {
          TextField("Message", text: $text)
          Button("Send") {
            sent.append(text)
            text = ""
          }
          .keyboardShortcut(.return, modifiers: .command)
          .disabled(text.isEmpty)
          Text(sent.joined(separator: ",")).accessibilityIdentifier("sent")
        }
      }
    }

    @Test(arguments: [0, 300] as [Int64])
    func shortcut_rightAfterTyping_isNotLost(delay: Int64) async throws {
      try await LiveServer.use {
        Composer()
      } _: { server in
        try await Proxy.use(to: server.port, delay: .milliseconds(delay)) { proxy in
          try await ChromeWindow.use { window in
            try await window.open("http://127.0.0.1:\(proxy.port)/")
            try await window.click("input")
            try await window.type("hello")
            try await window.press(.enter, with: .control)
            let sent = "document.querySelector('[data-testid=sent]').textContent"
            try await window.wait("\(sent) == 'hello' && \(Self.field).value == ''")
            // No text waits to be sent: the server refuses the press.
            try await window.press(.enter, with: .control)
            try await window.type("again")
            try await window.press(.enter, with: .control)
            try await window.wait("\(sent) == 'hello,again'")
          }
        }
      }
    }

    @Test(arguments: [0, 300] as [Int64])
    func composition_whileTheServerPushes_isNotDisturbed(delay: Int64) async throws {
      try await use("ab", delay: delay) { window, model in
        try await window.execute("\(Self.field).setSelectionRange(1, 1)")
        for piece in ["n", "ni", "nih", "niha", "nihao"] {
          try await window.devtools(
            "Input.imeSetComposition",
            [
              "text": .text(piece), "selectionStart": ChromeValue(piece.count),
              "selectionEnd": ChromeValue(piece.count),
            ]
          )
          // The server continues meanwhile.
          let ticks = model.ticks
          while model.ticks < ticks + 3 { try await window.execute("return 1") }
          let state = try await window.execute(
            "return [\(Self.field).value, document.activeElement == \(Self.field)]"
          )
          #expect(state == [.text("a\(piece)b"), true])
          #expect(model.text == "ab")
        }
        try await window.devtools("Input.insertText", ["text": "你好"])
        try await window.type("!", pause: 33)
        try await expect(window, model, "a你好!b", caret: 4)
      }
    }
  }
}
