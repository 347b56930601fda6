import Foundation

/// Why an event did not reach an element.
public struct EventError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong.
  public enum Code: Hashable, Sendable {
    /// No element has this number: it was never there, or is gone.
    case noSuchElement
    /// The element does not answer events of this kind.
    case notAnswered
    /// The element, or one around it, is disabled.
    case disabled
    /// The element is hidden: behind another screen, in another tab.
    case hidden
    /// The value is not of the type that the control has, or out of its range.
    case wrongValue
  }

  /// What was wrong.
  public let code: Code
  /// The element the event was sent to.
  public let element: ElementID
  /// What it is, if it is there.
  public let kind: ElementKind?

  /// What is said about it, for people.
  public var description: String {
    let element = kind.map { "The element \(self.element), a \($0.rawValue)," } ?? "Element"
    return switch code {
    case .noSuchElement: "Element \(self.element) is not part of the interface (any more)."
    case .notAnswered: "\(element) does not answer this kind of event."
    case .disabled: "\(element) is disabled."
    case .hidden: "\(element) is hidden."
    case .wrongValue: "\(element) was given a value of another type, or out of its range."
    }
  }
}

extension ViewGraph {
  /// Hands what the user did to the element it was done to.
  ///
  /// The actions run before this returns; what they change is drawn in the next turn, or by
  /// ``flush()``. Whatever a renderer reports is checked here against the live graph: the element is
  /// there, in sight and enabled, and answers such an event with such a value.
  ///
  /// - Throws: ``EventError`` if it could not be; nothing was done then.
  public func send(_ event: Event, to id: ElementID) throws(EventError) {
    guard let element = drawing[id] else {
      throw EventError(code: .noSuchElement, element: id, kind: nil)
    }
    func refuse(_ code: EventError.Code) -> EventError {
      EventError(code: code, element: id, kind: element.layers.first { $0.id == id }?.kind)
    }
    let handlers = element.handlers(at: id, for: event.kind)
    guard !handlers.isEmpty else { throw refuse(.notAnswered) }
    let (isHidden, isDisabled) = element.hindrances
    if isHidden { throw refuse(.hidden) }
    if isDisabled, !event.isAllowedWhenDisabled { throw refuse(.disabled) }
    guard element.accepts(event) else { throw refuse(.wrongValue) }
    let busy = MainActivity.enter(page)
    MainActivity.handles(event.kind, at: element.node)
    defer { MainActivity.leave(to: busy) }
    withDependencies {
      if case .focus(let isFocused) = event {
        if isFocused { moveFocus(to: id) } else if focusedElement == id { drawing.focused = nil }
      }
      let afterPress = element.afterPressAbove(event)
      for handler in handlers { handler.perform(event) }
      afterPress?()
    }
  }

  /// Notes who has the focus, and tells who had it.
  private func moveFocus(to new: ElementID) {
    guard focusedElement != new else { return }
    let old = focusedElement
    drawing.focused = new
    if let old { tellFocusLost(old) }
  }

  private func tellFocusLost(_ id: ElementID) {
    guard let element = drawing[id] else { return }
    for handler in element.handlers(at: id, for: .focus) { handler.perform(.focus(false)) }
  }

  /// Forgets the element with this number.
  func unregister(_ id: ElementID) {
    if focusedElement == id { focusWasLost(id) }
    drawing[id] = nil
  }

  /// The element that had the focus leaves.
  private func focusWasLost(_ id: ElementID) {
    let handlers = drawing[id]?.handlers(at: id, for: .focus) ?? []
    drawing.focused = nil
    afterUpdate { for handler in handlers { handler.perform(.focus(false)) } }
  }

  /// The state asks for the focus to be moved, or taken away.
  func stateMovedFocus(_ id: ElementID, isFocused: Bool) {
    if isFocused {
      guard focusedElement != id else { return }
      drawing.focusToDraw = .some(id)
    } else if drawing.focusToDraw == .some(id) {
      drawing.focusToDraw = focusedElement == nil ? nil : .some(nil)
    } else if focusedElement == id, drawing.focusToDraw == nil {
      // Unless another element, drawn before this one, has got it already.
      drawing.focusToDraw = .some(nil)
    }
  }
}

extension Event {
  /// Whether the event only tells what is, and asks for nothing to be done.
  fileprivate var isAllowedWhenDisabled: Bool {
    switch self {
    case .focus, .hover: true
    default: false
    }
  }
}

extension Element {
  /// What is to be done after a press of this button, as the nearest element around it says.
  func afterPressAbove(_ event: Event) -> (() -> Void)? {
    guard event.kind == .tap || event.kind == .shortcut, kind == .button || kind == .link else {
      return nil
    }
    var above = above
    while let element = above {
      if let afterPress = element.afterPress { return afterPress }
      above = element.above
    }
    return nil
  }

  /// Whether the element or one around it is hidden, and whether one is disabled.
  var hindrances: (isHidden: Bool, isDisabled: Bool) {
    var (isHidden, isDisabled) = (false, false)
    var element: Element? = self
    while let current = element {
      if current.layers.hasFlag(.isHidden) { isHidden = true }
      if current.layers.hasFlag(.isDisabled) { isDisabled = true }
      element = current.above
    }
    return (isHidden, isDisabled)
  }

  /// Whether the unit itself is not disabled: an option without a value is.
  private var isUnitEnabled: Bool {
    !layers.hasFlag(.isDisabled)
  }

  /// How long a text may be, in bytes, that comes from outside.
  private static let longestText = 4 << 20

  /// Whether the value of an event is one that the control can have.
  func accepts(_ event: Event) -> Bool {
    switch event {
    case .change(let value): accepts(value)
    case .delete(let row): isRow(row)
    case .move(let row, let before): isRow(row) && (before.map { isRow($0) } ?? true)
    case .files(let files):
      files.count == 1 || (files.count > 1 && layers[0].drawn.flag(.allowsMultiple))
    case .upload(let completed, let total): completed >= 0 && total >= completed
    default: true
    }
  }

  /// Whether an element is a row of this list, or of the list that this one is a row of.
  private func isRow(_ id: ElementID) -> Bool {
    ((unitContainer ?? self).unitElements + unitElements).contains { $0.outerID == id }
  }

  private func accepts(_ value: EventValue) -> Bool {
    switch (kind, value) {
    case (.toggle, .flag), (.disclosure, .flag), (.menu, .flag): return true
    case (.textField, .text(let text)), (.secureField, .text(let text)):
      let isLine = kind == .secureField || layers[0].drawn.text(.axis) != "vertical"
      return text.utf8.count <= Self.longestText && !(isLine && text.contains(where: \.isNewline))
    case (.textEditor, .text(let text)): return text.utf8.count <= Self.longestText
    case (.slider, .number(let number)), (.stepper, .number(let number)):
      let attributes = layers[0].drawn
      let low = attributes.number(.minimum) ?? -.infinity
      let high = attributes.number(.maximum) ?? .infinity
      return number.isFinite && number >= low && number <= high
    case (.datePicker, .date(let date)): return date.timeIntervalSinceReferenceDate.isFinite
    case (.colorPicker, .color): return true
    case (.picker, .selection(let ids)), (.tabView, .selection(let ids)),
      (.list, .selection(let ids)), (.table, .selection(let ids)):
      let units = Set(unitElements.filter(\.isUnitEnabled).map(\.outerID))
      return ids.allSatisfy { units.contains($0) }
    case (_, .flag): return layers[0].drawn[.isOn] != nil || layers[0].drawn[.isExpanded] != nil
    default: return false
    }
  }
}
