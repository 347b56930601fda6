import Foundation
import PandoUI

/// The directions in which an element fills the available room instead of hugging its content.
struct Axes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let x = Axes(rawValue: 1)
  static let y = Axes(rawValue: 2)
  static let both: Axes = [.x, .y]
  /// The element becomes less high than its content if there is little room: a picture that keeps
  /// its ratio.
  static let shrinks = Axes(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The axes of a list of names.
  init(_ names: [String]) {
    self = names.reduce(into: []) { $0.insert($1 == "horizontal" ? .x : .y) }
  }
}

/// The facts about an element's size that its ancestors depend on. Computed from its own attributes
/// and the extents of its children, from the leaves up.
struct Extent: Hashable, Sendable {
  /// The directions in which the content of the element grows.
  var content: Axes = []
  /// The directions in which the element with its frame grows.
  var frame: Axes = []
  /// The directions in which a grid does not grow for the element, which fills the existing room.
  var unsized: Axes = []
  /// The number of columns of a grid or of a row of a grid; otherwise 0.
  var columns: Int16 = 0
  /// The columns of a grid or of a row of a grid, from bit 0 on, that take the available room.
  var growingColumns: UInt16 = 0
  /// The maximum width to which the element grows, in points; 0 if it has no limit, or does not
  /// grow.
  var widthLimit: Float = 0
  /// Whether the limit is that of a label, to which the style of the button adds an unknown width.
  var limitsLabel = false
  /// The maximum height to which the element grows, in points; 0 if it has no limit, or does not
  /// grow.
  var heightLimit: Float = 0
  /// The width that the element or a view in it has however large the room is, in points; 0 if
  /// there is none.
  var fixedWidth: Float = 0
  /// Whether room may be left along a stack, because all children that grow in it have a limit.
  var leavesRoom = false
  /// Whether the element is as large in the available room as its ratio allows, in both directions.
  var fitsRatio = false
  /// Whether the element is one that fits its ratio, or offers its height to such a view.
  var holdsRatio = false
  /// The sign of the layout priority.
  var priority: Int8 = 0
  /// Whether the element is a stack of layers, some of which have a lower priority than others.
  var ranksLayers = false
  /// The sign of the highest priority in a stack of layers.
  var highestLayer: Int8 = 0
  /// Whether something in the element scrolls in the height that is left for it.
  var scrolls = false
  /// Whether the element has long words, which shrink before those of a short neighbour in a row.
  var isLong = false
  /// The traits of the list that fills the element, which its screen takes over.
  var listTraits: ListTraits = []
  /// The width of the centred column with the whole content of the element, in points; 0 if there is none.
  var columnWidth: Float = 0

  /// An extent that hugs its content.
  init() {}

  /// The extent of an element.
  init(
    of kind: ElementKind,
    _ attributes: Attributes,
    in ancestry: Ancestry,
    children: [Extent] = []
  ) {
    let isGrid = kind == .grid || kind == .gridRow
    let rank = attributes.number(.layoutPriority) ?? 0
    priority = rank > 0 ? 1 : rank < 0 ? -1 : 0
    // A stack of layers has the size of its layers with the highest priority.
    if kind == .zstack, let highest = children.lazy.map(\.priority).max() {
      highestLayer = highest
      ranksLayers = children.contains { $0.priority < highest }
    }
    let children =
      ranksLayers ? children.filter { [highestLayer] in $0.priority == highestLayer } : children
    let fromChildren = children.reduce(into: Axes()) { axes, child in
      axes.formUnion(isGrid ? child.asked : child.frame)
    }
    content = Self.own(kind, attributes, ancestry, fromChildren)
    // A stack is as large as its children, and those have a limit.
    if kind.hugsContent, Self.isWidthLimited(children) { content.remove(.x) }
    if kind.hugsContent, !ancestry.scrollsDown, content.contains(.y), Self.isHeightLimited(children)
    {
      content.remove(.y)
      content.insert(.shrinks)
    }
    columns = Self.columns(kind, attributes, children)
    growingColumns = Self.growingColumns(kind, children)
    frame = content
    Self.apply(attributes, to: &frame)
    if attributes.number(.aspectRatio) != nil, frame == .both {
      frame = .x
      fitsRatio = kind != .image && attributes.fitsRatioInRoom
      if fitsRatio { frame.insert(.shrinks) }
    }
    holdsRatio = fitsRatio || kind.offersItsHeight && children.contains(where: \.holdsRatio)
    // The width of an image that fits follows from its given height.
    if kind == .image, content.contains(.shrinks), attributes.number(.height) != nil,
      attributes.number(.maxWidth) == nil
    {
      frame = []
    }
    if kind != .image, attributes.takesWidthFromRatio { frame = [] }
    // An image with a maximum height is as high as its width makes it, up to the maximum.
    if kind == .image, content.contains(.shrinks), attributes.number(.maxHeight)?.isFinite == true {
      frame.remove(.y)
    }
    for axis in attributes.list(.fixedSize) {
      frame.remove(axis == "horizontal" ? .x : .y)
    }
    // In a scroll view the height of the content is not limited.
    if ancestry.parent == .scroll, ancestry.layout == .column { frame.remove(.shrinks) }
    unsized = Axes(attributes.list(.unsizedAxes))
    // An alternative that is not shown takes no room.
    if kind == .cell, attributes.flag(.isHidden) { frame = [] }
    if frame.contains(.x) {
      widthLimit = Self.widthLimit(kind, attributes, ancestry, children)
      let isOfChild = widthLimit > 0 && attributes.number(.maxWidth) == nil
      limitsLabel = isOfChild && (kind != .box || children.contains { $0.limitsLabel })
    }
    if frame.contains(.y) { heightLimit = Self.heightLimit(kind, attributes, children) }
    leavesRoom = Self.leavesRoom(kind, children)
    scrolls = frame.contains(.y) && Self.scrolls(kind, children)
    isLong = Self.isLong(kind, attributes, children)
    listTraits = Self.listTraits(kind, attributes, children)
    columnWidth = Self.columnWidth(kind, attributes, children)
    if let width = attributes.number(.width), width.isFinite {
      fixedWidth = Float(max(width, 0))
    } else if kind == .box || kind == .popover || kind == .screen
      || kind == .part && ancestry.parent == .screen
    {
      fixedWidth = children.map(\.fixedWidth).max() ?? 0
    }
  }

