import OpenCombine
import PandoSharing
import PandoTestSupport
import PandoUI
import Testing

/// Tests of actions and renderers that use the graph while it is calling them.
@MainActor
struct ReentrancyTests {
  /// A renderer that runs a closure when it receives a commit.
  final class Reacting: Renderer {
    let tree = ElementTree()
    var commits = 0
    var react: ((Int) -> Void)?
    func apply(_ commit: Commit) {
      tree.apply(commit)
      commits += 1
      react?(commits)
    }
  }

  struct Steps: View {
    @State var count = 0
    var onAppear: () -> Void = {}
    var onChange: () -> Void = {}
    var body: some View {
      Press("add") { count += 1 }
      Line("\(count)")
        .onAppear(perform: onAppear)
        .onChange(of: count) { onChange() }
    }
  }

  @Test func object_whosePublisherReadsState_isFollowed_andSoIsTheState() {
    final class Gauge: ObservableObject {
      let publisher = ObservableObjectPublisher()
      @Shared(value: 0) var pressure
      var objectWillChange: ObservableObjectPublisher {
        _ = pressure
        return publisher
      }
    }
    struct Boiler: View {
      @ObservedObject var gauge: Gauge
      var body: some View {
        let _ = gauge
        Line("on")
      }
    }
    let gauge = Gauge()
    let page = Page(Boiler(gauge: gauge))
    #expect(page.evaluations { gauge.publisher.send() } == ["Boiler": 1])
    let other = Gauge()
    let next = Page(Boiler(gauge: other))
    #expect(next.evaluations { other.$pressure.withLock { $0 = 7 } } == ["Boiler": 1])
  }

  @Test func graph_whenClosedByAnAction_drawsNothingMore() {
    let renderer = Reacting()
    var graph: ViewGraph!
    let view = Steps(onChange: { graph.close() })
    graph = ViewGraph(view, renderer: renderer)
    let commits = renderer.commits
    try? graph.send(.tap, to: renderer.tree.first(.button)!)
    graph.flush()
    #expect(renderer.commits == commits)
    #expect(!graph.needsFlush)
    #expect(throws: EventError.self) { try graph.send(.tap, to: ElementID(1)) }
  }

  @Test func graph_whenClosedByItsRenderer_staysClosed() {
    let renderer = Reacting()
    let graph = ViewGraph(Steps(), renderer: renderer)
    renderer.react = { _ in graph.close() }
    try? graph.send(.tap, to: renderer.tree.first(.button)!)
    graph.flush()
    let commits = renderer.commits
    graph.flush()
    #expect(renderer.commits == commits)
  }

  @Test func graph_whenDroppedByAnActionInItsTurn_isReleasedAfterwards() async {
    var graph: ViewGraph?
    let renderer = Reacting()
    var wasTold = false
    let view = Steps(onChange: {
      wasTold = true
      graph = nil
    })
    graph = ViewGraph(view, renderer: renderer)
    weak let weakGraph = graph
    try? graph?.send(.tap, to: renderer.tree.first(.button)!)
    await yieldUntil { weakGraph == nil }
    #expect(wasTold)
    #expect(weakGraph == nil)
  }

  @Test func action_whenItFlushes_seesWhatItChangedDrawn() throws {
    struct Flushing: View {
      @State var count = 0
      let flush: () -> Void
      var body: some View {
        Press("add") {
          count += 1
          flush()
          count += 1
        }
        Line("\(count)")
      }
    }
    let renderer = Reacting()
    var graph: ViewGraph!
    var seen: [String] = []
    graph = ViewGraph(
      Flushing {
        graph.flush()
        seen.append(renderer.tree.text(.text))
      },
      renderer: renderer
    )
    try graph.send(.tap, to: renderer.tree.first(.button)!)
    graph.flush()
    #expect(seen == ["1"])
    #expect(renderer.tree.text(.text) == "2")
    graph.close()
  }

  @Test func renderer_whenItSendsAnEvent_hasItDrawnInTheNextTurn() throws {
    let renderer = Reacting()
    let graph = ViewGraph(Steps(), renderer: renderer)
    renderer.react = { number in
      guard number < 5 else { return }
      try? graph.send(.tap, to: renderer.tree.first(.button)!)
    }
    try graph.send(.tap, to: renderer.tree.first(.button)!)
    while graph.needsFlush { graph.flush() }
    #expect(renderer.tree.text(.text) == "4")
    #expect(renderer.commits == 5)
    graph.close()
  }

  @Test func taskOfAView_whenItAppearsInAnAnimatedChange_isNotAnimatedItself() async {
    struct Opening: View {
      @State var isOpen = false
      @State var count = 0
      let done: () -> Void
      var body: some View {
        Press("open") { withAnimation { isOpen = true } }
        Line("\(count)")
        if isOpen {
          Line("open").task {
            count += 1
            done()
          }
        }
      }
    }
    let renderer = Animations()
    var isDone = false
    let graph = ViewGraph(Opening { isDone = true }, renderer: renderer)
    try? graph.send(.tap, to: renderer.tree.first(.button)!)
    await yieldUntil { isDone && !graph.needsFlush }
    #expect(renderer.wereAnimated == [false, true, false])
    graph.close()
  }

  final class Animations: Renderer {
    let tree = ElementTree()
    var wereAnimated: [Bool] = []
    func apply(_ commit: Commit) {
      tree.apply(commit)
      wereAnimated.append(commit.animation != nil)
    }
  }
}

extension ElementTree {
  /// The first element of a kind.
  func first(_ kind: ElementKind) -> ElementID? {
    func search(_ id: ElementID) -> ElementID? {
      for child in children(of: id) {
        if child.kind == kind { return child.id }
        if let found = search(child.id) { return found }
      }
      return nil
    }
    return search(ElementTree.rootID)
  }

  /// The text of the first element of a kind.
  func text(_ kind: ElementKind) -> String {
    first(kind).flatMap { self[$0]?.attributes.text(.text) } ?? ""
  }
}
