import Foundation
import PandoUI

/// The part of an element's ancestors on which its template depends. Computed from the root down,
/// from the kinds and attributes of the ancestors only.
struct Ancestry: Hashable, Sendable {
  /// The way in which the parent's node places its children.
  enum Layout: Hashable, Sendable {
    case row, column, layers, grid, none
  }

  /// The nearest ancestor that changes how its contents are written.
  enum Container: Hashable, Sendable {
    case none, list, form, menu, toolbar, swipe, table
  }

  /// The form in which the options of a picker are written.
  enum Options: Hashable, Sendable {
    case select, segments, radios, items
  }

  /// Where an element is in a sheet or a popover. A button there may close it, and then Pando adds none of its own.
  enum SheetPlace: Hashable, Sendable {
    case none, content, button
  }

  var parent: ElementKind?
  /// The name of the nearest picker, which its radio buttons share.
  var pickerName: String?
  var layout = Layout.layers
  var container = Container.none
  var options = Options.select
  /// Whether only phrasing content may stand here (HTML, "content models").
  var isPhrasing = false
  /// The level of the next heading.
  var headingLevel = 1
  /// The style of the nearest container.
  var style: String?
  /// Whether an ancestor is a dialog.
  var isInDialog = false
  /// The place in the content of a sheet or a popover.
  var sheetPlace = SheetPlace.none
  /// The language of the page, for words that are not the application's.
  var language = ControlLanguage.english
  /// The prefix of the addresses of the page's screens, without a slash at the end; nil if screens
  /// have no addresses.
  var basePath: String?
  /// Whether a control is beside other views in a row of a form or a list, one of which is its
  /// label.
  var isBesideOthers = false
  /// Whether sizes are drawn without a limit to the window. This holds for a measured room, for
  /// which its sizes were made; for backgrounds and overlays, which take no room; and for
  /// horizontal scroll views, whose width is unbounded.
  var isExact = false
  /// Whether the element is in a box with a fixed width, or in boxes within one.
  var hasFixedWidth = false
  /// Whether the element is in a row whose width is fixed, so that the row does not follow the widths of its views.
  var isInFixedRow = false
  /// Whether the element is in a button that is as wide as its label.
  var isInLabel = false
  /// Whether the element is the content of a screen, whose background goes on behind the bar.
  var isScreenContent = false
  /// Whether an ancestor is hidden from assistive technology.
  var isUnread = false
  /// Whether the element is in the first column of a split view.
  var isInSidebar = false
  /// Whether the element is over other views, in a stack of layers or in an overlay, with only
  /// views between that place others.
  var isOverOthers = false
  /// Whether the available height is unbounded: the element is in a scroll view, with no given
  /// height between.
  var scrollsDown = false
  /// Whether an ancestor is narrower than the 10 points that a shape has where no width is offered.
  var isThin = false
  /// Whether an ancestor is lower than the 10 points that a shape has where no height is offered.
  var isFlat = false
  /// The height that the boxes around the element leave to lines, in points; nil if they leave any height, or another view
  /// is between.
  var heightOfLines: Double?
  /// Whether an ancestor has a foreground of its own, of which the levels of the foreground are made.
  var isPainted = false

  /// The foreground of the view around if it is no colour but a gradient or a picture.
  var gradient: Paint?
  /// Whether the nearest stack or row, apart from boxes, has its views beside each other.
  var isBetweenColumns = false
  /// The safe area that boxes around the element have as padding, in points.
  var safeArea = EdgeInsets()

  /// The parts that take no room, and are as large as what is beside them.
  static let layers: Set<String> = ["background", "overlay", "representation"]

  /// The ancestry of the children of an element.
  func inside(_ id: ElementID, _ kind: ElementKind, _ attributes: Attributes) -> Ancestry {
    var next = self
    // A scroll view without directions is a column.
    next.parent = kind == .scroll && attributes.text(.axis) == "none" ? .vstack : kind
    next.isScreenContent = kind == .part && parent == .screen && attributes.text(.part) == "content"
    next.layout = layout(kind, attributes)
    if case .paint(let paint)? = attributes[.foreground] {
      if paint.hasOwnLevels { next.isPainted = true }
      next.gradient = paint.isFlat ? nil : paint
    }
    if kind != .box {
      next.isBetweenColumns = next.layout == .row && kind != .row
      next.safeArea = EdgeInsets()
    } else if attributes.flag(.isSafeAreaPadding), case .edges(let edges)? = attributes[.padding] {
      next.safeArea.add(edges)
    }
    func isBelowShape(_ keys: AttributeKey...) -> Bool {
      keys.contains { (attributes.number($0) ?? 10) < 10 }
    }
    if isBelowShape(.width, .maxWidth) { next.isThin = true }
    if isBelowShape(.height, .maxHeight) { next.isFlat = true }
    next.heightOfLines = kind == .box ? attributes.heightOfLines(in: heightOfLines) : nil
    let isFixed =
      (kind == .box || kind == .hstack) && (hasFixedWidth || attributes.number(.width) != nil)
    next.hasFixedWidth = kind == .box && isFixed
    next.isInFixedRow = kind == .hstack && isFixed || kind == .box && isInFixedRow
    if kind == .part || kind == .screen, attributes.text(.part) == "sidebar" {
      next.isInSidebar = true
    }
    next.scrollsDown = scrollsDown(kind, attributes)
    next.isOverOthers = isOverOthers(kind, attributes)
    if attributes.flag(.accessibilityHidden) { next.isUnread = true }
    if kind.holdsPhrasing || (kind == .link) { next.isPhrasing = true }
    if hugsLabel(of: kind) {
      next.isInLabel = true
    } else if !isAroundLabel(kind) {
      next.isInLabel = false
    }
    switch kind {
    case .list, .form, .table:
      next.container = kind == .list ? .list : kind == .form ? .form : .table
      next.style = attributes.text(.style)
    case .button where isSheetButton: next.sheetPlace = .button
    case .menu, .contextMenu:
      next.container = .menu
      next.isPhrasing = kind == .menu ? isPhrasing : false
    case .toolbar: next.container = .toolbar
    case .swipeActions: next.container = .swipe
    case .picker:
      next.options = container == .menu ? .items : Self.options(attributes)
      next.pickerName = NodeName(id).outer
    case .part where parent == .section || parent == .list || parent == .form:
      next.isPhrasing = attributes.text(.part) == "header" || attributes.text(.part) == "footer"
    case .part where attributes.text(.part) == "label" || attributes.text(.part) == "title":
      next.isPhrasing = parent != .labeledContent || isPhrasing
    case .part where Self.layers.contains(attributes.text(.part) ?? ""):
      next.isExact = true
    case .geometry, .layout: next.isExact = true
    case .hstack: next.isBesideOthers = container == .form || container == .list
    case .row, .section: next.isBesideOthers = false
    case .screen:
      next.headingLevel = 2
      next.container = .none
    case .scroll, .sheet, .popover, .alert, .confirmationDialog, .fileImporter, .tab:
      next.container = .none
      next.isPhrasing = false
      if kind != .scroll && kind != .tab {
        next.isInDialog = true
        next.sheetPlace = kind == .sheet || kind == .popover ? .content : .none
      }
      let scrollsSideways = ["horizontal", "both"].contains(attributes.text(.axis) ?? "")
      if kind == .scroll, scrollsSideways { next.isExact = true }
    default: break
    }
    if kind == .section || kind == .groupBox {
      next.headingLevel = min(max(headingLevel, 2) + (container == .none ? 1 : 0), 6)
    }
    return next
  }

