import PandoUI

/// What a screen takes over from the list or the form that is all of its content.
struct ListTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The ground of the list goes on behind the bar.
  static let grouped = ListTraits(rawValue: 1)
  /// The rows are a column in the middle, over which the bar begins and ends.
  static let column = ListTraits(rawValue: 2)
}

// The content of a screen as its bar sees it: layers in front of a list and behind it change nothing, nor do frames that
// fill the screen.
extension Extent {
  /// A narrower column is a card in the middle of the window, over which a bar would stand alone.
  private static let leastColumn = 600.0

  static func listTraits(
    _ kind: ElementKind,
    _ attributes: Attributes,
    _ children: [Extent]
  ) -> ListTraits {
    switch kind {
    case .form: return [.grouped, .column]
    case .list:
      switch attributes.text(.style) {
      case "plain": return []
      case "inset": return .column
      case "sidebar": return .grouped
      default: return [.grouped, .column]
      }
    case .part where attributes.text(.part) == "content", .box where attributes.fillsRoom:
      return children.reduce(into: []) { $0.formUnion($1.listTraits) }
    // The ground of a list goes on below what is put at its ends.
    case .vstack where attributes.text(.style)?.hasPrefix("inset") == true:
      return children.reduce(into: []) { $0.formUnion($1.listTraits) }
    case .vstack where children.count == 1 && attributes.fillsRoom: return children[0].listTraits
    default: return []
    }
  }

  static func columnWidth(
    _ kind: ElementKind,
    _ attributes: Attributes,
    _ children: [Extent]
  ) -> Float {
    if let width = attributes.number(.maxWidth), width.isFinite {
      guard width >= leastColumn else { return 0 }
      guard case .edges(let edges)? = attributes[.padding] else { return Float(width) }
      return max(Float(width) - length(edges.leading) - length(edges.trailing), 0)
    }
    switch kind {
    case .screen: return children.map(\.columnWidth).max() ?? 0
    case .part where attributes.text(.part) == "content": break
    case .scroll where !["horizontal", "both"].contains(attributes.text(.axis) ?? ""): break
    case .box, .vstack, .zstack: break
    default: return 0
    }
    // At one side there is no column in the middle.
    let places = [
      attributes.text(.frameAlignment), kind == .zstack ? attributes.text(.alignment) : nil,
    ]
    for place in places.compactMap({ $0?.lowercased() }) {
      if place.hasSuffix("leading") || place.hasSuffix("trailing") { return 0 }
    }
    var widest: Float = 0
    for child in children where child.frame.contains(.x) {
      guard child.columnWidth > 0 else { return 0 }
      widest = max(widest, child.columnWidth)
    }
    return widest
  }
}

extension Attributes {
  /// Whether the element leaves no room around its content.
  fileprivate var fillsRoom: Bool {
    guard self[.padding] == nil else { return false }
    let lengths: [AttributeKey] = [.width, .height, .maxWidth, .maxHeight]
    return lengths.allSatisfy { number($0).map { !$0.isFinite } ?? true }
  }
}
