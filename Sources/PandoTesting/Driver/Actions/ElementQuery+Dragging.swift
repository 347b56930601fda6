import Foundation
public import PandoUI
public import Testing

extension ElementQuery {
  /// Drags the element onto another one and drops it there.
  ///
  /// The payload comes from `draggable`; the other element takes it with `dropDestination`.
  ///
  /// - Parameters:
  ///   - target: Where it is dropped.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if one of the elements is missing, or has no such modifier.
  public func drag(
    to target: ElementQuery,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await act("dragged to \(target)", sourceLocation) { node in
      let carriers = Array(node.selfAndAncestors) + node.descendants
      guard let carried = carriers.lazy.compactMap({ $0.attributes.text(.draggable) }).first else {
        throw Refusal(.notAnswered, "it is not 'draggable'.")
      }
      let place = try target.resolve()
      try driver.checkInReach(place)
      guard let destination = place.answering(.drop) else {
        throw Refusal(.notAnswered, "\(driver.describe(place)) is no 'dropDestination'.")
      }
      try driver.send(.drop([carried], at: .zero), to: destination)
    }
  }

  /// Drops text onto the element, from outside the application.
  ///
  /// - Parameters:
  ///   - items: The dropped payload.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such element, or it does not accept the items.
  public func drop(
    _ items: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await act("dropped onto", sourceLocation) { node in
      try driver.send(.drop(items, at: .zero), at: node)
    }
  }

  /// Holds the pointer down on the element and moves it, for a `DragGesture`.
  ///
  /// The gesture gets the given number of steps on a straight line, and then the end.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in points.
  ///   - y: How far down, in points.
  ///   - steps: In how many steps.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it has no gesture.
  @discardableResult
  public func drag(
    byX x: Double = 0,
    y: Double = 0,
    steps: Int = 4,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("dragged", sourceLocation) { node in
      guard let target = node.answering(.drag) else {
        throw Refusal(.notAnswered, "neither it nor anything around it has a 'DragGesture'.")
      }
      let start = Date(timeIntervalSinceReferenceDate: 0)
      func value(_ step: Int) -> DragGesture.Value {
        let part = Double(step) / Double(max(steps, 1))
        return DragGesture.Value(
          time: start.addingTimeInterval(Double(step) / 60),
          location: CGPoint(x: x * part, y: y * part),
          startLocation: .zero
        )
      }
      for step in 1...max(steps, 1) {
        try driver.send(.drag(value(step), ended: false), to: target)
      }
      try driver.send(.drag(value(max(steps, 1)), ended: true), to: target)
    }
  }
}

extension ElementQuery {
  /// Moves two fingers on the element, for a `MagnifyGesture` or a `RotateGesture`.
  ///
  /// - Parameters:
  ///   - magnification: The distance of the fingers at the end, as a multiple of that at the
  ///     beginning.
  ///   - rotation: The angle by which they turn, clockwise.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it has no gesture.
  @discardableResult
  public func pinch(
    to magnification: Double = 1,
    rotatedBy rotation: Angle = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("pinched", sourceLocation) { node in
      guard let target = node.answering(.pinch) else {
        throw Refusal(
          .notAnswered,
          "neither it nor anything around it has a 'MagnifyGesture' or a 'RotateGesture'."
        )
      }
      func value(_ part: Double) -> PinchValue {
        PinchValue(
          magnification: 1 + (magnification - 1) * part,
          rotation: .degrees(rotation.degrees * part),
          time: Date(timeIntervalSinceReferenceDate: part)
        )
      }
      for part in [0.5, 1] { try driver.send(.pinch(value(part), ended: false), to: target) }
      try driver.send(.pinch(value(1), ended: true), to: target)
    }
  }
}
