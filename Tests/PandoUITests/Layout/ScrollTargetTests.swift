import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of the places at which scrolled content comes to rest by a behaviour of the application.
@MainActor
@Suite struct ScrollTargetTests {
  /// A behaviour that comes to rest at whole hundreds.
  private struct Hundreds: ScrollTargetBehavior {
    let log: Log

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      log.calls.append((context.originalTarget.rect.minY, context.velocity.dy, context.axes))
      target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
    }
  }

  @MainActor final class Log {
    var calls: [(from: CGFloat, speed: CGFloat, axes: Axis.Set)] = []
  }

  private func measure(_ y: Double, isMoving: Bool) -> Event {
    .measure(
      ElementMeasure(
        size: CGSize(width: 300, height: 200),
        origin: .zero,
        scroll: ScrollMeasure(
          offset: CGPoint(x: 0, y: y),
          contentSize: CGSize(width: 300, height: 1000),
          isMoving: isMoving,
          shown: nil
        )
      )
    )
  }

  @Test func content_movesOnToTheTargetOfItsBehaviour_once() throws {
    let log = Log()
    let page = Page(
      ScrollView { Text("row") }.scrollTargetBehavior(Hundreds(log: log))
    )
    let scroll = try #require(page.find(.scroll))
    func send(_ y: Double, _ isMoving: Bool) throws {
      try page.graph.send(measure(y, isMoving: isMoving), to: scroll)
      page.graph.flush()
    }
    func request() -> String? {
      page.tree[scroll]?.attributes.text(.scrollRequest).map {
        $0.split(separator: " ").dropFirst().joined(separator: " ")
      }
    }
    try send(0, false)
    #expect(request() == nil && log.calls.isEmpty)
    try send(20, true)
    try send(130, true)
    try send(130, false)
    #expect(request() == "point - 100 smooth")
    #expect(log.calls.count == 1 && log.calls[0] == (0, 130, .vertical))
    let asked = page.tree[scroll]?.attributes.text(.scrollRequest)
    // The page arrives at the target, and gets no second request.
    try send(110, true)
    try send(100, false)
    #expect(log.calls.count == 1)
    #expect(page.tree[scroll]?.attributes.text(.scrollRequest) == asked)
  }

  @Test func content_ofABehaviourThatBrowsersKnow_isNotWatched() throws {
    let page = Page(ScrollView { Text("row") }.scrollTargetBehavior(.paging))
    let scroll = try #require(page.find(.scroll))
    #expect(page.tree[scroll]?.attributes.text(.style) == "paging")
    #expect(page.tree[scroll]?.attributes[.measure] == nil)
  }
}
