import FoundationXML
import PandoUI
import PandoWeb
import Testing

/// Tests of properties that every page must have, whatever it contains.
@Suite("Whole pages")
@MainActor
struct SampleTests {
  @Test(arguments: Samples.all.map(\.name))
  func aPage_whenParsed_isWellFormedAndNamesThingsOnce(name: String) throws {
    let page = try page(name)
    let names = try page.all("//*[@id]").compactMap { $0["id"] }
    #expect(Set(names).count == names.count)
    #expect(try page.all("//main").count == 1)
  }

  @Test(arguments: Samples.all.map(\.name))
  func references_whenWritten_leadToANode(name: String) throws {
    let page = try page(name)
    let names = Set(try page.all("//*[@id]").compactMap { $0["id"] })
    for attribute in ["aria-labelledby", "aria-describedby", "aria-controls", "for", "list"] {
      for node in try page.all("//*[@\(attribute)]") {
        let targets = (node[attribute] ?? "").split(separator: " ").map(String.init)
        for target in targets { #expect(names.contains(target), "\(attribute)=\(target)") }
      }
    }
  }

  @Test(arguments: Samples.all.map(\.name))
  func controls_whenWritten_haveNames(name: String) throws {
    let page = try page(name)
    for node in try page.all("//button | //summary | //a") {
      let isNamed = !node.words.isEmpty || node["aria-label"] != nil
      #expect(isNamed, "\(node)")
    }
    for node in try page.all("//input | //select | //textarea | //progress | //meter") {
      let isInLabel = try !node.nodes(forXPath: "ancestor::label").isEmpty
      let isNamed = node["aria-label"] != nil || node["aria-labelledby"] != nil || isInLabel
      #expect(isNamed || node["placeholder"] != nil || node.name == "textarea", "\(node)")
    }
  }

  @Test(arguments: Samples.all.map(\.name))
  func blocks_always_standOutsideOfLines(name: String) throws {
    let page = try page(name)
    let wrong = try page.all(
      "//p//div | //p//p | //button//div | //button//p | //label//div | //span//p | //span//div"
    )
    #expect(wrong.map(\.description) == [])
  }

  @Test(arguments: Samples.all.map(\.name))
  func lists_always_holdItems(name: String) throws {
    let page = try page(name)
    #expect(try page.all("//ul/*[not(self::li)]").map(\.description) == [])
    #expect(try page.all("//tr/*[not(self::td or self::th)]").map(\.description) == [])
    #expect(try page.all("//select/*[not(self::option or self::optgroup)]").count == 0)
  }

  private func page(_ name: String) throws -> Page {
    let sample = try #require(Samples.all.first { $0.name == name })
    return try Page(sample.piece)
  }
}
