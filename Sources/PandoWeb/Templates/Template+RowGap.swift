import PandoUI

extension Template {
  /// The box in place of the rows of a long list that are not made. It has their estimated height.
  ///
  /// `data-rows` has the offset of the first row that is made, how many are made, and how many
  /// there are. The script requests other rows by it.
  static func rowGap(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    let rows = attributes.number(.rowCount) ?? 0
    let window = attributes.list(.rowWindow)
    var node = HTMLElement(.div)
    var usual = 44.0
    switch (input.ancestry.parent, input.ancestry.container) {
    case (.table, _), (.section, .table):
      node.tag = .tr
      node.children = [.make(.td, [:], [])]
      usual = 38
    case (.list, .list), (.section, .list): node.tag = .li
    default: break
    }
    node.addClass("gap")
    node[.ariaHidden] = "true"
    node[.dataRows] = window.joined(separator: " ")
    node[.dataPlacement] = attributes.text(.placement)
    node.set(.hidden, if: rows == 0)
    let total = max(window.last.flatMap { Double($0) } ?? rows, 1)
    let height = min(attributes.number(.rowHeight) ?? usual, tallest / total)
    node.style[.height] = .px(rows * height)
    return node
  }

  /// The maximum height of all rows together, in points, which every browser can scroll.
  private static let tallest = 9_000_000.0
}