  /// The directions in which a grid grows for the element.
  private var asked: Axes { frame.subtracting(unsized) }

  /// Whether all children that grow in width have a limit.
  private static func isWidthLimited(_ children: [Extent]) -> Bool {
    children.allSatisfy { !$0.frame.contains(.x) || $0.widthLimit > 0 }
  }

  /// Whether all children that grow in height have a limit.
  private static func isHeightLimited(_ children: [Extent]) -> Bool {
    children.allSatisfy { !$0.frame.contains(.y) || $0.heightLimit > 0 }
  }

  private static func leavesRoom(_ kind: ElementKind, _ children: [Extent]) -> Bool {
    guard kind == .hstack || kind == .vstack else { return false }
    let isRow = kind == .hstack
    var leavesRoom = false
    for child in children where child.frame.contains(isRow ? .x : .y) {
      let hasLimit = (isRow ? child.widthLimit : child.heightLimit) > 0
      guard hasLimit || isRow && child.holdsRatio else { return false }
      leavesRoom = true
    }
    return leavesRoom
  }

  /// A box around one view that has a limit has the same, and its padding. A button is as wide as its label.
  private static func widthLimit(
    _ kind: ElementKind,
    _ attributes: Attributes,
    _ ancestry: Ancestry,
    _ children: [Extent]
  ) -> Float {
    if let width = attributes.number(.maxWidth) { return width.isFinite ? Float(max(width, 0)) : 0 }
    let growing = children.filter { $0.frame.contains(.x) }
    let isAround = kind == .box || (ancestry.hugsLabel(of: kind) && children.count == 1)
    guard isAround, growing.count == 1, growing[0].widthLimit > 0 else { return 0 }
    guard case .edges(let edges)? = attributes[.padding] else { return growing[0].widthLimit }
    return max(growing[0].widthLimit + length(edges.leading) + length(edges.trailing), 0)
  }

  /// A box around one view that has a limit has the same, and its padding.
  private static func heightLimit(
    _ kind: ElementKind,
    _ attributes: Attributes,
    _ children: [Extent]
  ) -> Float {
    if let height = attributes.number(.maxHeight) {
      return height.isFinite ? Float(max(height, 0)) : 0
    }
    let growing = children.filter { $0.frame.contains(.y) }
    guard kind == .box, growing.count == 1, growing[0].heightLimit > 0 else { return 0 }
    guard case .edges(let edges)? = attributes[.padding] else { return growing[0].heightLimit }
    return max(growing[0].heightLimit + length(edges.top) + length(edges.bottom), 0)
  }

  /// The points of one side of a padding. The usual one is not finite.
  static func length(_ side: CGFloat) -> Float { side.isFinite ? Float(side) : 16 }

  private static func apply(_ attributes: Attributes, to axes: inout Axes) {
    if attributes.number(.width) != nil { axes.remove(.x) }
    if attributes.number(.height) != nil { axes.subtract([.y, .shrinks]) }
    if attributes.number(.maxWidth) != nil { axes.insert(.x) }
    if attributes.number(.maxHeight) != nil { axes.insert(.y) }
  }

