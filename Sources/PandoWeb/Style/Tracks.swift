import Foundation
import PandoUI

/// The columns or rows of a lazy grid as tracks of a CSS grid.
enum Tracks {
  static func apply(_ tracks: [GridItem], axis: String?, _ style: inout CSSDeclarations) {
    guard !tracks.isEmpty else { return }
    let list = CSSValue.list(tracks.map(track))
    if axis == "horizontal" {
      style[.gridTemplateRows] = list
      style[.gridAutoFlow] = .keyword("column")
      style[.justifyContent] = .keyword("start")
    } else {
      style[.gridTemplateColumns] = list
      // Columns that leave room stand in the middle of it.
      if !tracks.contains(where: \.isEndless) { style[.justifyContent] = .keyword("safe center") }
    }
    if let spacing = tracks.first?.spacing {
      style[axis == "horizontal" ? .rowGap : .columnGap] = .px(Double(spacing))
    }
    if let alignment = tracks.first?.alignment {
      let place = Place(alignment.name)
      style[.justifyItems] = place.across.css
      style[.alignItems] = place.down.css
    }
  }

  private static func track(_ item: GridItem) -> CSSValue {
    switch item.size {
    case .fixed(let length): .px(max(Double(length), 0))
    case .flexible(let minimum, let maximum):
      .call("minmax", [.px(max(Double(minimum), 0)), upper(Double(maximum))])
    case .adaptive(let minimum, let maximum):
      .call(
        "repeat",
        [
          .keyword("auto-fill"),
          .call(
            "minmax",
            [.call("min", [.px(max(Double(minimum), 1)), .percent(100)]), upper(Double(maximum))]
          ),
        ]
      )
    }
  }

  /// Whether the rows of a grid share the height there is.
  static func share(_ tracks: [GridItem]) -> Bool {
    tracks.contains { if case .fixed = $0.size { false } else { true } }
  }

  private static func upper(_ length: Double) -> CSSValue {
    length.isFinite ? .px(max(length, 0)) : .keyword("1fr")
  }
}

extension GridItem {
  /// Whether the columns take all the room there is.
  fileprivate var isEndless: Bool {
    switch size {
    case .fixed: false
    case .flexible(_, let maximum), .adaptive(_, let maximum): !maximum.isFinite
    }
  }
}
