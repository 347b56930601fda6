import Foundation
import PandoUI

extension Driver {
  /// Does what a click on an element does.
  func tap(_ node: AccessibilityNode) throws {
    let inside = node.clicksInside
    if node.isRow {
      // A row is tapped where its link is.
      let links = inside.filter { $0.target.kind == .link }
      if links.count == 1 { return try perform(links[0]) }
      if node.answers(.tap) { return try perform(Click(.send(.tap), node)) }
      if inside.count == 1 { return try perform(inside[0]) }
      if inside.count > 1 { throw refusal(of: node, tapping: node, inside) }
    }
    var came: AccessibilityNode?
    for candidate in node.selfAndAncestors {
      if let click = candidate.click(from: came) { return try perform(click) }
      // A control keeps the clicks that it gets from what is around it.
      if candidate.stopsClicks { throw refusal(of: candidate, tapping: node, inside) }
      came = candidate
    }
    guard inside.count == 1 else { throw refusal(of: node, tapping: node, inside) }
    try perform(inside[0])
  }

  private func perform(_ click: Click) throws {
    let target = click.target
    if target.letsPointerThrough { throw Refusal.letsPointerThrough }
    if !click.unit.isEnabled { throw disabled(click.unit) }
    switch click.action {
    case .send(let event): try send(event, to: target)
    case .focus: try focus(target)
    case .open(let url): renderer.system.open(url)
    case .paste:
      guard let text = renderer.system.clipboard.text else {
        throw Refusal(
          .notAnswered,
          "the clipboard has no text. Copy one with 'clipboard.copy(_:)'."
        )
      }
      try send(.drop([text], at: .zero), to: target)
    case .choose:
      throw Refusal(
        .notAnswered,
        "a menu only opens. Its entries are chosen with 'choose(_:)': \(target.entries)."
      )
    }
  }

  /// Why nothing is tapped.
  ///
  /// - Parameters:
  ///   - stop: The control that kept the tap, or the element itself.
  ///   - node: The element that was to be tapped.
  ///   - inside: The elements inside that can be tapped.
  private func refusal(
    of stop: AccessibilityNode,
    tapping node: AccessibilityNode,
    _ inside: [Click]
  ) -> Refusal {
    if !stop.isEnabled { return disabled(stop) }
    var words = stop.whyNoTap
    if inside.count > 1 {
      let things = inside.map { describe($0.target) + ($0.unit.isEnabled ? "" : " [disabled]") }
      words = "several elements in it can be: \(things.joined(separator: ", "))."
      if let name = inside[0].target.name, let role = inside[0].target.role {
        words += " Tap one of them, as in '\(role.rawValue)(\(quoted(name))).tap()' of it."
      }
    }
    let swipes = node.entries(of: .swipeActions)
    if !swipes.isEmpty { words += " Its swipe actions are chosen with 'swipe(_:)': \(swipes)." }
    let menu = node.entries(of: .contextMenu)
    if !menu.isEmpty {
      words += " Its context menu's entries are chosen with 'contextMenu(_:)': \(menu)."
    }
    return Refusal(.notAnswered, words)
  }
}

extension AccessibilityNode {
  var isRow: Bool { kind == .row || kind == .tableRow }

  /// The clicks on elements inside: on the outermost elements in sight that take a click.
  fileprivate var clicksInside: [Click] {
    children.flatMap { child -> [Click] in
      if child.isHidden || child.kind.isClosed || child.isModal { return [] }
      if let click = child.click(from: nil) { return [click] }
      return child.stopsClicks ? [] : child.clicksInside
    }
  }

  /// The names of what can be chosen in this menu, in words.
  fileprivate var entries: String {
    choosable.compactMap(\.name).map(quoted).joined(separator: ", ")
  }

  /// The names of what can be chosen in the menus of a kind in here, in words.
  fileprivate func entries(of kind: ElementKind) -> String {
    descendants.filter { $0.kind == kind }.map(\.entries).joined(separator: ", ")
  }

  fileprivate var whyNoTap: String {
    switch kind {
    case .picker: "a picker is set with 'select(_:)'."
    case .slider: "a slider is set with 'set(_:)'."
    case .stepper: "a stepper is set with 'increment()' and 'decrement()'."
    case .datePicker: "a date picker is set with 'pick(_:)'."
    case .colorPicker: "a color picker is set with 'pick(_:)'."
    case .toggle: "it has no binding that it could change."
    case .link: "it leads nowhere."
    case .button: "it has no action."
    case .fileImporter: "files are chosen with 'chooseFiles(_:)' of the driver."
    default: "neither it nor anything around it answers to that."
    }
  }
}
