import GallerySamples
import Testing

@testable import PandoUI

/// Tests of the nesting depth of interfaces that use every view.
@MainActor
@Suite struct GalleryDepthTests {
  @Test func pagesOfTheGallery_lieFarAboveTheLimit() {
    var deepest: Int32 = 0
    for page in GalleryPage.all {
      let graph = page.graph(ElementTree())
      graph.drawing.forEach { _, element in deepest = max(deepest, element.node.depth) }
      graph.close()
    }
    print("The deepest node of the gallery: \(deepest)")
    #expect(deepest > Nesting.uncheckedDepth / 4)
    #expect(deepest < Nesting.maxDepth / 8)
  }
}
