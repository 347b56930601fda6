import PandoUI
public import Testing

/// The kinds of element that are rows of a collection.
private let rowKinds: Set<ElementKind> = [.row, .tableRow]

extension ElementQuery {
  /// Deletes a row, as swiping it away or the Delete key does.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such row, or its list does not delete rows.
  public func delete(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await act("deleted", sourceLocation) { node in
      let row = try node.need(rowKinds, "it is not in a row.")
      guard let list = row.selfAndAncestors.first(where: { $0.answers(.delete) }) else {
        throw Refusal(.notAnswered, "its list has no 'onDelete'.")
      }
      try driver.send(.delete(row.id), to: list)
    }
  }

  /// Moves a row before another one.
  ///
  /// - Parameters:
  ///   - other: The row that comes after it then.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such row, or its list does not move rows.
  public func move(
    before other: ElementQuery,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await act("moved", sourceLocation) { node in
      let target = try other.resolve().need(rowKinds, "\(other) is not in a row.")
      try driver.move(node, before: target)
    }
  }

  /// Moves a row to the end of its list.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such row, or its list does not move rows.
  public func moveToEnd(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await act("moved", sourceLocation) { try driver.move($0, before: nil) }
  }

  /// Chooses a swipe action of a row.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such row, or it has no such action.
  public func swipe(
    _ action: any TextPattern,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await act("swiped to \(action.patternDescription)", sourceLocation) { node in
      let row = node.control(rowKinds) ?? node
      try driver.choose(action, in: .swipeActions, of: row, "swipe actions")
    }
  }

  /// Chooses an entry of the element's context menu.
  ///
  /// - Parameters:
  ///   - entry: The name of the entry.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such element, or its menu has no such entry.
  public func contextMenu(
    _ entry: any TextPattern,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let participle = "asked for \(entry.patternDescription) of its context menu"
    try await act(participle, sourceLocation) { node in
      // The items of a container's menu depend on the row that it is opened for.
      guard !node.descendants.contains(where: { $0.kind == .contextMenu }) || node.kind == .list
      else { return }
      if let row = node.answering(.menu) { try driver.send(.menu, to: row) }
    }
    try await act(participle, sourceLocation) { node in
      // The search stays inside of the nearest container, so that a neighbour's menu is not taken.
      let hasMenuInside = node.descendants.contains { $0.kind == .contextMenu }
      let container = node.selfAndAncestors.first {
        $0.children.contains { $0.kind == .contextMenu }
      }
      let place = hasMenuInside ? node : container ?? node
      try driver.choose(entry, in: .contextMenu, of: place, "context menu's entries")
    }
  }

  /// Chooses an entry of a menu.
  ///
  /// - Parameters:
  ///   - entry: The name of the entry.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such menu, or it has no such entry.
  public func choose(
    _ entry: any TextPattern,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await act("asked for \(entry.patternDescription)", sourceLocation) { node in
      let menu = try node.need([.menu], "it is not a menu.")
      try driver.choose(entry, in: .menu, of: menu, "entries")
    }
  }
}

extension Driver {
  fileprivate func move(_ node: AccessibilityNode, before other: AccessibilityNode?) throws {
    let row = try node.need(rowKinds, "it is not in a row.")
    guard let list = row.selfAndAncestors.first(where: { $0.answers(.move) }) else {
      throw Refusal(.notAnswered, "its list has no 'onMove'.")
    }
    try send(.move(row.id, before: other?.id), to: list)
  }

  /// Presses a button of a menu or of swipe actions, whether those are open or not.
  fileprivate func choose(
    _ name: any TextPattern,
    in kind: ElementKind,
    of node: AccessibilityNode,
    _ things: String
  ) throws {
    let menus = ([node] + node.descendants).filter { $0.kind == kind }
    let entries = menus.flatMap(\.choosable)
    guard let entry = entries.first(where: { $0.name.map(name.matches) == true }) else {
      throw Refusal(.notAnswered, offered(things, entries.compactMap(\.name)))
    }
    try tap(entry)
  }
}

extension AccessibilityNode {
  /// The items that can be chosen in a menu or among swipe actions.
  var choosable: [AccessibilityNode] {
    descendants.filter { entry in
      entry.role == .button || entry.role == .toggle || entry.role == .link
        || entry.role == .option
    }
  }
}
