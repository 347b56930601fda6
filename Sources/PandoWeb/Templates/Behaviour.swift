import PandoUI

/// The attributes that elements of every kind may have: the events that they handle, their
/// semantics for assistive technology (WAI-ARIA 1.2), and what the script and the style sheet read,
/// such as measures and colour schemes.
enum Behaviour {
  /// Writes the states, names and events of the node that the user acts on.
  static func apply(_ input: TemplateInput, to node: inout HTMLElement) {
    let attributes = input.attributes
    let events = attributes.events.names
    if !events.isEmpty { node[.dataOn] = events.joined(separator: " ") }
    if !attributes.events.isDisjoint(with: [.doubleTap, .hoverPoint, .pinch, .sight]) {
      node.addClass("late")
    }
    // Files and texts may come from other windows, even if nothing on the page can be dragged.
    if attributes.events.contains(.drop) { node.addClass("late") }
    disable(input, &node)
    press(input, &node)
    takeFocus(input, &node)
    describe(input, &node)
    skip(input, &node)
    if attributes.flag(.hidesFocus) { node.addClass("no-ring", "late") }
    if let help = attributes.text(.help) { node[.title] = help }
    if let identifier = attributes.text(.identifier) { node[.dataTestid] = identifier }
    if let shortcut = attributes.text(.keyboardShortcut) {
      node[.dataShortcut] = shortcut
      node[.ariaKeyshortcuts] = keyNames(shortcut)
      // The script writes the shortcut with the signs of the platform.
      if input.ancestry.container == .menu { node.addClass("late") }
    }
    // A press on a button leaves such a field.
    if attributes[.isFocused] != nil { node.addClass("focuses") }
    if attributes.flag(.isFocused) {
      node.set(.autofocus, if: true)
      if !node.tag.isInteractive { node[.tabindex] = node[.tabindex] ?? "-1" }
    }
    if let carried = attributes.text(.draggable) {
      node[.draggable] = "true"
      node[.dataDrag] = carried
    }
    let actions = attributes.list(.accessibilityActions)
    // The arrow keys perform the adjustments, so a menu with no other actions has no use.
    let isOfKeys = node[.role] == "slider" && Set(actions) == adjustments
    if !actions.isEmpty, !isOfKeys { node[.dataActions] = actions.joined(separator: "\u{1F}") }
  }

  /// Writes what belongs to the outer node, with its decoration.
  static func applyToOuter(_ input: TemplateInput, _ node: inout HTMLElement) {
    let attributes = input.attributes
    node.set(.hidden, if: attributes.flag(.isHidden) || node[.hidden] != nil)
    if attributes.flag(.labelIsHidden) { node.addClass("label-hidden") }
    if attributes[.typeScale] != nil { node.addClass("sized") }
    if attributes.text(.scrollTarget) == "self" { node.addClass("snap-place") }
    switch attributes.text(.separator) {
    case "hidden": node.addClass("no-line", "no-line-after")
    case "hidden(top)": node.addClass("no-line")
    case "hidden(bottom)": node.addClass("no-line-after")
    default: break
    }
    if let measure = attributes.text(.measure), measures.contains(measure) {
      node[.dataMeasure] = measure
      node.addClass("measured")
    }
    if let request = attributes.text(.scrollRequest) { node[.dataScroll] = request }
    if let transition = attributes.text(.transition) { node[.dataTransition] = transition }
    if let transition = attributes.text(.contentTransition) {
      node[.dataChange] = transition
      node.addClass("late")
    }
    if attributes.flag(.dismissesKeyboard) { node.addClass("drops-keyboard", "late") }
    switch attributes.text(.layoutDirection) {
    case "rightToLeft": node[.dir] = "rtl"
    case "leftToRight": node[.dir] = "ltr"
    default: break
    }
    if let source = attributes.number(.popoverSource), let source = Int(exactly: source) {
      node[.dataSource] = "\(source)"
    }
    match(attributes.list(.matchedGeometry), &node)
    if let scheme = attributes.text(.colorScheme), ["light", "dark"].contains(scheme) {
      node[.dataScheme] = scheme
    }
    if let scheme = attributes.text(.preferredColorScheme), ["light", "dark"].contains(scheme) {
      node[.dataPrefers] = scheme
    }
  }

