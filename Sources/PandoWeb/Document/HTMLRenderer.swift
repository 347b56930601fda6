public import PandoUI

/// Writes a tree of elements as an HTML document: the first paint of a page, readable without scripts
/// and without styles.
///
/// ```swift
/// let tree = ElementTree()
/// graph.render(into: tree)
/// let page = HTMLRenderer.render(tree: tree, options: HTMLOptions(title: "Board"))
/// ```
///
/// All text of the application is escaped, every address is checked, and no script is written.
@MainActor
public enum HTMLRenderer {
  /// The whole document.
  ///
  /// - Parameters:
  ///   - tree: The elements of a graph.
  ///   - options: The title, the language and the addresses of the document.
  /// - Complexity: O(*n*) in the number of elements and the length of their text.
  public static func render(tree: ElementTree, options: HTMLOptions = HTMLOptions()) -> String {
    var writer = HTMLWriter()
    let title = options.title ?? title(of: tree) ?? "Pando"
    HTMLDocument.write(title: title, options: options, to: &writer) { writer in
      LiveDocument(tree, language: ControlLanguage(options.language)).write(to: &writer)
    }
    return writer.text
  }

  /// The HTML of an element with its contents.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - tree: The elements of a graph.
  public static func fragment(of id: ElementID, in tree: ElementTree) -> String {
    var writer = HTMLWriter()
    LiveDocument(tree).write(id, to: &writer)
    return writer.text
  }

  /// The title of the first screen, for the title of the document.
  private static func title(of tree: ElementTree) -> String? {
    var pending = [ElementTree.rootID]
    var windowTitle: String?
    while let id = pending.popLast() {
      guard let element = tree[id] else { continue }
      if element.kind == .screen, let title = element.attributes.text(.title) { return title }
      windowTitle = windowTitle ?? element.attributes.text(.windowTitle)
      pending += element.children.reversed()
    }
    return windowTitle
  }
}
