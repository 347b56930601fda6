import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of the marks that applications hide: arrows of menus and links, and headers of tables.
@MainActor
@Suite struct IndicatorTests {
  private struct Item: Identifiable {
    let id = 1
  }

  private func page(_ view: some View) throws -> Page {
    let tree = ElementTree()
    let graph = ViewGraph(VStack { view }, renderer: tree)
    graph.flush()
    defer { graph.close() }
    return try Page(HTMLRenderer.render(tree: tree, options: HTMLOptions()))
  }

  @Test func menu_whenItsIndicatorIsHidden_hasNoArrow() throws {
    let menu = Menu("More") { Menu("Sort") { Button("By name") {} } }
    #expect(try page(menu).all("//*[contains(@class, 'menu-mark')]").count == 2)
    // The one inside would look like a button.
    let hidden = try page(menu.menuIndicator(.hidden)).all("//*[contains(@class, 'menu-mark')]")
    #expect(hidden.count == 1)
    let shown = menu.menuIndicator(.visible).menuIndicator(.hidden)
    #expect(try page(shown).all("//*[contains(@class, 'menu-mark')]").count == 2)
  }

  @Test func link_whenItsIndicatorIsHidden_hasNoMark() throws {
    let list = NavigationStack { List { NavigationLink("Open") { Text("Screen") } } }
    #expect(try page(list).all("//a[contains(@class, 'no-mark')]").isEmpty)
    let hidden = try page(list.navigationLinkIndicatorVisibility(.hidden))
    #expect(try hidden.all("//a[contains(@class, 'no-mark')]").count == 1)
  }

  @Test func linkOfARow_whenDisabled_keepsItsColorAndMark() throws {
    let list = List { NavigationLink("Open") { Text("Screen") }.disabled(true) }
    let link = try page(NavigationStack { list }).one("//a[contains(@class, 'link-push')]")
    #expect(link["aria-disabled"] == "true" && link["href"] == nil && link["tabindex"] == nil)
  }

  @Test func link_looksLikeAButtonOfItsStyle_exceptAsARow() throws {
    let link = NavigationLink("Open") { Text("Screen") }.controlSize(.large)
    func classes(_ view: some View) throws -> [String] {
      try page(NavigationStack { view }).all("//a[contains(@class, 'link')]")
        .flatMap { ($0["class"] ?? "").split(separator: " ").map(String.init) }
        .filter { $0.hasPrefix("button") || $0.hasPrefix("size") }
    }
    #expect(try classes(link) == [])
    #expect(try classes(link.buttonStyle(.plain)) == ["button", "button-plain", "size-large"])
    let bordered = ["button", "button-bordered", "size-large"]
    #expect(try classes(link.buttonStyle(.bordered)) == bordered)
    #expect(try classes(List { link.buttonStyle(.plain) }) == [])
    #expect(try classes(List { link.buttonStyle(.bordered) }) == bordered)
  }

  @Test func table_whenItsHeadersAreHidden_keepsThemForScreenReaders() throws {
    let table = Table([Item()]) { TableColumn("Number") { Text("\($0.id)") } }
    #expect(try page(table).all("//thead[@class='vh']").isEmpty)
    let hidden = try page(table.tableColumnHeaders(.hidden))
    #expect(try hidden.all("//thead[@class='vh']//th").count == 1)
  }

  @Test func containerBackground_isBehindScreens_andNotBehindWidgets() throws {
    let words = Text("Words")
    func fills(_ page: Page) throws -> Int {
      try page.all("//body//*[contains(@style, 'background:')]").count
    }
    let plain = try fills(page(words))
    #expect(try fills(page(words.containerBackground(.red, for: .widget))) == plain)
    #expect(try fills(page(words.containerBackground(.red, for: .navigation))) == plain + 1)
    let views = try page(words.containerBackground(for: .window) { Color.blue })
    #expect(try views.all("//*[contains(@class, 'part-background')]").count == 1)
  }
}
