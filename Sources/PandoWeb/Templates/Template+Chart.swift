import PandoUI

extension Template {
  static func chart(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.figure)
    node.addClass("chart")
    return node
  }
}