  /// Whether the element may be around a label, and has its width.
  private func isAroundLabel(_ kind: ElementKind) -> Bool { kind == .box || kind == .zstack }

  /// Whether a button here may close a sheet: it is in its content, and not in a bar, a menu or a swipe.
  var isSheetButton: Bool {
    sheetPlace == .content && ![.toolbar, .menu, .swipe].contains(container)
  }

  /// Whether a button or a link is as wide as its label lets it be. Rows, menus and bars decide its
  /// width themselves.
  func hugsLabel(of kind: ElementKind) -> Bool {
    (kind == .button || kind == .link) && (container == .none || container == .table)
  }

  /// Whether a toggle is drawn as a button: by its style, or because it is in a bar and has no
  /// style.
  func showsButton(forToggle attributes: Attributes) -> Bool {
    guard let style = attributes.text(.style) else { return container == .toolbar }
    return style == "button"
  }

  private func scrollsDown(_ kind: ElementKind, _ attributes: Attributes) -> Bool {
    switch kind {
    case .scroll where attributes.text(.axis) == "horizontal":
      scrollsDown && attributes[.height] == nil
    case .scroll where attributes.text(.axis) == "none": scrollsDown
    case .scroll, .list, .form, .table, .lazyGrid: true
    case .root, .screen, .tab, .sheet, .popover, .geometry, .layout: false
    default: scrollsDown && attributes[.height] == nil
    }
  }

  private func isOverOthers(_ kind: ElementKind, _ attributes: Attributes) -> Bool {
    switch kind {
    case .zstack: true
    // What stands at an end of a view stands over what scrolls in it.
    case .vstack where attributes.text(.style)?.hasPrefix("inset") == true: true
    case .part:
      attributes.text(.part) == "overlay" || attributes.text(.part) == "background" && isOverOthers
    case .hstack, .vstack, .box, .geometry, .grid, .gridRow: isOverOthers
    default: false
    }
  }

  private func layout(_ kind: ElementKind, _ attributes: Attributes) -> Layout {
    switch kind {
    case .hstack, .label, .button, .link, .toolbar, .toolbarItem, .labeledContent, .row: .row
    case .vstack, .section, .form, .list, .groupBox, .disclosure, .alert, .confirmationDialog,
      .menu, .unavailable:
      .column
    case .lazyGrid, .grid, .gridRow: .grid
    case .scroll: attributes.text(.axis) == "horizontal" ? .row : .column
    case .part:
      switch attributes.text(.part) {
      case "background", "overlay", "representation", "foreground", "content", "sidebar",
        "detail":
        .layers
      default: .row
      }
    default: .layers
    }
  }

  private static func options(_ attributes: Attributes) -> Options {
    switch attributes.text(.style) {
    case "segmented", "palette": .segments
    case "inline", "radioGroup", "wheel": .radios
    default: .select
    }
  }
}

extension ElementKind {
  /// Whether the element holds phrasing content only: text, images and controls in a line.
  var holdsPhrasing: Bool {
    switch self {
    case .text, .button, .label, .option, .toggle, .textField, .secureField, .textEditor, .stepper,
      .slider, .picker, .datePicker, .colorPicker, .progress, .gauge:
      true
    default: false
    }
  }
}

extension EdgeInsets {
  /// Adds padding; a length that is no number is the default of 16 points.
  fileprivate mutating func add(_ padding: EdgeInsets) {
    func length(_ side: CGFloat) -> CGFloat { side.isNaN ? 16 : side.isFinite ? max(side, 0) : 0 }
    top += length(padding.top)
    leading += length(padding.leading)
    bottom += length(padding.bottom)
    trailing += length(padding.trailing)
  }
}
