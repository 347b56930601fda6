import HTTPTypes
import PandoDependencies
import PandoSharing
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the keys that undo: each page has a history of its own.
@MainActor
@Suite(.dependencies) struct UndoSessionTests {
  struct Sketch: Codable, Hashable, Sendable {
    var isBold = false
    var isWide = false
  }

  struct SketchView: View {
    @Shared(.inMemory("sketch", scope: .process).undoable()) var sketch = Sketch()
    @Environment(\.undoManager) var undoManager

    var body: some View {
      Text(verbatim: "bold \(sketch.isBold) wide \(sketch.isWide)")
      Button("bold") { $sketch.withLock { $0.isBold.toggle() } }
      Button("wide") { $sketch.withLock { $0.isWide.toggle() } }
      Button("undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
      Text(verbatim: "can undo \(undoManager?.canUndo == true)")
    }
  }

  struct Sketches: App {
    var body: some Scene { WindowGroup { SketchView() } }
  }

  private func session(_ pages: Pages, visitor: String) throws -> LiveSession {
    let request = PageRequest(
      path: "/",
      query: nil,
      headers: HTTPFields(),
      visitor: visitor,
      identity: nil,
      locale: nil,
      addresses: PageAddresses(basePath: "", script: "/c.js", styleSheet: "/s.css", socket: "/s")
    )
    let session = try #require(pages.factory(request)() as? LiveSession)
    _ = session.document(nonce: "n")
    session.connect(lastBatch: 0, window: nil) { _ in }
    return session
  }

  private func press(_ index: Int, _ session: LiveSession) throws {
    let buttons = session.live.root.inOrder.filter { $0.kind == .button }
    try session.graph.send(.tap, to: buttons[index].id)
    session.graph.flush()
  }

  private func texts(_ session: LiveSession) -> [String] {
    session.graph.flush()
    return session.live.root.inOrder.compactMap { $0.attributes.text(.text) }
      .filter { $0.contains(" ") }
  }

  @Test func keys_undoWhatWasDoneInThatPage() throws {
    let pages = Pages(app: Sketches.self)
    let (first, second) = (try session(pages, visitor: "a"), try session(pages, visitor: "b"))
    try press(0, first)
    try press(1, second)
    #expect(texts(first) == ["bold true wide true", "can undo true"])
    try first.receive(["[1,0,\"undo\"]"])
    #expect(texts(second) == ["bold false wide true", "can undo true"])
    // There is nothing more to undo in this page.
    try first.receive(["[2,0,\"undo\"]"])
    #expect(texts(first) == ["bold false wide true", "can undo false"])
    try second.receive(["[1,0,\"undo\"]"])
    #expect(texts(second) == ["bold false wide false", "can undo false"])
    try first.receive(["[3,0,\"redo\"]", "[4,0,\"redo\"]"])
    #expect(texts(second) == ["bold true wide false", "can undo false"])
    for session in [first, second] { session.close() }
  }

  @Test func undo_thatIsSentAgain_isDoneOnce() throws {
    let pages = Pages(app: Sketches.self)
    let page = try session(pages, visitor: "a")
    try press(0, page)
    try press(1, page)
    try page.receive(["[1,0,\"undo\"]"])
    try page.receive(["[1,0,\"undo\"]"])
    #expect(texts(page) == ["bold true wide false", "can undo true"])
    #expect(throws: PageError.self) { try page.receive(["[3,0,\"undo\"]"]) }
    page.close()
  }

  @Test func eventsThatCameTogether_areStepsEach() throws {
    let pages = Pages(app: Sketches.self)
    let page = try session(pages, visitor: "a")
    let buttons = page.live.root.inOrder.filter { $0.kind == .button }.map(\.id.number)
    let presses = [0, 1, 0].enumerated().map { "[\($0 + 1),\(buttons[$1]),\"tap\"]" }
    let undoing = ["[4,0,\"undo\"]", "[5,0,\"undo\"]"]
    try page.receive((presses + undoing).map { PageText($0) })
    #expect(texts(page) == ["bold true wide false", "can undo true"])
    page.close()
  }
}

extension LiveElement {
  /// The element and all elements in it, in order.
  fileprivate var inOrder: [LiveElement] { [self] + children.flatMap(\.inOrder) }
}
