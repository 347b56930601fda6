package import Pando

/// One page of the gallery: a name for its file, and how it is drawn.
package struct GalleryPage: Sendable {
  /// The name of the file without its ending.
  package let name: String
  /// What the index calls it.
  package let title: String
  /// Under which heading the index has it.
  let family: String
  /// Whether it fills the window, as an application does; otherwise it is as high as its content.
  package let fillsWindow: Bool
  private let makeGraph: @MainActor (any Renderer) -> ViewGraph

  /// Makes a page of a view.
  init<Content: View>(
    _ name: String,
    _ title: String,
    family: String,
    fillsWindow: Bool = false,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    self.title = title
    self.family = family
    self.fillsWindow = fillsWindow
    makeGraph = { renderer in ViewGraph(content(), renderer: renderer) }
  }

  /// The page as something that lives.
  @MainActor
  package func graph(_ renderer: any Renderer) -> ViewGraph { makeGraph(renderer) }

  /// The document.
  @MainActor
  package func html() -> String {
    let tree = ElementTree()
    let graph = makeGraph(tree)
    graph.flush()
    defer { graph.close() }
    let options = HTMLOptions(title: "\(title) · Pando", fillsWindow: fillsWindow)
    return HTMLRenderer.render(tree: tree, options: options)
  }
}
