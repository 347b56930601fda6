import PandoUI
public import Testing

extension ElementQuery {
  /// Taps the element, as a click does.
  ///
  /// The innermost element that handles a tap gets it: the element itself, else the nearest one
  /// around it, else the only one inside it. A tap switches a toggle or a disclosure, selects an
  /// option, a tab or a row of a list with a selection, and focuses a field.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it cannot be tapped.
  @discardableResult
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) async throws -> ElementQuery {
    try await act("tapped", sourceLocation) { try driver.tap($0) }
  }

  /// Taps the element twice.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it cannot be tapped twice.
  @discardableResult
  public func doubleTap(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("double-tapped", sourceLocation) { try driver.send(.doubleTap, at: $0) }
  }

  /// Presses the element and holds it.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it cannot be held.
  @discardableResult
  public func longPress(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("long-pressed", sourceLocation) { try driver.send(.longPress, at: $0) }
  }

  /// Moves the pointer onto the element, or away from it.
  ///
  /// - Parameters:
  ///   - isInside: Whether the pointer comes or goes.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it does not handle hovering.
  @discardableResult
  public func hover(
    _ isInside: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("hovered over", sourceLocation) { try driver.send(.hover(isInside), at: $0) }
  }

  /// Pulls the element down to reload, for `refreshable`.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it cannot be refreshed.
  @discardableResult
  public func refresh(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("refreshed", sourceLocation) { try driver.send(.refresh, at: $0) }
  }

  /// Performs an accessibility action of the element.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it has no such action.
  @discardableResult
  public func performAction(
    _ name: any TextPattern,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("asked for the action \(name.patternDescription)", sourceLocation) { node in
      for candidate in node.selfAndAncestors {
        let names = candidate.attributes.list(.accessibilityActions)
        guard let index = names.firstIndex(where: name.matches) else { continue }
        return try driver.send(.action(index), to: candidate)
      }
      let names = node.selfAndAncestors.flatMap { $0.attributes.list(.accessibilityActions) }
      throw Refusal(.notAnswered, offered("actions", names))
    }
  }
}

/// The end of a message about a missing choice: the choices that exist.
func offered(_ things: String, _ names: [String]) -> String {
  names.isEmpty
    ? "it has no \(things)." : "its \(things) are \(names.map(quoted).joined(separator: ", "))."
}

extension Driver {
  /// Sends an event to the element that handles it here.
  func send(_ event: Event, at node: AccessibilityNode) throws {
    guard let target = node.answering(event.kind) else {
      throw Refusal(.notAnswered, "neither it nor anything around it answers to that.")
    }
    try send(event, to: target)
  }

  func tap(_ node: AccessibilityNode) throws {
    for candidate in node.selfAndAncestors {
      if let (event, target) = candidate.click { return try send(event, to: target) }
    }
    let inside = node.descendants.filter { !$0.isHidden }.compactMap(\.click)
    guard inside.count == 1 else {
      throw Refusal(.notAnswered, node.whyNoTap(inside.map { describe($0.target) }))
    }
    try send(inside[0].event, to: inside[0].target)
  }
}

extension AccessibilityNode {
  /// The event that a tap on this very element sends, and its target.
  fileprivate var click: (event: Event, target: AccessibilityNode)? {
    if answers(.tap) { return (.tap, self) }
    switch kind {
    case .toggle where answers(.change): return (.change(.flag(!attributes.flag(.isOn))), self)
    case .disclosure, .section:
      guard answers(.change), attributes[.isExpanded] != nil else { return nil }
      return (.change(.flag(!attributes.flag(.isExpanded))), self)
    case .option, .tab, .row, .tableRow: return choice
    case .textField, .secureField, .textEditor: return answers(.focus) ? (.focus(true), self) : nil
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

  fileprivate func whyNoTap(_ inside: [String]) -> String {
    if !inside.isEmpty {
      return "several elements in it can be: \(inside.joined(separator: ", "))."
    }
    return switch role {
    case .picker: "a picker is set with 'select(_:)'."
    case .slider: "a slider is set with 'set(_:)'."
    case .stepper: "a stepper is set with 'increment()' and 'decrement()'."
    case .datePicker: "a date picker is set with 'pick(_:)'."
    default: "neither it nor anything around it answers to that."
    }
  }
}