  private static func match(_ words: [String], _ node: inout HTMLElement) {
    guard words.count == 3 else { return }
    node[words[1] == "source" ? .dataMatch : .dataFollow] = words[0]
    if words[2] != "frame 0.5 0.5" { node[.dataMatching] = words[2] }
  }

  /// The requests for measures that a page supports.
  private static let measures: Set<String> = [
    "size", "place", "ideal", "size inside", "place inside", "scroll",
  ]

  private static func disable(_ input: TemplateInput, _ node: inout HTMLElement) {
    guard input.attributes.flag(.isDisabled) else { return }
    if node.tag.canBeDisabled {
      node.set(.disabled, if: true)
    } else {
      node[.ariaDisabled] = "true"
      node[.tabindex] = nil
    }
  }

  /// Takes elements that are hidden from assistive technology out of the way of the key Tab.
  /// Otherwise the focus would be where nothing is read.
  private static func skip(_ input: TemplateInput, _ node: inout HTMLElement) {
    node.set(.inert, if: input.attributes.flag(.isInvisible))
    guard input.ancestry.isUnread || input.attributes.flag(.accessibilityHidden) else { return }
    if node.tag.isInteractive || node[.tabindex] != nil { node[.tabindex] = "-1" }
  }

  /// Whether the element itself is pressed, dragged or has the focus.
  static func isUsed(_ input: TemplateInput) -> Bool {
    let kinds: EventKinds = [
      .tap, .doubleTap, .longPress, .spatialTap, .drag, .drop, .pinch, .hover, .key, .focus,
    ]
    return !input.attributes.events.isDisjoint(with: kinds)
      || input.attributes[.draggable] != nil
  }

  /// Whether the element itself is used wherever it is, and not only on the views that it draws.
  ///
  /// Gestures begin on what is drawn unless the element has a content shape.
  static func isUsedAnywhere(_ input: TemplateInput) -> Bool {
    let kinds: EventKinds = [.drop, .hover, .key, .focus]
    return isUsed(input)
      && (input.attributes.flag(.hasContentShape) || input.attributes[.draggable] != nil
        || !input.attributes.events.isDisjoint(with: kinds))
  }

  /// Makes a pressable element focusable, so that a keyboard can press it (WCAG 2.1.1).
  private static func press(_ input: TemplateInput, _ node: inout HTMLElement) {
    let events = input.attributes.events
    let isPressed = !events.isDisjoint(with: [.tap, .doubleTap, .longPress, .spatialTap])
    guard isPressed, !node.tag.isInteractive, !input.attributes.flag(.isDisabled) else { return }
    node[.tabindex] = node[.tabindex] ?? "0"
    node.addClass("pressable")
    let isPicture = [.text, .image, .shape].contains(input.kind)
    if isPicture, node[.role] == nil || node[.role] == "img" {
      node[.role] = "button"
      node[.ariaHidden] = nil
    }
  }

  /// Makes an element focusable that handles keys or follows the focus. In a group of controls the controls have the focus.
  private static func takeFocus(_ input: TemplateInput, _ node: inout HTMLElement) {
    guard !input.attributes.events.isDisjoint(with: [.key, .focus]), !node.tag.isInteractive,
      node.tag != .fieldset,
      !input.attributes.flag(.isDisabled)
    else { return }
    node[.tabindex] = node[.tabindex] ?? "0"
  }

