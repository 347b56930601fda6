package import Pando

/// One page of the gallery: the name of its file, and its view.
package struct GalleryPage: Sendable {
  /// The name of the file without its extension.
  package let name: String
  /// The title in the index.
  package let title: String
  /// The heading in the index above the page.
  let family: String
  /// Whether the page fills the window, as an application does; otherwise it is as high as its content.
  package let fillsWindow: Bool
  private let makeGraph: @MainActor (any Renderer) -> ViewGraph

  /// Makes a page from a view.
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

  /// The page as a live view graph.
  @MainActor
  package func graph(_ renderer: any Renderer) -> ViewGraph { makeGraph(renderer) }

  /// The page as a document.
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
