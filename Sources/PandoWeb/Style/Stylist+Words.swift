import Foundation
import PandoUI

extension Stylist {
  /// Whether the words of a text need a box inside its frame: because the height of the frame limits the lines, or because
  /// the frame aligns the words as a whole, and the lines otherwise.
  var boxesWords: Bool {
    guard kind == .text, attributes.number(.lineLimit) != 1 else { return false }
    if roomForLines != nil { return true }
    return hasWidth && Place(attributes.text(.frameAlignment) ?? "center").across != lineSide
  }

  /// Whether the frame has a width of its own.
  var hasWidth: Bool {
    [AttributeKey.width, .minWidth, .maxWidth].contains { attributes[$0] != nil }
  }

  /// The side at which lines begin; by default the leading one.
  private var lineSide: Place.Side {
    attributes.text(.textAlignment).map { Place($0).across } ?? .start
  }

  /// The height that its frame, or a box around it, leaves to lines, in points; nil for no limit.
  private var roomForLines: Double? { attributes.heightOfLines(in: heightOfBox) }

  /// Ends the words of a text with the last line that its frame has room for, and with dots. One line is always there.
  ///
  /// Browsers compute the number of lines. Browsers that cannot divide lengths cut the words without dots.
  func limitLines(_ node: inout HTMLElement) {
    guard attributes.number(.lineLimit) != 1, let room = roomForLines else { return }
    // Lines here are somewhat higher than those of Apple's platforms, for which the height was chosen.
    let height = CSSValue.px(room / 0.92)
    let line = CSSValue.keyword("1lh")
    var count = CSSValue.call(
      "round",
      [.keyword("down"), .call("calc", [.list([height, .keyword("/"), line])]), .number(1)]
    )
    if let limit = attributes.number(.lineLimit) {
      count = .call("min", [.number(limit.rounded()), count])
    } else {
      node.addClass("clamped")
    }
    node.style[.lineClamp] = .call("max", [.number(1), count])
    node.style[.maxHeight] = .call(
      "max",
      [line, .call("round", [.keyword("down"), height, line])]
    )
  }
}

extension Attributes {
  /// The height that a frame leaves to lines inside of its padding, in points; nil for no limit.
  ///
  /// - Parameter outer: The height that boxes around the frame leave.
  func heightOfLines(in outer: Double?) -> Double? {
    guard !list(.fixedSize).contains("vertical") else { return nil }
    let own = [number(.height), number(.maxHeight)].compactMap { $0 }.filter(\.isFinite).min()
    guard let height = own ?? outer else { return nil }
    guard case .edges(let edges)? = self[.padding] else { return Swift.max(height, 0) }
    let padding = [edges.top, edges.bottom].map { $0.isNaN ? 16 : Swift.max(Double($0), 0) }
    return Swift.max(height - padding[0] - padding[1], 0)
  }
}
