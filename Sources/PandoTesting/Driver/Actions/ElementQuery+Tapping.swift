public import Foundation
import PandoUI
public import Testing

extension ElementQuery {
  /// Taps the element, as a click does.
  ///
  /// The innermost element that handles a tap gets it: the element itself, else the nearest one
  /// around it, else the only one inside it. A tap switches a toggle or a disclosure, and selects
  /// an option, a tab or a row of a list with a selection. It focuses a field, opens the address of
  /// a `Link` (see ``Driver/openedURLs``) and pastes with a `PasteButton`.
  ///
  /// A row is tapped where its link is: that is pressed, whatever buttons, menus and swipe actions
  /// the row has besides. Without a link, or with several, a row that can be selected is selected;
  /// otherwise the row needs to have only one thing that can be tapped. Items of menus, of context
  /// menus and swipe actions are never tapped this way: see ``choose(_:sourceLocation:)``,
  /// ``contextMenu(_:sourceLocation:)`` and ``swipe(_:sourceLocation:)``.
  ///
  /// A tap that would do nothing fails: on an element that has no action, is disabled, hidden, behind
  /// a sheet or a dialog, or lets clicks through.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it cannot be tapped.
  @discardableResult
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) async throws -> ElementQuery {
    try await act("tapped", sourceLocation) { try driver.tap($0) }
  }

  /// Taps the element at a place, for gestures that report it.
  ///
  /// - Parameters:
  ///   - place: The place, in points from the element's upper left corner.
  ///   - count: The number of successive taps, with this one.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or no place of it can be tapped.
  @discardableResult
  public func tap(
    at place: CGPoint,
    count: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("tapped", sourceLocation) {
      try driver.send(.spatialTap(at: place, count: count), at: $0)
    }
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
      if !node.isEnabled { throw disabled(node) }
      throw Refusal(.notAnswered, "neither it nor anything around it answers to that.")
    }
    if event.isOfPointer, target.letsPointerThrough { throw Refusal.letsPointerThrough }
    try send(event, to: target)
  }
}
