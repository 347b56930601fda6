internal import IssueReporting

extension Shared where Value: Codable & Sendable {
  /// Lets changes of a value without a key be undone from now on, also those by others who share
  /// it; see `undoable(limit:pause:)` of a key.
  ///
  /// ```swift
  /// @Shared var drawing: Drawing
  /// init() { _drawing = Shared(value: Drawing()).undoable() }
  /// ```
  ///
  /// Call this on the whole value. It also applies to its parts.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps of this value in a history.
  ///   - pause: The time without typing after which another change is another step.
  /// - Returns: The same handle.
  public func undoable(limit: Int = 100, pause: Duration = .seconds(1)) -> Self {
    recordUndo(.byField, limit: limit, pause: pause)
  }
}

extension Shared where Value: Equatable & Sendable {
  /// The same for a value that is not `Codable`; see `undoable(limit:pause:)` of a key.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps of this value in a history.
  ///   - pause: No effect, because each change is a step of its own.
  /// - Returns: The same handle.
  @_disfavoredOverload
  public func undoable(limit: Int = 100, pause: Duration = .seconds(1)) -> Self {
    recordUndo(.whole, limit: limit, pause: pause)
  }
}

extension Shared where Value: Sendable {
  private func recordUndo(_ rule: UndoRule<Value>, limit: Int, pause: Duration) -> Self {
    if let root = handle.target.pin as? Root<Value> {
      root.recordUndo(rule, limit: limit, pause: pause)
    } else {
      reportIssue(
        """
        'undoable' was said of a part of a shared value, and has no effect. Say it of the whole value, or of its key: \
        '@Shared(.inMemory("drawing").undoable())'.
        """
      )
    }
    return self
  }
}
