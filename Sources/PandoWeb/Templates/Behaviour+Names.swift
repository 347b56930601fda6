import PandoUI

extension EventKinds {
  /// The events by name, as `data-on` lists them.
  var names: [String] {
    let known: [(EventKinds, String)] = [
      (.tap, "tap"), (.doubleTap, "doubleTap"), (.longPress, "longPress"), (.change, "change"),
      (.submit, "submit"), (.focus, "focus"), (.key, "key"), (.hover, "hover"), (.drag, "drag"),
      (.pinch, "pinch"), (.spatialTap, "spatialTap"), (.menu, "menu"),
      (.drop, "drop"), (.dismiss, "dismiss"), (.delete, "delete"), (.move, "move"),
      (.refresh, "refresh"), (.action, "action"), (.shortcut, "shortcut"),
      (.failure, "failure"), (.select, "select"), (.target, "target"),
      (.hoverPoint, "hoverPoint"), (.sight, "sight"), (.lift, "lift"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}

extension HTMLTag {
  /// Whether the attribute `disabled` has a meaning on the element.
  var canBeDisabled: Bool {
    switch self {
    case .button, .input, .select, .textarea, .fieldset, .option, .optgroup: true
    default: false
    }
  }

  /// Whether the element is focusable by itself.
  var isInteractive: Bool {
    switch self {
    case .a, .button, .input, .select, .textarea, .summary, .label: true
    default: false
    }
  }

  /// Whether the element is generic or a paragraph, which cannot have an accessible name.
  var isGeneric: Bool {
    switch self {
    case .div, .span, .p: true
    default: false
    }
  }

  /// The level of a heading.
  var headingLevel: Int? {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: nil
    }
  }
}

extension HTMLElement {
  /// Whether the element has a value in a range, which can be described in words.
  var hasRange: Bool {
    tag == .progress || tag == .meter || self[.type] == "range" || self[.role] == "spinbutton"
      || self[.role] == "slider"
      || self[.type] == "number"
  }
}

extension ElementKind {
  /// Whether the element has no contents that a name would hide.
  var isLeaf: Bool {
    switch self {
    case .text, .image, .shape, .chart, .divider, .spacer, .problem: true
    default: false
    }
  }
}
