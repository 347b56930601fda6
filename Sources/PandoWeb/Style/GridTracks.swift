import Foundation
import PandoUI

/// The columns or rows of a lazy grid as tracks of a CSS grid.
enum GridTracks {
  static func apply(
    _ tracks: [GridItem],
    axis: String?,
    alignment: String?,
    _ style: inout CSSDeclarations
  ) {
    guard !tracks.isEmpty else { return }
    let list = CSSValue.list(tracks.map(track))
    if axis == "horizontal" {
      style[.gridTemplateRows] = list
      style[.gridAutoFlow] = .keyword("column")
      style[.justifyContent] = .keyword("start")
    } else {
      style[.gridTemplateColumns] = list
      // Columns that leave room are in its middle, or placed by the grid's alignment.
      if !tracks.contains(where: \.isEndless) {
        let side = Place(alignment ?? "center").across
        style[.justifyContent] = side == .center ? .keyword("safe center") : side.css
      }
    }
    if let spacing = tracks.first?.spacing {
      style[axis == "horizontal" ? .rowGap : .columnGap] = .px(Double(spacing))
    }
    if axis != "horizontal", tracks.count == 1, let widest = widest(tracks[0]) {
      style[.maxWidth] = widest
      let side = Place(alignment ?? "center").across
      style[.marginInline] = .list([
        side == .start ? .number(0) : .keyword("auto"),
        side == .end ? .number(0) : .keyword("auto"),
      ])
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
    // As many columns as fit at their minimum. CSS counts them so only without a maximum, so
    // `widest` limits the grid instead.
    case .adaptive(let minimum, _):
      .call(
        "repeat",
        [
          .keyword("auto-fill"),
          .call(
            "minmax",
            [.call("min", [.px(max(Double(minimum), 1)), .percent(100)]), .keyword("1fr")]
          ),
        ]
      )
    }
  }

  /// The maximum width of a grid of adaptive columns; nil if no column gets as wide as its maximum.
  ///
  /// Of n columns of a minimum m, a maximum M and the spacing s, the room has at least n (m + s) - s. They take
  /// n (M + s) - s of it.
  private static func widest(_ item: GridItem) -> CSSValue? {
    guard case .adaptive(let minimum, let maximum) = item.size else { return nil }
    let (least, most) = (max(Double(minimum), 1), Double(maximum))
    let spacing = max(item.spacing.map { Double($0) } ?? 8, 0)
    // Where a column is wider than two minimum columns, there would be two.
    guard most.isFinite, most < 2 * least + spacing else { return nil }
    let room = CSSValue.list([.percent(100), .keyword("+"), .px(spacing)])
    let columns = CSSValue.call("round", [.keyword("down"), room, .px(least + spacing)])
    let factor = CSSValue.number((max(most, least) + spacing) / (least + spacing))
    let wanted = CSSValue.call(
      "calc",
      [.list([columns, .keyword("*"), factor, .keyword("-"), .px(spacing)])]
    )
    // If there is no room for even one minimum, one column has the room.
    return .call("clamp", [.call("min", [.px(least), .percent(100)]), wanted, .percent(100)])
  }

  private static func upper(_ length: Double) -> CSSValue {
    length.isFinite ? .px(max(length, 0)) : .keyword("1fr")
  }
}

extension GridItem {
  /// Whether the columns take all of the room.
  fileprivate var isEndless: Bool {
    switch size {
    case .fixed: false
    case .flexible(_, let maximum): !maximum.isFinite
    case .adaptive: true
    }
  }
}
