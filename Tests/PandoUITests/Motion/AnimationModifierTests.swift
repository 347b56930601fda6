import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoUI

/// Tests of `animation(_:value:)`: the changes that it animates, and their animations.
@MainActor
struct AnimationModifierTests {
  private final class Recorder: Renderer {
    let tree = ElementTree()
    private(set) var commits: [Commit] = []

    func apply(_ commit: Commit) {
      tree.apply(commit)
      commits.append(commit)
    }

    /// The elements, or those of a kind, in order.
    func all(_ kind: ElementKind? = nil) -> [ElementTree.Element] {
      func search(_ id: ElementID) -> [ElementTree.Element] {
        tree.children(of: id).flatMap { [$0] + search($0.id) }
      }
      return search(ElementTree.rootID).filter { kind == nil || $0.kind == kind }
    }
  }

  private struct Lamp: View {
    @State var isOn = false
    @State var taps = 0

    var body: some View {
      Button("on") { isOn.toggle() }
      Button("tap") { taps += 1 }
      Button("slowly") { withAnimation(.linear(duration: 9)) { isOn.toggle() } }
      Button("by a path") { withTransaction(\.animation, .linear(duration: 8)) { isOn.toggle() } }
      Text("\(taps)").opacity(isOn ? 1 : 0).animation(.linear(duration: 2), value: isOn)
      Text("at once").opacity(isOn ? 1 : 0).animation(nil, value: isOn)
    }
  }

  /// The duration of the commit that a press makes, and those of the views in it with an animation
  /// of their own.
  private func press(_ button: Int, _ graph: ViewGraph, _ recorder: Recorder) throws -> [Double?] {
    try graph.send(.tap, to: recorder.all(.button)[button].id)
    graph.flush()
    let own = recorder.all().compactMap { element -> Double? in
      guard case .animation(let animation)? = element.attributes[.animation] else { return nil }
      return animation.resolved.duration
    }
    return [recorder.commits.last?.animation?.resolved.duration] + own
  }

  @Test func animation_isThatOfTheCommit_inWhichItsValueChanges() throws {
    let recorder = Recorder()
    let graph = ViewGraph(Lamp(), renderer: recorder)
    defer { graph.close() }
    #expect(try press(0, graph, recorder) == [2, 2, 0])
    #expect(try press(1, graph, recorder) == [nil])
    // The views around the modifier have the animation of `withAnimation`.
    #expect(try press(2, graph, recorder) == [9, 2, 0])
    #expect(try press(3, graph, recorder) == [8, 2, 0])
  }

  private struct Beacon: View {
    @State var isOn = false
    var body: some View {
      Button("on") { isOn.toggle() }
      Text("own").opacity(isOn ? 1 : 0)
        .animation(.linear(duration: 2).repeatForever(), value: isOn)
      Text("other").opacity(isOn ? 1 : 0)
    }
  }

  @Test func animationOfAView_thatRepeats_repeatsInTheViewAlone() throws {
    let recorder = Recorder()
    let graph = ViewGraph(Beacon(), renderer: recorder)
    defer { graph.close() }
    #expect(try press(0, graph, recorder) == [2, 2])
    #expect(recorder.commits.last?.animation?.resolved.repeatCount == 1)
    let own = recorder.all().compactMap { element -> Int?? in
      guard case .animation(let animation)? = element.attributes[.animation] else { return nil }
      return animation.resolved.repeatCount
    }
    #expect(own == [nil])
  }

  @available(*, deprecated, message: "Tests what is deprecated.")
  private struct Old: View {
    @State var taps = 0

    var body: some View {
      Button("tap") { taps += 1 }
      Text("\(taps)").animation(.linear(duration: 3))
    }
  }

  @available(*, deprecated, message: "Tests what is deprecated.")
  @Test func animationWithoutAValue_isThatOfEachEvaluation() throws {
    let recorder = Recorder()
    let graph = ViewGraph(Old(), renderer: recorder)
    defer { graph.close() }
    #expect(recorder.commits.last?.animation == nil)
    try graph.send(.tap, to: recorder.all(.button)[0].id)
    graph.flush()
    #expect(recorder.commits.last?.animation == .linear(duration: 3))
  }

  private struct Ring: View {
    @State var part = 0.0
    @State var taps = 0

    var body: some View {
      Button("fill") { withAnimation(.linear(duration: 1)) { part = 1 } }
      Button("tap") { taps += 1 }
      Button("empty") { part = 0 }
      Circle().trim(from: 0, to: part).stroke()
      Circle().opacity(part)
    }
  }

  @Test func shapeWithNumbers_isDrawnOnTheWay_untilTheyChangeAtOnce() throws {
    let recorder = Recorder()
    let graph = ViewGraph(Ring(), renderer: recorder)
    defer { graph.close() }
    func frames() -> [ShapeFrames?] {
      recorder.all(.shape).map { element in
        guard case .shape(let drawing)? = element.attributes[.shape] else { return nil }
        return drawing.frames
      }
    }
    func press(_ button: Int) throws {
      try graph.send(.tap, to: recorder.all(.button)[button].id)
      graph.flush()
    }
    #expect(frames() == [nil, nil])
    try press(0)
    let way = try #require(frames()[0])
    #expect(way.animation == .linear(duration: 1))
    #expect(way.outlines.map(\.trim?.upperBound) == (0...16).map { CGFloat($0) / 16 })
    // A whole circle has no numbers.
    #expect(frames()[1] == nil)
    try press(1)
    #expect(frames()[0] == way)
    try press(2)
    #expect(frames() == [nil, nil])
  }
}
