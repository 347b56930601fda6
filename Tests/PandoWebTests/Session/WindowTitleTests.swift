import Foundation
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the title of a document, which is that of the window where no screen has one.
@MainActor
@Suite struct WindowTitleTests {
  struct Harbour: App {
    @State private var count = 1
    @State private var isTitled = false

    var body: some Scene {
      WindowGroup("Boats \(count)") {
        Button("More") { count += 1 }
        NavigationStack {
          Button("Title") { isTitled.toggle() }
            .modifier(Titled(title: isTitled ? "Harbour" : nil))
        }
      }
    }
  }

  struct Titled: ViewModifier {
    let title: String?

    func body(content: Content) -> some View {
      if let title { content.navigationTitle(title) } else { content }
    }
  }

  @Test func title_isTheWindows_untilAScreenHasOne() throws {
    let screen = Screen()
    let graph = ViewGraph(app: Harbour(), renderer: screen)
    screen.document.readOutline()
    #expect(screen.document.title == "Boats 1")
    try screen.open()
    #expect(try patches(of: "More", graph, screen).contains(.title("Boats 2")))
    #expect(try patches(of: "Title", graph, screen).contains(.title("Harbour")))
    #expect(try patches(of: "Title", graph, screen).contains(.title("Boats 2")))
    graph.close()
  }

  private func patches(
    of label: String,
    _ graph: ViewGraph,
    _ screen: Screen
  ) throws -> [Patch] {
    _ = screen.takePatches()
    let button = try #require(
      screen.tree.elements.values.first { element in
        element.kind == .button
          && screen.tree.children(of: element.id).contains {
            $0.attributes.text(.text) == label
          }
      }
    )
    try graph.send(.tap, to: button.id)
    graph.flush()
    return screen.takePatches()
  }

  @Test func title_ofAStaticPage_isTheWindowsToo() {
    struct Plain: App {
      var body: some Scene { WindowGroup("Shelf") { Text("Books") } }
    }
    let tree = ElementTree()
    let graph = ViewGraph(app: Plain(), renderer: tree)
    #expect(HTMLRenderer.render(tree: tree).contains("<title>Shelf</title>"))
    graph.close()
  }
}
