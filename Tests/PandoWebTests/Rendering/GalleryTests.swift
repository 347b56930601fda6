import FoundationXML
import GallerySamples
import Testing

/// Tests of properties that all pages must have, on the pages of the gallery, which contain every
/// view and modifier.
@Suite("Gallery")
@MainActor
struct GalleryTests {
  @Test(arguments: GalleryPage.all.map(\.name))
  func aPage_whenChecked_canBeUsedByEveryone(name: String) throws {
    #expect(try AccessibilityCheck.problems(in: page(name)) == [])
  }

  @Test(arguments: GalleryPage.all.map(\.name))
  func aScreen_withATitle_hasOneMainHeading(name: String) throws {
    let page = try page(name)
    for screen in try page.all("//*[contains(concat(' ', @class, ' '), ' screen ')]") {
      let isInDialog = try !screen.nodes(forXPath: "ancestor::dialog").isEmpty
      let headings = try screen.nodes(forXPath: isInDialog ? "header//h2" : "header//h1")
      #expect(headings.count <= 1)
      #expect(try isInDialog || screen.nodes(forXPath: ".//h1").count <= 1)
    }
    #expect(try page.all("//main//h1").count >= 1)
  }

  @Test(arguments: GalleryPage.all.map(\.name))
  func aPage_whenDrawn_hasNoProblem(name: String) throws {
    #expect(try page(name).all("//*[@class='problem']").map(\.words) == [])
  }

  @Test
  func names_always_differ() {
    #expect(Set(GalleryPage.all.map(\.name)).count == GalleryPage.all.count)
  }

  private func page(_ name: String) throws -> Page {
    try Page(#require(GalleryPage.all.first { $0.name == name }).html())
  }
}
