public import Foundation
import PandoUI
public import Testing

extension ElementQuery {
  /// Gives the element a size, as a browser does by measuring it.
  ///
  /// Views that read the size are notified: a `GeometryReader` around, behind or in front of the
  /// element, `onGeometryChange`, an anchor. Without this call they read an estimate from fixed
  /// frames and the window.
  ///
  /// ```swift
  /// try await app.text("Hello").measure(CGSize(width: 80, height: 20))
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - origin: The upper left corner in the window, in points, for views that read a place.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or nothing reads its size.
  @discardableResult
  public func measure(
    _ size: CGSize,
    at origin: CGPoint? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("measured", sourceLocation, isHiddenAllowed: true) { node in
      let measured = node.measured
      guard !measured.isEmpty else { throw Refusal(.notAnswered, "nothing reads its size.") }
      let measure = ElementMeasure(size: size, origin: origin)
      guard measure.isPossible else { throw Refusal(.wrongValue, "no element is that large.") }
      driver.measureCount += 1
      driver.graph.take(
        measured.map { ElementMeasurement(id: $0.id, measure: measure) },
        occasion: driver.measureCount
      )
    }
  }
}

extension ElementQuery {
  /// Tells whether an alternative of a `ViewThatFits` fits into its room, as a browser does by
  /// measuring it.
  ///
  /// Without this the first alternative fits. If an alternative does not fit, the next one is shown.
  ///
  /// ```swift
  /// try await app.button("Save and close").fits(false)
  /// try await app.button("Save").tap()
  /// ```
  ///
  /// - Parameters:
  ///   - fits: Whether the alternative that is shown, and has the element in it, fits.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if there is no such element, or it is in no `ViewThatFits`.
  @discardableResult
  public func fits(
    _ fits: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await act("fitted", sourceLocation, isHiddenAllowed: true) { node in
      let around = Array(node.selfAndAncestors)
      guard let place = around.firstIndex(where: { $0.kind == .fitting }), place > 0,
        let index = around[place].children.firstIndex(where: { $0.id == around[place - 1].id })
      else { throw Refusal(.notAnswered, "it is no alternative of a ViewThatFits.") }
      do throws(EventError) {
        try driver.graph.send(.fit(fits ? index : index + 1), to: around[place].id)
      } catch {
        throw Refusal(error)
      }
    }
  }
}

extension AccessibilityNode {
  /// The parts that have the size of the view that they decorate.
  private static let layers: Set<String> = ["background", "overlay", "representation"]

  /// The elements that have the same measures as this one: the nearest one around it that is measured, and its
  /// backgrounds and overlays.
  fileprivate var measured: [AccessibilityNode] {
    for node in selfAndAncestors {
      let layers = node.children.filter {
        $0.kind == .part && Self.layers.contains($0.attributes.text(.part) ?? "")
      }
      let found =
        (node.answers(.measure) ? [node] : [])
        + layers.flatMap { $0.descendants.filter { $0.answers(.measure) }.prefix(1) }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension Driver {
  /// Gives the window another size. It is 1024 by 768 points at first.
  ///
  /// - Parameter size: The size, in points.
  public func resizeWindow(to size: CGSize) async {
    await setEnvironment { $0.windowSize = size }
  }
}
