import PandoUI

/// The HTML of one element without its children: one outer node with the element's `id`, parts
/// inside it, and slots for the children.
///
/// A template is a pure function of the element's kind and attributes, its ancestry and its extent.
/// After a change the old and the new node are compared, so that a patch contains only the
/// differences, and the children stay where they are.
enum Template {
  /// The node of an element.
  static func node(_ input: TemplateInput, face: Face = .main) -> HTMLElement {
    var body = face == .button ? tabButton(input) : self.body(input)
    let hasControl = body.editControl(name: input.name) { Behaviour.apply(input, to: &$0) }
    // A view takes gestures in its whole frame, so the handlers are on its outermost node.
    let isWhole =
      face == .main && !hasControl && !body.tag.isInteractive && Behaviour.isUsed(input)
    if !hasControl, !isWhole { Behaviour.apply(input, to: &body) }
    guard face == .main else { return body }
    if input.kind != .image { move(&body, input.attributes) }
    // The snap targets of the scroll view are the children of this node, so the class is not on a node around
    // it.
    if input.attributes.text(.scrollTarget) == "children" { body.addClass("snap-places") }
    var node = layered(body, input)
    if isWhole { Behaviour.apply(input, to: &node) }
    if input.extent.fitsRatio { node = proportioned(node, input) }
    Behaviour.applyToOuter(input, &node)
    if letsPressesThrough(input, node) { node.addClass("over") }
    return node
  }

  /// The content of a template: the element without decoration.
  private static func body(_ input: TemplateInput) -> HTMLElement {
    switch input.kind {
    case .root, .hstack, .vstack, .zstack, .spacer, .divider, .grid, .gridRow, .lazyGrid, .scroll,
      .box, .cell, .part, .geometry, .layout, .fitting:
      layout(input)
    case .text, .image, .shape, .label, .problem, .unavailable: content(input)
    case .chart: chart(input)
    case .button, .link, .toggle, .stepper, .slider, .labeledContent, .menu, .disclosure:
      control(input)
    case .textField, .secureField, .textEditor, .datePicker, .colorPicker: field(input)
    case .picker, .option: choice(input)
    case .progress, .gauge: progressOrGauge(input)
    case .list, .row, .section, .form, .groupBox, .swipeActions: collection(input)
    case .table, .tableColumn, .tableRow, .tableCell: table(input)
    case .rowGap: rowGap(input)
    case .navigationStack, .navigationSplit, .screen, .toolbar, .toolbarItem, .tabView, .tab:
      navigation(input)
    case .sheet, .alert, .confirmationDialog, .popover, .contextMenu, .fileImporter:
      presentation(input)
    }
  }

  /// Puts padding, frame, background, border and effects around the content: on its own node if that
  /// node can bear them, otherwise on a node around it.
  private static func layered(_ body: HTMLElement, _ input: TemplateInput) -> HTMLElement {
    let styles = Stylist(input)
    var body = body
    body.style.merge(styles.text)
    let isFused =
      input.kind.isStructural
      || input.kind.bearsLayers && !(input.kind.isStack && styles.hasFrame)
        && styles.backing == nil && styles.frame == nil
        // The text beyond the last line would be seen in the padding.
        && !(input.kind == .text && Stylist.isClampedInBox(input.attributes))
        && !styles.boxesWords
        // A divider fills its own node.
        && !(input.kind == .divider && input.attributes[.padding] != nil)
        && !(input.kind == .image && styles.hasFrame && !input.attributes.flag(.isResizable))
    if isFused || (styles.layers.isEmpty && !styles.hasFrame && styles.frame == nil) {
      body[.id] = input.name.outer
      body.addGrowth(input.extent.frame)
      styles.decorate(&body)
      if input.kind.isStack { styles.alignStack(&body) }
      if styles.hasFrame, input.kind == .text { styles.alignText(&body) }
      if styles.hasFrame, input.kind == .box || input.kind == .fitting { styles.alignFrame(&body) }
      return body
    }
    body.addGrowth(input.extent.content)
    styles.alignStack(&body)
    if input.kind == .text { styles.limitLines(&body) }
    var outer = HTMLElement(input.ancestry.isPhrasing ? .span : .div)
    outer[.id] = input.name.outer
    outer.addClass("box", "z")
    outer.addGrowth(input.extent.frame)
    outer.children = [.element(body)]
    styles.decorate(&outer)
    styles.alignFrame(&outer)
    return outer
  }
}

