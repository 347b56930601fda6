import Foundation
import OpenCombine
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of views that are not shown yet: they run no effects, and only note changes.
@MainActor
@Suite(.dependencies) struct UnseenTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  struct Effects: View {
    let log: Log
    let subject: PassthroughSubject<Int, Never>
    @State private var number = 0

    var body: some View {
      Text(verbatim: "number \(number)")
        .onAppear {
          log.lines.append("appeared")
          number = 1
        }
        .onDisappear { log.lines.append("disappeared") }
        .task { log.lines.append("task") }
        .onChange(of: number, initial: true) { log.lines.append("change \($0) \($1)") }
        .onReceive(subject) { log.lines.append("received \($0)") }
        .onOpenURL { log.lines.append("opened \($0.path())") }
    }
  }

  private func graph(_ view: some View, _ tree: ElementTree) -> ViewGraph {
    ViewGraph(unseen: view, renderer: tree)
  }

  private func texts(_ tree: ElementTree) -> [String] {
    tree.elements.values.compactMap { $0.attributes.text(.text) }
  }

  @Test func viewOfAnUnseenPage_runsNoEffects_andAllInOrderOnceItIsSeen() async throws {
    let (log, subject, tree) = (Log(), PassthroughSubject<Int, Never>(), ElementTree())
    let graph = graph(Effects(log: log, subject: subject), tree)
    #expect(graph.open(try #require(URL(string: "http://localhost/there"))))
    subject.send(1)
    graph.flush()
    await Task.yield()
    #expect(log.lines == [])
    #expect(texts(tree) == ["number 0"])
    graph.isPaused = false
    graph.releaseEffects()
    graph.flush()
    #expect(log.lines == ["appeared", "change 0 0", "opened /there", "change 0 1"])
    #expect(texts(tree) == ["number 1"])
    subject.send(2)
    #expect(log.lines.last == "received 2")
    #expect(await yieldUntil { log.lines.contains("task") })
    graph.close()
    #expect(log.lines.filter { $0 == "appeared" }.count == 1)
    #expect(log.lines.filter { $0 == "task" }.count == 1)
    #expect(log.lines.last == "disappeared")
  }

  @Test func viewOfAnUnclaimedPage_doesNotDisappear() {
    let (log, tree) = (Log(), ElementTree())
    let graph = graph(Effects(log: log, subject: PassthroughSubject()), tree)
    graph.close()
    #expect(log.lines == [])
  }

  @Test func graph_thatIsPaused_notesWhatChanges_andEvaluatesItAtOnceAfterwards() async {
    struct Shown: View {
      @Shared(.inMemory("n")) var n = 0
      var body: some View { Text(verbatim: "n \(n)") }
    }
    @Shared(.inMemory("n")) var n = 0
    let tree = ElementTree()
    let graph = ViewGraph(Shown(), renderer: tree)
    graph.isPaused = true
    let before = graph.evaluationCount
    for _ in 1...10 {
      $n.withLock { $0 += 1 }
      await Task.yield()
    }
    #expect(graph.evaluationCount == before)
    graph.isPaused = false
    graph.flush()
    #expect(graph.evaluationCount == before + 1)
    #expect(texts(tree) == ["n 10"])
    graph.close()
  }

  struct Orders: View {
    let log: Log
    @State private var orders: [String] = []
    @State private var id = 1
    var body: some View {
      ForEach(orders, id: \.self) { Text(verbatim: $0) }
      PressButton("anew") { id += 1 }
        .preload(id: id) {
          log.lines.append("load \(id)")
          await Task.yield()
          orders = ["order \(id)"]
        }
    }
  }

  @Test func data_isLoadedBeforeAnybodyLooks_andOnceForEachIdentity() async throws {
    let (log, tree) = (Log(), ElementTree())
    let graph = graph(Orders(log: log), tree)
    #expect(graph.preloads.isLoading)
    await graph.preloads.wait()
    graph.flush()
    #expect(texts(tree).contains("order 1"))
    graph.isPaused = false
    graph.releaseEffects()
    graph.flush()
    #expect(log.lines == ["load 1"])
    let button = try #require(tree.elements.values.first { $0.kind == .button })
    try graph.send(.tap, to: button.id)
    graph.flush()
    await graph.preloads.wait()
    graph.flush()
    #expect(texts(tree).contains("order 2"))
    graph.close()
  }
}
