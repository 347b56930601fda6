import PandoUI

@testable import PandoWebTestSupport

/// Pages with one family of elements each, for tests and for manual inspection.
enum Samples {
  static var all: [(name: String, piece: Piece)] {
    [
      ("text", text), ("controls", controls), ("layout", layout), ("list", list), ("form", form),
      ("split", split), ("tabs", tabs), ("sheet", sheet), ("alert", alert), ("counter", counter),
      ("menu", menu), ("empty", empty), ("table", table), ("chart", chart),
    ]
  }

  static func screen(_ title: String, _ children: [Piece], inline: Bool = false) -> Piece {
    var attributes: [AttributeKey: AttributeValue] = [.title: .text(title)]
    if inline {
      attributes[.placement] = .text("inline")
      attributes[.events] = .events(.dismiss)
    }
    return Piece(.navigationStack, [:], [Piece(.screen, attributes, children)])
  }

  static var scroll: [AttributeKey: AttributeValue] { [.axis: .text("vertical")] }

  static let wide: [AttributeKey: AttributeValue] = [
    .maxWidth: .number(.infinity), .frameAlignment: .text("leading"),
  ]
}