  private static func own(
    _ kind: ElementKind,
    _ attributes: Attributes,
    _ ancestry: Ancestry,
    _ children: Axes
  ) -> Axes {
    switch kind {
    case .scroll where attributes.text(.axis) == "horizontal":
      children.union(.x)
    case .scroll where attributes.text(.axis) == "none": children
    case .lazyGrid where attributes.text(.axis) == "horizontal":
      attributes.sharesHeight ? .y : []
    case .toggle where ancestry.showsButton(forToggle: attributes): children.intersection(.x)
    case .root, .shape, .chart, .list, .form, .scroll, .table, .navigationStack, .navigationSplit,
      .screen, .tabView, .tab, .unavailable, .textEditor, .geometry, .layout:
      .both
    // A control without a label has nothing to align at the end of the line.
    case .toggle where attributes.flag(.labelIsHidden): []
    case .stepper where attributes.flag(.labelIsHidden): []
    case .colorPicker where attributes.flag(.labelIsHidden): []
    case .datePicker where attributes.flag(.labelIsHidden): []
    case .textField, .secureField, .toggle, .stepper, .slider, .labeledContent, .disclosure,
      .lazyGrid, .row, .datePicker, .colorPicker:
      .x
    case .section: ancestry.container == .none ? children : .x
    case .picker: pickerAxes(attributes, ancestry)
    case .progress: attributes.isCircularProgress ? [] : .x
    case .gauge: (attributes.text(.style) ?? "").contains("ircular") ? [] : .x
    case .spacer: ancestry.layout == .row ? .x : ancestry.layout == .column ? .y : .both
    case .divider: ancestry.isBetweenColumns ? .y : .x
    case .image where attributes.flag(.isResizable):
      attributes.keepsRatio ? [.x, .shrinks] : .both
    case .image: []
    case .part: Ancestry.layers.contains(attributes.text(.part) ?? "") ? [] : children
    case .sheet, .alert, .confirmationDialog, .fileImporter, .popover, .contextMenu,
      .swipeActions:
      []
    case .button, .link: children.subtracting(.shrinks)
    case .label: children.intersection(.x)
    case .option, .menu, .text, .tableCell: []
    default: children
    }
  }

  private static func pickerAxes(_ attributes: Attributes, _ ancestry: Ancestry) -> Axes {
    switch attributes.text(.style) {
    case "segmented", "palette", "inline", "radioGroup", "wheel": .x
    default: ancestry.container == .form || ancestry.container == .list ? .x : []
    }
  }

  private static func growingColumns(_ kind: ElementKind, _ children: [Extent]) -> UInt16 {
    switch kind {
    case .grid: return children.reduce(0) { $0 | $1.growingColumns }
    case .gridRow:
      var (column, growing) = (0, UInt16(0))
      for child in children {
        if child.columns < 2, child.asked.contains(.x), column < 16 { growing |= 1 << column }
        column += Int(max(child.columns, 1))
      }
      return growing
    default: return 0
    }
  }

  private static func columns(
    _ kind: ElementKind,
    _ attributes: Attributes,
    _ children: [Extent]
  ) -> Int16 {
    switch kind {
    case .cell: Int16(min(max(attributes.number(.span) ?? 1, 1), 100))
    case .gridRow: children.reduce(0) { $0 &+ max($1.columns, 1) }
    case .grid: children.map(\.columns).max() ?? 0
    case .box: 1
    default: kind == .gridRow ? 0 : 1
    }
  }
}

extension ElementKind {
  /// Whether the element is as large as its children, each of which gets a size for itself.
  var hugsContent: Bool { self == .hstack || self == .vstack || self == .zstack }

  /// Whether the views in the element are no higher than the element.
  fileprivate var offersItsHeight: Bool {
    hugsContent || self == .box || self == .button || self == .link
  }
}

extension Attributes {
  /// Whether the rows of a horizontal grid share the height there is.
  fileprivate var sharesHeight: Bool {
    guard case .tracks(let tracks)? = self[.tracks] else { return false }
    return tracks.contains { if case .fixed = $0.size { false } else { true } }
  }

  /// Whether the view is as large as its aspect ratio allows in the room, with no length of its own.
  fileprivate var fitsRatioInRoom: Bool {
    guard let ratio = number(.aspectRatio), ratio > 0, ratio.isFinite else { return false }
    let lengths: [AttributeKey] = [
      .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .idealWidth, .idealHeight,
      .fixedSize, .position, .chartPlace,
    ]
    return text(.contentMode) == "fit" && !lengths.contains { self[$0] != nil }
  }

  /// Whether the width follows from an aspect ratio and a given height.
  fileprivate var takesWidthFromRatio: Bool {
    guard let ratio = number(.aspectRatio), ratio > 0, ratio.isFinite else { return false }
    return text(.contentMode) == "fit" && self[.height] != nil && self[.width] == nil
      && self[.minWidth] == nil && self[.maxWidth] == nil
  }

  /// Whether an image is as high as its width makes it.
  fileprivate var keepsRatio: Bool {
    text(.contentMode) == "fit" && (number(.aspectRatio) ?? 0) <= 0
  }
}
