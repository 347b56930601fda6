import Foundation
import PandoTestSupport

extension ChromeWindow {
  /// Puts a finger down and moves it.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in points of the window.
  ///   - step: How far it moves at a time, in points.
  ///   - count: How often it moves.
  ///   - lifts: Whether the finger is lifted at the end.
  func drag(from start: CGPoint, by step: CGSize, times count: Int, lifts: Bool = true) async throws
  {
    for index in 0...count {
      let point: ChromeValue = [
        "x": .number(start.x + Double(index) * step.width),
        "y": .number(start.y + Double(index) * step.height),
      ]
      try await devtools(
        "Input.dispatchTouchEvent",
        ["type": index == 0 ? "touchStart" : "touchMove", "touchPoints": [point]]
      )
    }
    if lifts { try await liftFinger() }
  }

  /// Lifts the finger that is down.
  func liftFinger() async throws {
    try await devtools("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }
}
