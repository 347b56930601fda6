import Foundation
import PandoUI

/// A system image as an inline drawing, in the colour of the text around it.
enum Icon {
  static func element(named name: String, class extra: StaticString? = nil) -> HTMLElement {
    var node = HTMLElement(.svg)
    node.addClass("icon")
    if let extra { node.addClass(extra) }
    node[.viewBox] = IconDrawing.viewBox
    node[.ariaHidden] = "true"
    node[.focusable] = "false"
    node.children = paths(SystemImage.drawing(named: name).markup).map { .element($0) }
    return node
  }

  /// The paths of a drawing: the data of each, and whether it is filled and stroked.
  private static func paths(_ markup: String) -> [HTMLElement] {
    markup.components(separatedBy: "<path d=\"").dropFirst().map { piece in
      let parts = piece.split(separator: "\"", maxSplits: 1)
      var node = HTMLElement(.path)
      node[.d] = Outlines.safe(String(parts.first ?? ""))
      let rest = parts.count > 1 ? parts[1] : ""
      if rest.contains("fill=\"currentColor\"") { node.addClass("icon-fill") }
      if rest.contains("stroke=\"none\"") { node.addClass("icon-bare") }
      return node
    }
  }
}
