import PandoUI

/// What an element has to know about its ancestors to be written: computed from the root down, from
/// the ancestors' kinds and attributes alone.
struct Ancestry: Hashable, Sendable {
  /// How the node that holds an element places its children.
  enum Layout: Hashable, Sendable {
    case row, column, layers, grid, none
  }

  /// The nearest ancestor that decides how its content is written.
  enum Container: Hashable, Sendable {
    case none, list, form, menu, toolbar, swipe, table
  }

  /// How the options of a picker are written.
  enum Options: Hashable, Sendable {
    case select, segments, radios
  }

  var parent: ElementKind?
  /// The name of the nearest picker, which its radio buttons share.
  var pickerName: String?
  var layout = Layout.layers
  var container = Container.none
  var options = Options.select
  /// Whether only phrasing content may stand here (HTML, "content models").
  var isPhrasing = false
  /// The level the next heading has.
  var headingLevel = 1
  /// The style of the nearest container.
  var style: String?
  /// Whether a dialog is around.
  var isInDialog = false

  /// What is said to the children of an element.
  func inside(_ id: ElementID, _ kind: ElementKind, _ attributes: Attributes) -> Ancestry {
    var next = self
    next.parent = kind
    next.layout = layout(kind, attributes)
    if kind.holdsPhrasing || (kind == .link) { next.isPhrasing = true }
    switch kind {
    case .list, .form, .table:
      next.container = kind == .list ? .list : kind == .form ? .form : .table
      next.style = attributes.text(.style)
    case .menu, .contextMenu:
      next.container = .menu
      next.isPhrasing = kind == .menu ? isPhrasing : false
    case .toolbar: next.container = .toolbar
    case .swipeActions: next.container = .swipe
    case .picker:
      next.options = Self.options(attributes)
      next.pickerName = NodeName(id).outer
    case .part where parent == .section || parent == .list || parent == .form:
      next.isPhrasing = attributes.text(.part) == "header" || attributes.text(.part) == "footer"
    case .part where attributes.text(.part) == "label" || attributes.text(.part) == "title":
      next.isPhrasing = parent != .labeledContent || isPhrasing
    case .screen:
      next.headingLevel = 2
      next.container = .none
    case .scroll, .sheet, .popover, .alert, .confirmationDialog, .fileImporter, .tab:
      next.container = .none
      next.isPhrasing = false
      if kind != .scroll && kind != .tab { next.isInDialog = true }
    default: break
    }
    if kind == .section || kind == .groupBox {
      next.headingLevel = min(max(headingLevel, 2) + (container == .none ? 1 : 0), 6)
    }
    return next
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
      case "background", "overlay", "foreground", "content", "sidebar", "detail": .layers
      default: .row
      }
    default: .layers
    }
  }

  private static func options(_ attributes: Attributes) -> Options {
    switch attributes.text(.style) {
    case "segmented", "palette": .segments
    case "inline", "radioGroup": .radios
    default: .select
    }
  }
}

extension ElementKind {
  /// Whether what is in it is phrasing content: words, pictures and controls in a line.
  var holdsPhrasing: Bool {
    switch self {
    case .text, .button, .label, .option, .toggle, .textField, .secureField, .textEditor, .stepper,
      .slider, .picker, .datePicker, .colorPicker, .progress, .gauge:
      true
    default: false
    }
  }
}
