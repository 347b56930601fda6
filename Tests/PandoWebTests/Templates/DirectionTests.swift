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

  @Test func presentation_hasTheDirectionOfTheViewsAround() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      VStack {
        Text("Page")
          .sheet(isPresented: .constant(true)) { Text("Sheet") }
          .alert("Alert", isPresented: .constant(true)) {}
          .popover(isPresented: .constant(true)) { Text("Popover") }
          .environment(\.layoutDirection, .rightToLeft)
        Text("Other").confirmationDialog("Choice", isPresented: .constant(true)) {}
      },
      renderer: tree
    )
    graph.flush()
    defer { graph.close() }
    let page = try Page(HTMLRenderer.render(tree: tree, options: HTMLOptions()))
    let names = try page.all("//*[@dir='rtl']").map(\.words)
    for word in ["Sheet", "Alert", "Popover"] {
      #expect(names.contains { $0.contains(word) }, "\(word)")
    }
    #expect(!names.contains { $0.contains("Choice") })
  }
}
