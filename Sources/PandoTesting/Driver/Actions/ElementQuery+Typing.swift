import PandoUI
public import Testing

/// The kinds of element that take typed text.
private let fieldKinds: Set<ElementKind> = [.textField, .secureField, .textEditor]

extension ElementQuery {
  /// Types into a field, after its present text.
  ///
  /// The field gets the focus first. Each character is a separate change, and the next one is added to
  /// what the field shows by then, so that a binding can cut or format the text in between. A line
  /// feed submits a field of one line.
  ///
  /// - Parameters:
  ///   - text: What to type.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such field, or it is disabled.
  @discardableResult
  public func type(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("typed into", sourceLocation) { try driver.type(text, into: $0) }
  }

  /// Empties a field, then types into it.
  ///
  /// - Parameters:
  ///   - text: What to type.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such field, or it is disabled.
  @discardableResult
  public func fill(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("filled", sourceLocation) { node in
      try driver.clear(node)
      try driver.type(text, into: node)
    }
  }

  /// Empties a field.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such field, or it is disabled.
  @discardableResult
  public func clear(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("cleared", sourceLocation) { try driver.clear($0) }
  }

  /// Submits a field, as Return does in it.
  ///
  /// If the field has no `onSubmit` around it, this presses the button that has Return as its shortcut, as in
  /// a dialog.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such field, or nothing handles its submission.
  @discardableResult
  public func submit(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("submitted", sourceLocation) { try driver.submit($0) }
  }

  /// Gives the element the keyboard focus.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element.
  @discardableResult
  public func focus(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("focused", sourceLocation) { node in
      try driver.focus(node.control(fieldKinds) ?? node)
    }
  }

  /// Takes the focus away from the element if it has the focus.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element.
  @discardableResult
  public func blur(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("blurred", sourceLocation) { node in
      let focused = node.control(fieldKinds) ?? node
      if driver.renderer.focused == focused.id { try driver.loseFocus() }
    }
  }
}

extension QueryScope {
  /// Types into the field with that label, after its present text; see
  /// ``ElementQuery/type(_:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - text: What to type.
  ///   - label: The label of the field.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query for the field.
  /// - Throws: ``DriverError`` if there is no such field, or it is disabled.
  @discardableResult
  public func type(
    _ text: String,
    into label: any TextPattern,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await field(label).type(text, sourceLocation: sourceLocation)
  }
}

extension Driver {
  func type(_ text: String, into node: AccessibilityNode) throws {
    let field = try self.field(node)
    try focus(field)
    for character in text {
      if character.isNewline, field.kind != .textEditor {
        try submit(field)
      } else {
        try change(field, to: shownText(of: field) + String(character))
      }
    }
  }

  func clear(_ node: AccessibilityNode) throws {
    let field = try self.field(node)
    try focus(field)
    if !shownText(of: field).isEmpty { try change(field, to: "") }
  }

  func submit(_ node: AccessibilityNode) throws {
    if let target = node.selfAndAncestors.first(where: { $0.answers(.submit) }) {
      return try send(.submit, to: target)
    }
    guard let button = shortcut(named: "return") else {
      throw Refusal(.notAnswered, "no 'onSubmit' and no default button waits for it.")
    }
    try press(button)
  }

  private func field(_ node: AccessibilityNode) throws -> AccessibilityNode {
    guard let field = node.control(fieldKinds) else {
      throw Refusal(.notAnswered, "it is not a field.")
    }
    return field
  }

  private func change(_ field: AccessibilityNode, to text: String) throws {
    guard let current = root.descendants.first(where: { $0.id == field.id }) else {
      throw Refusal(.notFound, "it went away while it was typed into.")
    }
    try send(.change(.text(text)), to: current)
  }

  /// The text that the field shows now.
  private func shownText(of field: AccessibilityNode) -> String {
    let attributes = renderer.tree[field.id]?.attributes
    return attributes?.text(.value) ?? attributes?.text(.text) ?? ""
  }

  // MARK: Focus

  func focus(_ node: AccessibilityNode) throws {
    if renderer.focused == node.id { return }
    if !node.isEnabled { throw Refusal(.disabled, "it is disabled.") }
    if node.answers(.focus) {
      // The graph notifies the previously focused element.
      try send(.focus(true), to: node)
    } else {
      try loseFocus()
    }
    renderer.focused = node.id
  }

  func loseFocus() throws {
    guard let focused = renderer.focused else { return }
    let node = root.descendants.first { $0.id == focused }
    if let node, node.answers(.focus), !node.isHidden { try graph.tell(.focus(false), to: node.id) }
    renderer.focused = nil
    graph.flush()
  }
}

extension ViewGraph {
  fileprivate func tell(_ event: Event, to id: ElementID) throws {
    do {
      try send(event, to: id)
    } catch {
      throw Refusal(error)
    }
  }
}
