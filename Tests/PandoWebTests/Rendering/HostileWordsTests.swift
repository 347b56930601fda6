import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests that no text of an application becomes markup, a script, a style or an address that
/// executes code.
@Suite("Hostile words")
@MainActor
struct HostileWordsTests {
  nonisolated static let hostile =
    "\"'></script><img src=x onerror=alert(1)>;}*{color:red}javascript:alert(1)\u{0}"

  @Test(arguments: ElementKind.allCases)
  func anElement_whenEveryAttributeIsHostile_staysWhatItIs(kind: ElementKind) throws {
    var attributes: [AttributeKey: AttributeValue] = [:]
    for key in AttributeKey.allCases { attributes[key] = .text(Self.hostile) }
    for key: AttributeKey in [.fixedSize, .components, .accessibilityTraits, .suggestions] {
      attributes[key] = .list([Self.hostile])
    }
    attributes[.accessibilityActions] = .list([Self.hostile])
    attributes[.isHidden] = nil
    let page = try Page(Piece(kind, attributes, [.text(Self.hostile)]))
    #expect(try page.all("//script").isEmpty)
    #expect(try page.all("//img[@onerror]").isEmpty)
    #expect(try page.all("//body//style").isEmpty)
    for node in try page.all("//*") {
      for attribute in node.attributes ?? [] {
        let name = attribute.name ?? ""
        #expect(!name.hasPrefix("on"))
        let value = attribute.stringValue ?? ""
        if ["href", "src", "action"].contains(name) { #expect(!value.contains("script:")) }
        if name == "style" { #expect(!value.contains("}") && !value.contains("red")) }
        if name == "class" { #expect(!value.contains(">")) }
      }
    }
  }

  @Test func words_whenHostile_areReadAsTheyAre() throws {
    let page = try Page(.text(Self.hostile))
    #expect(try page.one("//p").words == Self.hostile.replacing("\u{0}", with: "\u{FFFD}"))
  }

  @Test func aLink_whenItsAddressRunsSomething_leadsNowhere() throws {
    let page = try Page(
      Piece(.link, [.source: .text("javascript:alert(1)"), .text: .text("Go")])
    )
    let link = try page.one("//a")
    #expect(link["href"] == nil)
    #expect(link["aria-disabled"] == "true")
  }

  @Test func aTitle_whenHostile_staysInTheHead() throws {
    let page = try Page(.text("x"), options: HTMLOptions(title: "</title><script>x</script>"))
    #expect(try page.one("//title").words == "</title><script>x</script>")
    #expect(try page.all("//script").isEmpty)
  }

  @Test func aPath_whenHostile_keepsLettersOfPathsOnly() throws {
    let outline = ShapeOutline(.path("M0 0\"/><script>L1 1"))
    let page = try Page(
      Piece(.shape, [.shape: .shape(ShapeDrawing(outline, fill: .color(.red)))])
    )
    #expect(try page.one("//path")["d"]?.contains("<") == false)
  }
}
