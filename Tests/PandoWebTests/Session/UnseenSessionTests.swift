import PandoSharing
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests that sessions without a connection evaluate nothing.
@MainActor
@Suite(.dependencies) struct UnseenSessionTests {
  struct Shown: View {
    @Shared(.inMemory("n")) var n = 0
    @Environment(\.scenePhase) var phase
    var body: some View { Text(verbatim: "n \(n) \(phase)") }
  }

  @Shared(.inMemory("n")) var n = 0

  private func session(_ view: some View) -> LiveSession {
    LiveSession(id: "1", token: "2", options: HTMLOptions()) {
      ViewGraph(unseen: view, renderer: $0) { $0.scenePhase = .inactive }
    }
  }

  private func change(_ session: LiveSession) async -> Int {
    let before = session.graph.evaluationCount
    for _ in 1...10 {
      $n.withLock { $0 += 1 }
      await Task.yield()
    }
    return session.graph.evaluationCount - before
  }

  @Test func session_evaluatesNothing_beforeItsPageCameAndAfterItLeft() async {
    let session = session(Shown())
    #expect(session.document(nonce: nil).contains("n 0"))
    #expect(await change(session) == 0)
    var texts: [String] = []
    session.connect(lastBatch: 0, window: nil) { texts.append($0.text) }
    #expect(texts.joined().contains("n 10 active"))
    #expect(await change(session) > 0)
    session.disconnect()
    #expect(await change(session) == 0)
    let before = session.graph.evaluationCount
    texts = []
    session.connect(lastBatch: 1, window: nil) { texts.append($0.text) }
    #expect(session.graph.evaluationCount == before + 1)
    #expect(texts.joined().contains("n 30 active"))
    session.close()
  }

  @Test func session_whosePageLeaves_isInTheBackground() {
    @MainActor
    final class Log { var lines: [String] = [] }
    struct Phases: View {
      let log: Log
      @Environment(\.scenePhase) var phase
      var body: some View {
        Text("phases").onChange(of: phase) { log.lines.append("\(phase)") }
      }
    }
    let log = Log()
    let session = session(Phases(log: log))
    _ = session.document(nonce: nil)
    session.connect(lastBatch: 0, window: nil) { _ in }
    session.disconnect()
    #expect(log.lines == ["active", "background"])
    session.close()
  }

  @Test func memory_ofASession_followsWhatIsInIt() {
    let small = session(Text("one"))
    let large = session(ForEach(0..<1_000) { Text(verbatim: "\($0)") })
    #expect(large.memory > small.memory * 10)
    small.close()
    large.close()
  }

  @Test func memory_countsWhatIsTyped() throws {
    struct Noted: View {
      @State private var text = ""
      var body: some View { TextEditor(text: $text) }
    }
    let tree = ElementTree()
    let session = LiveSession(id: "1", token: "2", options: HTMLOptions()) {
      ViewGraph(Noted(), renderer: Both($0, tree))
    }
    _ = session.document(nonce: nil)
    session.connect(lastBatch: 0, window: nil) { _ in }
    let before = session.memory
    let field = try #require(tree.elements.values.first { $0.attributes.events.contains(.change) })
    let text = String(repeating: "x", count: 100_000)
    try session.receive(["[1,\(field.id.number),\"change\",\"text\",\"\(text)\"]"])
    #expect(session.memory >= before + 200_000)
    session.close()
  }

  struct Slow: View {
    @State private var words = "nothing"
    var body: some View {
      Text(verbatim: words).preload {
        words = "first"
        // The loop ends only with the session.
        for await _ in AsyncStream<Void>(unfolding: nil) {}
      }
    }
  }

  @Test func document_waitsForWhatIsLoaded_butNotForEver() async {
    let clock = TestClock()
    let session = session(Slow())
    #expect(session.isPreloading)
    let waiting = Task { await session.preload(for: .seconds(2), clock: clock) }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(2))
    await waiting.value
    #expect(session.document(nonce: nil).contains("first"))
    session.close()
  }
}

extension AsyncStream {
  /// A stream without elements, which ends when its task is cancelled.
  fileprivate init(unfolding: Never?) where Element == Void {
    self.init { continuation in continuation.onTermination = { _ in } }
  }
}
