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
  private let content: @MainActor () -> AnyView

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
    self.content = { AnyView(content()) }
  }

  /// The page as a view.
  @MainActor
  package var view: some View { content() }

  /// The page as a live view graph.
  @MainActor
  package func graph(_ renderer: any Renderer) -> ViewGraph {
    ViewGraph(view, renderer: renderer)
  }

  /// The page as a document.
  @MainActor
  package func html() -> String {
    let tree = ElementTree()
    let graph = self.graph(tree)
    graph.flush()
    defer { graph.close() }
    let options = HTMLOptions(title: "\(title) · Pando", fillsWindow: fillsWindow)
    return HTMLRenderer.render(tree: tree, options: options)
  }
}
