import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the page for an address that no view of the application handles.
@MainActor
@Suite(.dependencies) struct UnknownAddressTests {
  /// An application with a tint on two views in a group, one of which has a button with another
  /// tint.
  struct Tinted: App {
    var body: some Scene {
      WindowGroup {
        Group {
          NavigationStack {
            Form { Text("Words") }.navigationTitle("Home")
              .navigationDestination(for: Int.self) { Text("\($0)") }
          }
          HStack {
            Button("Close") {}.tint(.red)
          }
        }
        .tint(.orange)
      }
    }
  }

  struct Plain: App {
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          VStack {
            Text("Words")
            Button("Close") {}.tint(.red)
          }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
  }

  @Test func page_hasTheTintAndTheBackgroundOfTheApplication() async throws {
    try await AppServer.run(Tinted.self) { server in
      let page = try await server.ask("/lagoon")
      #expect(page.status == 404)
      #expect(page.body.contains("--tint:var(--orange)"))
      #expect(page.body.contains("style=\"background:var(--grouped)\""))
      #expect(page["content-security-policy"]?.contains("style-src-attr 'unsafe-inline'") == true)
    }
    try await AppServer.run(Plain.self) { server in
      let page = try await server.ask("/lagoon")
      #expect(page.status == 404)
      #expect(!page.body.contains("--tint:") && !page.body.contains("--grouped"))
    }
  }
}
