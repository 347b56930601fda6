import Foundation
import PandoUI

/// The effect of a click on an element.
@MainActor
struct Click {
  enum Action {
    case send(Event)
    /// Gives the element the focus.
    case focus
    /// Opens an address in the browser.
    case open(URL)
    /// Pastes the clipboard.
    case paste
    /// Opens a menu, which is the browser's own doing.
    case choose
  }

  let action: Action
  /// The element that gets the event.
  let target: AccessibilityNode
  /// The clicked element: the target, or one of the units that the target offers.
  let unit: AccessibilityNode

  init(_ action: Action, _ target: AccessibilityNode, unit: AccessibilityNode? = nil) {
    self.action = action
    self.target = target
    self.unit = unit ?? target
  }
}

extension AccessibilityNode {
  /// The effect of a click on this element. nil if it does not take clicks.
  ///
  /// - Parameter inner: The element directly inside this one where the click is; nil if it is on
  ///   this one.
  func click(from inner: AccessibilityNode?) -> Click? {
    if answers(.tap) { return Click(.send(.tap), self) }
    if answers(.spatialTap) { return Click(.send(.spatialTap(at: .zero, count: 1)), self) }
    let isOnLabel = inner.map(isLabel) != false
    switch kind {
    case .toggle where answers(.change):
      return Click(.send(.change(.flag(!attributes.flag(.isOn)))), self)
    case .disclosure, .section, .menu:
      guard isOnLabel else { return nil }
      if answers(.change), attributes[.isExpanded] != nil {
        return Click(.send(.change(.flag(!attributes.flag(.isExpanded)))), self)
      }
      return kind == .menu ? Click(.choose, self) : nil
    case .option, .row, .tableRow:
      return choice.map { Click(.send($0.event), $0.target, unit: self) }
    // The content of a tab is inside of it.
    case .tab where isOnLabel:
      return choice.map { Click(.send($0.event), $0.target, unit: self) }
    case .textField, .secureField, .textEditor: return isOnLabel ? Click(.focus, self) : nil
    case .link: return linkedAddress.map { Click(.open($0), self) }
    case .button where attributes.text(.role) == "paste" && answers(.drop):
      return Click(.paste, self)
    default: return nil
    }
  }

  /// The event that selects this element in its container, and that container.
  var choice: (event: Event, target: AccessibilityNode)? {
    let kinds: Set<ElementKind> = [.picker, .tabView, .list, .table]
    guard let container = selfAndAncestors.first(where: { kinds.contains($0.kind) }),
      container.answers(.change)
    else { return nil }
    return (.change(.selection([id])), container)
  }

  /// Whether clicks on this element, or on its label, go no further.
  var stopsClicks: Bool {
    switch kind {
    case .button, .link, .toggle, .picker, .slider, .stepper, .datePicker, .colorPicker, .menu,
      .textField, .secureField, .textEditor:
      true
    default: kind.isClosed || isModal
    }
  }

  /// Whether the element stands in front of where it is written.
  var isModal: Bool {
    role.map(ElementRole.modals.contains) == true || kind == .popover
  }

  /// Whether the element, or one around it, has `allowsHitTesting(false)`.
  var letsPointerThrough: Bool { selfAndAncestors.contains { $0.attributes.flag(.ignoresPointer) } }

  /// Whether an element inside is, or belongs to, the label of this one.
  private func isLabel(_ inner: AccessibilityNode) -> Bool {
    switch inner.kind {
    case .part: ["label", "title", "header"].contains(inner.attributes.text(.part) ?? "")
    // The words of a box come before its parts.
    case .box: inner.children.contains { isLabel($0) }
    default: false
    }
  }

  /// Where a link leads, if it is an address that a page links to.
  private var linkedAddress: URL? { attributes.text(.source).flatMap { LinkAddress.url($0) } }
}

extension Event {
  /// Whether only a pointer does this.
  var isOfPointer: Bool {
    switch self {
    case .tap, .doubleTap, .longPress, .hover, .drag, .pinch, .drop, .spatialTap, .menu: true
    default: false
    }
  }
}
