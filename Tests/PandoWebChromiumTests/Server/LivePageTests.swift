import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of an application, its server and a browser together.
  @MainActor
  @Suite("Live pages")
  struct LivePages {
    struct Board: App {
      var body: some Scene { WindowGroup { BoardView() } }
    }

    struct BoardView: View {
      @State private var count = 0
      @State private var name = ""
      @Shared(.inMemory("board", scope: .process)) private var total = 0

      var body: some View {
        VStack {
          Text("Count \(count)").accessibilityIdentifier("count")
          Text("Total \(total)").accessibilityIdentifier("total")
          Text("Hello \(name)").accessibilityIdentifier("hello")
          Button("Add") {
            count += 1
            $total.withLock { $0 += 1 }
          }
          .accessibilityIdentifier("add")
          TextField("Name", text: $name).accessibilityIdentifier("name")
        }
      }
    }

    @Test(.dependencies) func twoBrowsers_seeWhatTheyShare_andNothingElse() async throws {
      try await AppServer.run(Board.self) { server in
        try await ChromeWindow.use { first in
          try await ChromeWindow.use { second in
            for window in [first, second] {
              try await window.open(port: server.port)
            }
            try await first.click("[data-testid=add]")
            try await first.wait("\(text("count")) == 'Count 1'")
            try await second.wait("\(text("total")) == 'Total 1'")
            #expect(try await second.execute("return \(text("count"))") == "Count 0")
            try await second.click("[data-testid=name]")
            try await second.type("Ada")
            try await second.wait("\(text("hello")) == 'Hello Ada'")
          }
        }
      }
    }

    private func text(_ identifier: String) -> String {
      "document.querySelector('[data-testid=\(identifier)]').textContent"
    }
  }
}