  private static func describe(_ input: TemplateInput, _ node: inout HTMLElement) {
    let attributes = input.attributes
    if attributes.flag(.accessibilityHidden) { node[.ariaHidden] = "true" }
    for trait in attributes.list(.accessibilityTraits) { apply(trait: trait, input, &node) }
    switch attributes.text(.accessibilityChildren) {
    case "combine", "contain": node[.role] = node[.role] ?? (node.tag.isGeneric ? "group" : nil)
    case "ignore": node[.role] = node[.role] ?? (node.tag.isGeneric ? "img" : nil)
    default: break
    }
    if adjustments.isSubset(of: attributes.list(.accessibilityActions)), node.tag.isGeneric {
      node[.role] = "slider"
      // A slider has a number (WAI-ARIA 1.2, "slider").
      node[.ariaValuenow] = number(in: attributes.text(.accessibilityValue) ?? "")
    }
    if let label = attributes.text(.accessibilityLabel), !Template.readsLabelAsText(input) {
      node[.ariaLabel] = label
      if node[.ariaHidden] == "true", !attributes.flag(.accessibilityHidden) {
        node[.ariaHidden] = nil
      }
      // A name needs a role (WAI-ARIA 1.2, "roles which cannot be named").
      if node.tag.isGeneric, node[.role] == nil {
        node[.role] = input.kind.isLeaf ? "img" : "group"
      }
    } else if node[.role] == "slider"
      || attributes.text(.accessibilityChildren) == "combine" && node[.role] == "group"
    {
      // Its name is the words in it (Accessible Name and Description Computation 1.2, 2B and 2F).
      node[.ariaLabelledby] = input.name.outer
    }
    var description: [String] = []
    if let value = attributes.text(.accessibilityValue) {
      if node.hasRange { node[.ariaValuetext] = value } else { description.append(value) }
    }
    if let hint = attributes.text(.accessibilityHint) { description.append(hint) }
    if !description.isEmpty { node[.ariaDescription] = description.joined(separator: ". ") }
  }

  /// The actions of a view whose value can be adjusted.
  private static let adjustments: Set<String> = ["increment", "decrement"]

  /// The first number in the words of a value, which are read instead of it.
  private static func number(in words: String) -> String {
    words.split { !$0.isASCII || !$0.isNumber }.first.map(String.init) ?? "0"
  }

  private static func apply(trait: String, _ input: TemplateInput, _ node: inout HTMLElement) {
    switch trait {
    case "isHeader" where node.tag.headingLevel == nil:
      node[.role] = "heading"
      node[.ariaLevel] = "\(Int(input.attributes.number(.headingLevel) ?? 2))"
    case "isButton" where node.tag != .button: node[.role] = "button"
    case "isLink" where node.tag != .a: node[.role] = "link"
    case "isImage": node[.role] = "img"
    case "isSearchField": node[.role] = "searchbox"
    case "isToggle" where node.tag != .input: node[.role] = "switch"
    case "isTabBar": node[.role] = "tablist"
    case "isModal": node[.ariaModal] = "true"
    case "updatesFrequently": node[.ariaLive] = "polite"
    case "isSelected":
      if node.tag == .button || node[.role] == "button" {
        node[.ariaPressed] = "true"
      } else {
        node[.ariaCurrent] = "true"
      }
    default: break
    }
  }

  /// The shortcut as WAI-ARIA writes it: `command+shift+k` becomes `Meta+Shift+K`.
  private static func keyNames(_ shortcut: String) -> String {
    shortcut.split(separator: "+").map { key in
      switch key {
      case "command": "Meta"
      case "control": "Control"
      case "option": "Alt"
      case "shift": "Shift"
      case "return": "Enter"
      case "space": "Space"
      case "upArrow": "ArrowUp"
      case "downArrow": "ArrowDown"
      case "leftArrow": "ArrowLeft"
      case "rightArrow": "ArrowRight"
      default: key.prefix(1).uppercased() + key.dropFirst()
      }
    }.joined(separator: "+")
  }
}
