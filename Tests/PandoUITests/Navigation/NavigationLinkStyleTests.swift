import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of links to screens in the styles of buttons.
@MainActor
struct NavigationLinkStyleTests {
  private struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("pill")
      }
    }
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { Button(configuration) }
    }
  }

  private func styles(_ view: some View) -> [String?] {
    let tree = ElementTree()
    let graph = ViewGraph(NavigationStack { view }, renderer: tree)
    return withExtendedLifetime(graph) {
      inside(tree, ElementTree.rootID).filter { $0.kind == .link }
        .map { $0.attributes.text(.style) }
    }
  }

  private func inside(_ tree: ElementTree, _ id: ElementID) -> [ElementTree.Element] {
    tree.children(of: id).flatMap { [$0] + inside(tree, $0.id) }
  }

  @Test func link_hasTheButtonStyleAround() {
    let link = NavigationLink("Open") { Text("Screen") }
    #expect(styles(link) == ["navigation"])
    #expect(styles(link.buttonStyle(.plain)) == ["plain"])
    #expect(styles(NavigationLink("Open", value: 1).buttonStyle(.bordered)) == ["bordered"])
  }

  @Test func link_isDrawnByAStyleOfOnesOwn_andLeads() async throws {
    let app = await Driver.open(
      NavigationStack {
        NavigationLink("Open") { Text("Screen") }.buttonStyle(Pill())
      }
    )
    #expect(app.has(text: "pill"))
    try await app.link("Open pill").tap()
    #expect(app.has(text: "Screen"))
  }

  @Test func link_isTriggeredByAStyleOfOnesOwn() async throws {
    let app = await Driver.open(
      NavigationStack {
        NavigationLink("Open") { Text("Screen") }.buttonStyle(Framed())
      }
    )
    try await app.button("Open").tap()
    #expect(app.has(text: "Screen"))
  }
}
