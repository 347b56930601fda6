import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of images and colours of resources in a browser.
  @MainActor
  @Suite("Live assets")
  struct LiveAssets {
    nonisolated static let resources = try? TemporaryResources(
      [String: Data].picture("newt").merging(.drawing("mark", isTemplate: true)) { first, _ in first
      }
      .merging(.color("brand", "ff8000", dark: "0080ff", high: "804000")) { first, _ in first }
    )

    struct Pond: App {
      var body: some Scene { WindowGroup { PondView() } }
    }

    struct PondView: View {
      private let bundle = try? LiveAssets.resources?.bundle

      var body: some View {
        VStack {
          Image("newt", bundle: bundle).accessibilityIdentifier("newt")
          Image("mark", bundle: bundle).foregroundStyle(.red).accessibilityIdentifier("mark")
          Text("a").foregroundStyle(Color("brand", bundle: bundle)).accessibilityIdentifier("brand")
        }
      }
    }

    @Test(.dependencies) func variants_followTheBrowser_withoutTheServer() async throws {
      try await AppServer.run(Pond.self) { server in
        try await ChromeWindow.use { window in
          try await window.open(server.address)
          func style(_ identifier: String, _ property: String) async throws -> String {
            let element = "document.querySelector('[data-testid=\(identifier)]')"
            let value = try await window.execute(
              "return getComputedStyle(\(element)).getPropertyValue('\(property)')"
            )
            return value.text ?? ""
          }
          func prefer(_ features: [String: ChromeValue]) async throws {
            let list = features.map { name, value -> ChromeValue in
              ["name": .text(name), "value": value]
            }
            try await window.devtools("Emulation.setEmulatedMedia", ["features": .list(list)])
          }
          let source = "document.querySelector('[data-testid=newt]').currentSrc"
          try await window.wait("\(source).includes('/asset/a')")
          try await prefer(["prefers-color-scheme": "light"])
          #expect(try await style("newt", "content") == "normal")
          #expect(try await style("brand", "color") == "rgb(255, 128, 0)")
          #expect(try await style("mark", "mask-image").contains("/asset/d-"))

          try await prefer(["prefers-color-scheme": "dark"])
          #expect(try await style("newt", "content").contains("/asset/b1-"))
          #expect(try await style("brand", "color") == "rgb(0, 128, 255)")
          let loaded =
            "performance.getEntriesByType('resource').some(e => e.name.includes('/asset/b'))"
          try await window.wait(loaded)

          // A part of the page with a scheme of its own.
          try await window.execute("document.body.dataset.scheme = 'light'")
          #expect(try await style("newt", "content") == "normal")
          try await prefer(["prefers-color-scheme": "light", "prefers-contrast": "more"])
          #expect(try await style("brand", "color") == "rgb(128, 64, 0)")
          #expect(try await window.log() == [])
        }
      }
    }
  }
}
