import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the browser's history and the screens of an application.
  @MainActor
  @Suite("Live history")
  struct LiveHistory {
    struct Orchard: App {
      var body: some Scene { WindowGroup { OrchardView() } }
    }

    enum Tree: String, Hashable, CaseIterable { case apple, quince }

    struct OrchardView: View {
      @State private var path: [Tree] = []

      var body: some View {
        NavigationStack(path: $path) {
          List(Tree.allCases, id: \.self) { tree in
            NavigationLink(tree.rawValue, value: tree).accessibilityIdentifier(tree.rawValue)
          }
          .navigationTitle("Orchard")
          .navigationDestination(for: Tree.self) { tree in
            VStack {
              Text("All about the \(tree.rawValue)")
              Button("Start") { path = [] }.accessibilityIdentifier("start-\(tree.rawValue)")
              NavigationLink("Other", value: Tree.quince).accessibilityIdentifier("other")
            }
            .navigationTitle(tree.rawValue)
          }
        }
      }
    }

    @Test(.dependencies) func backAndForward_followTheScreens() async throws {
      try await AppServer.run(Orchard.self) { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.click("[data-testid=apple]")
          try await at(window, "/apple", "apple")
          try await window.click("[data-testid=other]")
          try await at(window, "/apple/quince", "quince")
          _ = try await window.execute("history.back()")
          try await at(window, "/apple", "apple")
          _ = try await window.execute("history.forward()")
          try await at(window, "/apple/quince", "quince")
          // The application goes back two screens at once, and so does the history.
          try await window.click("[data-testid=start-quince]")
          try await at(window, "/", "Orchard")
          _ = try await window.execute("history.forward()")
          try await at(window, "/apple", "apple")
          _ = try await window.execute("history.back()")
          try await at(window, "/", "Orchard")
        }
      }
    }

    @Test(.dependencies) func address_opensItsScreen_alsoInAnotherWindow() async throws {
      try await AppServer.run(Orchard.self, { try $0.setBasePath("/trees") }) { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port, "trees/apple/quince")
          try await at(window, "/trees/apple/quince", "quince")
          try await window.click("[data-testid=start-quince]")
          try await at(window, "/trees/", "Orchard")
          try await window.open(port: server.port, "trees/cherry")
          #expect(try await window.execute("return document.title") == "Not found – Orchard")
        }
      }
    }

    private func at(_ window: ChromeWindow, _ path: String, _ title: String) async throws {
      try await window.wait("location.pathname == '\(path)' && document.title == '\(title)'")
    }
  }
}
