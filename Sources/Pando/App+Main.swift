import Foundation
import PandoUI
import PandoWeb

extension App {
  /// Draws the application once and writes it to the standard output, as an HTML document.
  ///
  /// ```sh
  /// swift run Board > board.html
  /// ```
  ///
  /// - Note: Nothing is served yet: the document shows the state at the start and answers nothing.
  @MainActor
  public static func main() {
    let tree = ElementTree()
    let graph = ViewGraph(app: Self(), renderer: tree)
    let document = HTMLRenderer.render(tree: tree, options: HTMLOptions(title: "\(Self.self)"))
    FileHandle.standardOutput.write(Data(document.utf8))
    graph.close()
  }
}
