import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of the backgrounds and the colour schemes that applications give to bars.
@MainActor
@Suite struct BarLookTests {
  private func bar(_ content: some View) throws -> XMLElement {
    let tree = ElementTree()
    let graph = ViewGraph(NavigationStack { content }, renderer: tree)
    graph.flush()
    defer { graph.close() }
    let page = try Page(HTMLRenderer.render(tree: tree, options: HTMLOptions()))
    return try page.one("//header[contains(@class, 'bar')]")
  }

  private var text: some View { Text("Content").navigationTitle("Title") }

  @Test func background_isSeenWhereItIsMadeVisible() throws {
    let painted = text.toolbarBackground(Color.red, for: .navigationBar)
    #expect(try bar(painted)["style"] == nil)
    for seen in [
      AnyView(painted.toolbarBackground(.visible, for: .navigationBar)),
      AnyView(painted.toolbarBackgroundVisibility(.visible)),
    ] {
      #expect(try bar(seen)["style"]?.contains("background:var(--red)") == true)
    }
    #expect(try bar(painted.toolbarBackground(.visible, for: .tabBar))["style"] == nil)
  }

  @Test func colorScheme_isThatOfABarWithABackground() throws {
    let dark = text.toolbarColorScheme(.dark, for: .navigationBar)
    #expect(try bar(dark)["data-scheme"] == nil)
    let seen = try bar(dark.toolbarBackground(.visible, for: .navigationBar))
    #expect(seen["data-scheme"] == "dark")
    #expect(seen["style"]?.contains("background:") == true)
    let light = dark.toolbarBackground(.visible).toolbarColorScheme(.light)
    // The modifier that is nearer to the content has precedence.
    #expect(try bar(light)["data-scheme"] == "dark")
  }
}
