import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of what becomes of keys that a view handles or ignores.
@MainActor
@Suite struct KeyAnswerTests {
  /// The handlers that a key reaches, in a view with two of them inside of a view with another one.
  private func reached(_ answers: [KeyPress.Result]) throws -> [String] {
    var names: [String] = []
    func note(_ name: String, _ index: Int) -> KeyPress.Result {
      names.append(name)
      return answers[index]
    }
    let view = VStack {
      Text("keys").focusable()
        .onKeyPress("a") { note("inner", 0) }
        .padding().background(.red).padding()
        .onKeyPress("a") { note("around", 1) }
      Text("others").onKeyPress("a") { note("other", 0) }
    }
    .onKeyPress { _ in note("stack", 2) }
    let graph = ViewGraph(view, renderer: ElementTree())
    defer { graph.close() }
    var id: ElementID?
    graph.drawing.forEach { element in
      guard element.layers[0].drawn.text(.text) == "keys" else { return }
      id = element.layers.first { $0.handlers.contains { $0.kinds.contains(.key) } }?.id
    }
    try graph.send(.key(KeyPress(key: "a")), to: #require(id))
    return names
  }

  @Test func aKey_thatIsHandled_goesNoFurther() throws {
    #expect(try reached([.handled, .handled, .handled]) == ["inner"])
  }

  @Test func aKey_thatIsIgnored_goesToTheViewsAround() throws {
    #expect(try reached([.ignored, .handled, .handled]) == ["inner", "around"])
    #expect(try reached([.ignored, .ignored, .handled]) == ["inner", "around", "stack"])
    #expect(try reached([.ignored, .ignored, .ignored]) == ["inner", "around", "stack"])
  }
}