extension Template {
  /// Whether presses in the frame of the element, but on none of its views, go to the views below.
  /// Only drawn views take presses, and views with a gesture and a content shape.
  private static func letsPressesThrough(_ input: TemplateInput, _ node: HTMLElement) -> Bool {
    // Such a scroll view is larger than its frame, and lies over its neighbours.
    if input.kind == .scroll, input.attributes.flag(.isUnclipped) { return true }
    // The background of a view is as large as the view, even where it draws nothing.
    if input.kind == .part, input.attributes.text(.part) == "background" {
      return input.ancestry.isOverOthers && !input.ancestry.isPhrasing
    }
    guard input.ancestry.isOverOthers, !input.ancestry.isPhrasing,
      !input.extent.frame.isDisjoint(with: .both), !Behaviour.isUsedAnywhere(input)
    else { return false }
    let hasPaint = node.style[.background] != nil || node.style[.pointerEvents] != nil
    return !hasPaint && (input.kind.placesViews || node[.class]?.hasPrefix("box z") == true)
  }

  /// Wraps a node with an aspect ratio in one that takes all of the room, so that the inner node is as large as fits.
  private static func proportioned(_ node: HTMLElement, _ input: TemplateInput) -> HTMLElement {
    var (inner, outer) = (node, HTMLElement(input.ancestry.isPhrasing ? .span : .div))
    outer[.id] = inner[.id]
    inner[.id] = input.name.part("inner")
    outer.addClass("ratio")
    outer.addGrowth(input.extent.frame)
    // The outer node has the properties that place the element among its siblings.
    for property in [CSSProperty.aspectRatio, .zIndex, .flex, .flexShrink, .flexGrow] {
      outer.style[property] = inner.style[property]
      inner.style[property] = nil
    }
    outer.style[.ratio] = outer.style[.aspectRatio]
    // In a stack of a limited height the view is no wider than its ratio allows; elsewhere the variable is not defined.
    if let ratio = outer.style[.aspectRatio] {
      let width = CSSValue.list([.variable("high"), .keyword("*"), ratio])
      outer.style[.maxWidth] = .call("calc", [width])
    }
    outer.children = [.element(inner)]
    return outer
  }
}

extension HTMLElement {
  fileprivate mutating func addGrowth(_ axes: Axes) {
    if axes.contains(.x) { addClass("fx") }
    if axes.contains(.y) { addClass("fy") }
    if axes.contains(.shrinks) { addClass("sy") }
  }

  /// Edits the first node inside that is marked as the control, and names it.
  fileprivate mutating func editControl(
    name: NodeName,
    _ edit: (inout HTMLElement) -> Void
  ) -> Bool {
    for index in children.indices {
      guard case .element(var child) = children[index] else { continue }
      if child.isControl {
        child[.id] = child[.id] ?? name.part("control")
        edit(&child)
        children[index] = .element(child)
        return true
      }
      if child.editControl(name: name, edit) {
        children[index] = .element(child)
        return true
      }
    }
    return false
  }
}

extension ElementKind {
  /// Whether the element places other views, and draws nothing.
  fileprivate var placesViews: Bool {
    switch self {
    case .hstack, .vstack, .zstack, .spacer, .box, .geometry, .grid, .gridRow: true
    default: false
    }
  }

  /// Whether decoration can go on the element's own node without changing how its contents look.
  var bearsLayers: Bool {
    switch self {
    case .text, .image, .shape, .chart, .hstack, .vstack, .zstack, .spacer, .divider, .grid,
      .lazyGrid, .scroll, .box, .cell, .geometry, .layout, .fitting, .part, .root, .label, .row,
      .list, .form,
      .table,
      .navigationStack, .navigationSplit, .screen, .tabView, .tab, .unavailable, .problem:
      true
    default: isStructural
    }
  }

  /// Whether the element is part of a structure (`select`, `table`, `tr`) in which no other node can
  /// be put around it.
  var isStructural: Bool {
    switch self {
    case .rowGap, .option, .tableColumn, .tableRow, .tableCell, .gridRow, .section, .toolbar,
      .toolbarItem,
      .swipeActions, .contextMenu, .sheet, .alert, .confirmationDialog, .popover, .fileImporter:
      true
    default: false
    }
  }

  /// Whether the element's node aligns several children, which the alignment of a frame would disturb.
  var isStack: Bool {
    switch self {
    case .hstack, .vstack, .zstack, .grid, .lazyGrid, .label, .row: true
    default: false
    }
  }
}
