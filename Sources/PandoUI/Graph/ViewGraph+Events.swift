import Foundation
import PandoSharing

/// Why an event did not reach an element.
public struct EventError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why an event was refused.
  public enum Code: Hashable, Sendable {
    /// No element has this number, or it is gone.
    case noSuchElement
    /// The element has no handler for events of this kind.
    case notAnswered
    /// The element, or one around it, is disabled.
    case disabled
    /// The element is hidden, for example behind another screen or in another tab.
    case hidden
    /// The control could not have sent the value: its type is wrong, or it is out of range or not on offer.
    case wrongValue
  }

  /// The reason.
  public let code: Code
  /// The element the event was sent to.
  public let element: ElementID
  /// The kind of the element, if it exists.
  public let kind: ElementKind?
  /// The fault of the value, as the end of a sentence: `9 is not in 0…6.`; nil for other codes.
  public let reason: String?

  init(code: Code, element: ElementID, kind: ElementKind?, reason: String? = nil) {
    self.code = code
    self.element = element
    self.kind = kind
    self.reason = reason
  }

  /// A description for people.
  public var description: String {
    let element = kind.map { "The element \(self.element), a \($0.rawValue)," } ?? "Element"
    return switch code {
    case .noSuchElement: "Element \(self.element) is not part of the interface (any more)."
    case .notAnswered: "\(element) does not answer this kind of event."
    case .disabled: "\(element) is disabled."
    case .hidden: "\(element) is hidden."
    case .wrongValue:
      "\(element) could not have sent this: \(reason ?? "its values are of another type.")"
    }
  }
}

extension ViewGraph {
  /// Sends an event of the user to an element.
  ///
  /// The handlers run before this returns; what they change is drawn in the next flush, or by
  /// ``flush()``. Every event is checked against the live graph: the element exists, is in sight and
  /// enabled, handles such events, and could have sent such a value. See <doc:Events>.
  ///
  /// - Parameters:
  ///   - sent: The event, as the renderer reports it.
  ///   - id: The number of the element, or of a box around it, that the event is for.
  /// - Throws: ``EventError`` if a check fails; no handler was run then.
  public func send(_ sent: Event, to id: ElementID) throws(EventError) {
    guard let element = drawing[id] else {
      throw EventError(code: .noSuchElement, element: id, kind: nil)
    }
    func refuse(_ code: EventError.Code, _ reason: String? = nil) -> EventError {
      let kind = element.layers.first { $0.id == id }?.kind
      return EventError(code: code, element: id, kind: kind, reason: reason)
    }
    let handlers = element.handlers(at: id, for: sent.kind)
    guard !handlers.isEmpty else { throw refuse(.notAnswered) }
    let inherited = element.inheritedInteractivity
    if inherited.contains(.hidden) || departedRowCount > 0 && element.node.isInDepartedRow {
      throw refuse(.hidden)
    }
    if !inherited.isDisjoint(with: sent.kind == .shortcut ? .disabled : [.disabled, .invisible]),
      !sent.isAllowedWhenDisabled
    {
      throw refuse(.disabled)
    }
    let event: Event
    do {
      event = try element.validated(sent, at: id)
    } catch {
      throw refuse(.wrongValue, error.reason)
    }
    let busy = MainActivity.enter(page)
    MainActivity.handles(event.kind, at: element.node)
    defer { MainActivity.leave(to: busy) }
    withDependencies {
      if case .focus(let isFocused) = event {
        if isFocused { moveFocus(to: id) } else if focusedElement == id { drawing.focused = nil }
      }
      let afterPress = element.afterPressAbove(event)
      // Changes that tasks made before are a step of the history apart from the changes of this event.
      UndoManager.endTurn()
      if event.kind == .key {
        element.answerKey(event, handlers, at: id)
      } else {
        var isPreferred = false
        for handler in handlers where handler.isPreferred { isPreferred = true }
        for handler in handlers where handler.isPreferred == isPreferred { handler.perform(event) }
      }
      afterPress?()
      UndoManager.endTurn()
    }
  }

  /// Moves the focus, and notifies the element that had it.
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

  /// Removes the element with this number from the table.
  func unregister(_ id: ElementID) {
    if focusedElement == id { focusWasLost(id) }
    drawing[id] = nil
  }

  /// Takes the focus from an element below a node that is no longer drawn.
  func loseFocus(in node: GraphNode) {
    guard let id = focusedElement, drawing[id]?.node.isInside(node) == true else { return }
    focusWasLost(id)
  }

  /// Called when the focused element is removed.
  private func focusWasLost(_ id: ElementID) {
    let handlers = drawing[id]?.handlers(at: id, for: .focus) ?? []
    drawing.focused = nil
    afterUpdate { for handler in handlers { handler.perform(.focus(false)) } }
  }

  /// Called when the state sets or clears the focus of an element.
  func stateMovedFocus(_ id: ElementID, isFocused: Bool) {
    if isFocused {
      guard focusedElement != id else { return }
      drawing.focusToDraw = .some(id)
    } else if drawing.focusToDraw == .some(id) {
      drawing.focusToDraw = focusedElement == nil ? nil : .some(nil)
    } else if focusedElement == id, drawing.focusToDraw == nil {
      // Unless another element, drawn earlier, already has the focus.
      drawing.focusToDraw = .some(nil)
    }
  }
}

extension Event {
  /// Whether the event only reports a status, without asking for an action.
  fileprivate var isAllowedWhenDisabled: Bool {
    switch self {
    case .focus, .hover, .measure, .rows, .fit, .sight: true
    default: false
    }
  }
}

/// The answer of a handler to a press of a key.
@MainActor
enum KeyAnswer {
  /// Whether the last handler ignored the key.
  static var isIgnored = false
}

extension ElementInstance {
  /// Asks the handlers of a key, from the inside to the outside, until one has handled it.
  fileprivate func answerKey(_ event: Event, _ handlers: [Handler], at id: ElementID) {
    func isHandled(by handlers: [Handler]) -> Bool {
      handlers.contains { handler in
        KeyAnswer.isIgnored = false
        handler.perform(event)
        return !KeyAnswer.isIgnored
      }
    }
    guard !isHandled(by: handlers) else { return }
    var ids = layers.map(\.id).drop { $0 != id }.dropFirst()
    var next: ElementInstance? = self
    while let element = next {
      for id in ids where isHandled(by: element.handlers(at: id, for: .key)) { return }
      next = element.above
      ids = next?.layers.map(\.id)[...] ?? []
    }
  }

  /// The action after a press of this button, from the nearest ancestor that has one.
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
}
