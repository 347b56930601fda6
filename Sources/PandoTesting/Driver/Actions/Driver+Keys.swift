public import PandoUI
public import Testing

extension Driver {
  /// Presses a key.
  ///
  /// The first of these takes it: a visible control with this keyboard shortcut, if a modifier such as
  /// Command is held; the nearest `onKeyPress` at or around the focused element; a control with this
  /// shortcut; the default of the focused element (Return submits a field and presses a button, Space
  /// presses a button, Delete removes the last character, Tab goes to the next field, other keys type);
  /// Escape closes the modal in front; and ⌘Z and ⇧⌘Z undo and redo the last step of the driver's history, also in
  /// fields, which have no history of their own here.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if nothing takes the key, or the element that takes it is disabled.
  public func press(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let name = KeyboardShortcut(key, modifiers: modifiers).name
    do {
      if isClosed { throw DriverError.closed(scope) }
      do {
        let isTaken = try take(key, modifiers, named: name)
        if !isTaken { throw Refusal(.notAnswered, "nothing in front answers to it.") }
      } catch let refusal as Refusal {
        let message = "The key '\(name)' cannot be pressed: \(refusal.reason)"
        let focused = root.descendants.first { $0.id == renderer.focused }
        throw DriverError(refusal.code, scope, message, around: focused.map { [$0] } ?? [])
      }
    } catch let error as DriverError {
      throw error.reported(at: sourceLocation)
    }
    await settle()
  }

  private func take(
    _ key: KeyEquivalent,
    _ modifiers: EventModifiers,
    named name: String
  ) throws -> Bool {
    let isCommand = !modifiers.isDisjoint(with: [.command, .control, .option])
    if isCommand, let control = shortcut(named: name) {
      try press(control)
      return true
    }
    let focused = root.descendants.first { $0.id == renderer.focused }
    if let listener = (focused ?? front).selfAndAncestors.first(where: { $0.answers(.key) }) {
      try send(.key(KeyPress(key: key, modifiers: modifiers)), to: listener)
      return true
    }
    if !isCommand, let control = shortcut(named: name), !(focused?.takesReturn == true) {
      try press(control)
      return true
    }
    if modifiers.subtracting(.shift) == .command, key.character.lowercased() == "z" {
      return graph.undo(isRedo: modifiers.contains(.shift))
    }
    if let focused, !isCommand, try type(key, into: focused) { return true }
    guard key == .escape, let top = frontModal, top.answers(.dismiss) else { return false }
    try send(.dismiss, to: top)
    return true
  }

  /// The default action of a key in the focused element, when no handler takes it.
  private func type(_ key: KeyEquivalent, into focused: AccessibilityNode) throws -> Bool {
    let isField = focused.role.map(ElementRole.fields.contains) == true
    switch key {
    case .tab: return try focusNext(after: focused)
    case .return where isField && focused.kind != .textEditor: try submit(focused)
    case .return, .space:
      if isField {
        try type(key == .space ? " " : "\n", into: focused)
      } else {
        try tap(focused)
      }
    case .delete where isField:
      let shown = focused.attributes.text(.value) ?? ""
      if !shown.isEmpty { try send(.change(.text(String(shown.dropLast()))), to: focused) }
    case _ where isField && key.name.count == 1:
      try type(String(key.character), into: focused)
    default: return false
    }
    return true
  }

  private func focusNext(after focused: AccessibilityNode) throws -> Bool {
    let fields = front.descendants.filter { node in
      node.isPerceivable && node.isEnabled
        && node.role.map(ElementRole.fields.contains) == true
    }
    guard let index = fields.firstIndex(where: { $0.id == focused.id }) else { return false }
    try focus(fields[(index + 1) % fields.count])
    return true
  }

  private var front: AccessibilityNode { frontModal ?? root }

  /// The control in the front modal, or in the window, that has this keyboard shortcut.
  func shortcut(named name: String) -> AccessibilityNode? {
    let named = front.descendants.filter { node in
      node.attributes.text(.keyboardShortcut) == name && !node.isCovered
    }
    return named.first(where: \.isEnabled) ?? named.first
  }

  /// Presses the control that has a shortcut.
  func press(_ control: AccessibilityNode) throws {
    if control.answers(.shortcut) { return try send(.shortcut, to: control) }
    try tap(control)
  }
}

extension AccessibilityNode {
  /// Whether another screen covers the element, or its tab is not selected. A control that is only not drawn keeps its
  /// shortcut.
  fileprivate var isCovered: Bool {
    selfAndAncestors.contains { $0.attributes.flag(.isHidden) }
  }

  /// Whether Return belongs to the field itself: it has several lines, or has an `onSubmit`.
  fileprivate var takesReturn: Bool {
    kind == .textEditor || selfAndAncestors.contains { $0.answers(.submit) }
  }
}
