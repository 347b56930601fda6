import PandoUI
import Testing

@testable import PandoWeb

@MainActor
@Suite("Direction")
struct DirectionTests {
  @Test func view_whenItsDirectionIsSet_hasIt_andSoDoesItsEnvironment() throws {
    struct Words: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
    }
    let tree = ElementTree()
    let graph = ViewGraph(
      VStack {
        Words().environment(\.layoutDirection, .rightToLeft)
        Words()
      },
      renderer: tree
    )
    graph.flush()
    defer { graph.close() }
    let page = try Page(HTMLRenderer.render(tree: tree, options: HTMLOptions()))
    #expect(try page.all("//*[@dir='rtl']").map(\.words) == ["right"])
    #expect(try page.all("//p[not(@dir)]").map(\.words) == ["left"])
  }
}
