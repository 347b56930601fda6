import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the state that a browser's tab keeps when its page is loaded again.
  @MainActor
  @Suite("Live reload")
  struct LiveReload {
    struct Notebook: App {
      var body: some Scene { WindowGroup { Notes() } }
    }

    struct Notes: View {
      @SceneStorage("count") var count = 0

      var body: some View {
        TabView {
          Tab("Front", systemImage: "book") {
            Text(verbatim: "count is \(count)")
            Button("More") { count += 1 }.accessibilityIdentifier("more")
          }
          Tab("Last Page", systemImage: "star") { Text(verbatim: "the end") }
        }
      }
    }

    private func shows(_ words: String, _ path: String, _ window: ChromeWindow) async throws {
      try await window.wait(
        "location.pathname == '\(path)' && document.body.innerText.includes('\(words)')"
      )
    }

    @Test(.dependencies) func tabAndSceneStorage_surviveAReload() async throws {
      try await AppServer.run(Notebook.self) { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await shows("count is 0", "/", window)
          try await window.click("[data-testid=more]")
          try await shows("count is 1", "/", window)
          try await window.reload()
          try await shows("count is 1", "/", window)
          try await window.click("[role=tab]:nth-of-type(2)")
          try await shows("the end", "/last-page", window)
          try await window.reload()
          try await shows("the end", "/last-page", window)
          try await window.click("[role=tab]:nth-of-type(1)")
          try await shows("count is 1", "/", window)
        }
      }
    }

    @Test func scrolledList_isWhereItWas_afterAReload() async throws {
      try await LiveServer.use {
        NavigationStack {
          List(0..<80, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
        }
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let place = """
            Math.max(...[...document.querySelectorAll('body *')].map(({ scrollTop }) => scrollTop))
            """
          try await window.execute(
            """
            const node = [...document.querySelectorAll('body *')].find((node) =>
              node.scrollHeight > node.clientHeight + 900 && /auto|scroll/.test(getComputedStyle(node).overflowY))
            node.scrollTop = 700
            """
          )
          try await window.wait("\(place) === 700")
          try await window.reload()
          try await window.wait("\(place) === 700")
        }
      }
    }

    private struct Draft: View {
      @State private var title = ""
      @State private var secret = ""
      var body: some View {
        TextField("Title", text: $title)
        SecureField("Secret", text: $secret)
        Text("Title is \(title).")
      }
    }

    @Test func typedText_andTheCaret_surviveAReload_andASecretDoesNot() async throws {
      try await ChromiumTests.use {
        Draft()
      } _: { window in
        try await window.click("[type=password]")
        try await window.type("hush")
        try await window.click("[placeholder=Title]")
        try await window.type("Half a note")
        try await window.press(.left)
        try await window.wait("document.body.innerText.includes('Title is Half a note.')")
        try await window.reload()
        try await window.wait("document.body.innerText.includes('Title is Half a note.')")
        try await window.type("!")
        try await window.wait("document.body.innerText.includes('Title is Half a not!e.')")
        let secret = try await window.execute(
          "return document.querySelector('[type=password]').value"
        )
        #expect(secret == "")
      }
    }

    private struct Shared: View {
      @State private var text = "old"
      var body: some View { TextField("Text", text: $text) }
    }

    @Test func fieldThatOnlyHasTheFocus_hasTheServersValueAfterAReload() async throws {
      try await ChromiumTests.use {
        Shared()
      } _: { window in
        try await window.click("input")
        // The text of the field differs from the one in the next document.
        try await window.execute("document.querySelector('input').value = 'older'")
        try await window.reload()
        try await window.wait("document.activeElement.matches('input')")
        #expect(try await window.execute("return document.activeElement.value") == "old")
      }
    }
  }
}
