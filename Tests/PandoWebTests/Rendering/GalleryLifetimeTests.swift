import GallerySamples
import PandoUI
import Testing

/// Tests that a closed page releases everything that it had.
@Suite("Lifetime of the gallery")
@MainActor
struct GalleryLifetimeTests {
  @Test(arguments: GalleryPage.all.map(\.name))
  func aPage_whenClosed_leavesNothing(name: String) async throws {
    let page = try #require(GalleryPage.all.first { $0.name == name })
    let leftovers = Leftovers()
    do {
      let graph = page.graph(ElementTree())
      graph.flush()
      leftovers.watch(graph)
      graph.close()
    }
    #expect(await leftovers.count() == 0)
  }

  @Test func aPage_thatIsHeld_isCounted() async {
    let leftovers = Leftovers()
    let graph = ViewGraph(Text("held"), renderer: ElementTree())
    leftovers.watch(graph)
    graph.close()
    #expect(await leftovers.count() == 1)
    withExtendedLifetime(graph) {}
  }
}
