import Observation
import OpenCombine
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests that each lifecycle callback is called once, in order.
@MainActor
struct LifecycleTests {
  @MainActor
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct Noted<Content: View>: View {
    let name: String
    let log: Log
    var content: Content
    init(_ name: String, _ log: Log, @ViewBuilder content: () -> Content) {
      self.name = name
      self.log = log
      self.content = content()
    }
    var body: some View {
      content
        .onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
    }
  }

  @Observable
  final class Switches {
    var isFirst = true
    var rows = [1, 2, 3]
    var id = 0
    var isShown = true
    var value = 0
  }

  @Test func appearing_goesFromOutsideToInside_andDisappearingBack() {
    struct Root: View {
      let log: Log
      let switches: Switches
      var body: some View {
        if switches.isShown {
          Noted("outer", log) {
            Noted("a", log) { Line("a") }
            Noted("b", log) { Line("b") }
          }
        }
      }
    }
    let log = Log()
    let switches = Switches()
    let page = Page(Root(log: log, switches: switches))
    #expect(log.take() == ["+outer", "+a", "+b"])
    switches.isShown = false
    page.graph.flush()
    #expect(log.take() == ["-a", "-b", "-outer"])
    switches.isShown = true
    page.graph.flush()
    #expect(log.take() == ["+outer", "+a", "+b"])
  }

  @Test func branch_whenSwitched_endsOneAndBeginsTheOther() {
    struct Root: View {
      let log: Log
      let switches: Switches
      var body: some View {
        if switches.isFirst {
          Noted("first", log) { Line("first") }
        } else {
          Noted("second", log) { Line("second") }
        }
      }
    }
    let log = Log()
    let switches = Switches()
    let page = Page(Root(log: log, switches: switches))
    #expect(log.take() == ["+first"])
    switches.isFirst = false
    page.graph.flush()
    #expect(log.take() == ["-first", "+second"])
  }

  @Test func rows_whenMoved_neitherAppearNorDisappear() {
    struct Root: View {
      let log: Log
      let switches: Switches
      var body: some View {
        ForEach(switches.rows, id: \.self) { row in
          Noted("\(row)", log) { Line("\(row)") }
        }
      }
    }
    let log = Log()
    let switches = Switches()
    let page = Page(Root(log: log, switches: switches))
    #expect(log.take() == ["+1", "+2", "+3"])
    switches.rows = [3, 1, 4]
    page.graph.flush()
    #expect(log.take() == ["-2", "+4"])
    #expect(page.texts == ["3", "1", "4"])
  }

  @Test func identity_whenItChanges_beginsAnew() {
    struct Root: View {
      let log: Log
      let switches: Switches
      var body: some View {
        Counter(log: log).id(switches.id)
      }
    }
    struct Counter: View {
      let log: Log
      @State var count = 0
      var body: some View {
        Noted("counter", log) { Line("\(count)") }
        Press("add") { count += 1 }
      }
    }
    let log = Log()
    let switches = Switches()
    let page = Page(Root(log: log, switches: switches))
    page.press("add")
    page.graph.flush()
    #expect(page.texts == ["1"])
    _ = log.take()
    switches.id = 1
    page.graph.flush()
    #expect(log.take() == ["-counter", "+counter"])
    #expect(page.texts == ["0"])
  }

  @Test func presence_whenHidden_keepsStateAndCancelsTasks() async {
    struct Root: View {
      let log: Log
      let switches: Switches
      var body: some View {
        Presence(switches.isShown) { Counter(log: log) }
      }
    }
    struct Counter: View {
      let log: Log
      @State var count = 0
      var body: some View {
        Noted("counter", log) { Line("\(count)") }
          .task {
            log.lines.append("task")
            await untilCancelled()
            log.lines.append("cancelled \(Task.isCancelled)")
          }
        Press("add") { count += 1 }
      }
    }
    let log = Log()
    let switches = Switches()
    let page = Page(Root(log: log, switches: switches))
    page.press("add")
    await settle(until: { log.lines.contains("task") })
    #expect(log.take() == ["+counter", "task"])
    switches.isShown = false
    page.graph.flush()
    await settle(until: { log.lines.contains("cancelled true") })
    #expect(log.take() == ["-counter", "cancelled true"])
    #expect(page.tree[page.find(.text)!]?.attributes.flag(.isHidden) == true)
    switches.isShown = true
    page.graph.flush()
    await settle(until: { log.lines.contains("task") })
    #expect(log.take() == ["+counter", "task"])
    #expect(page.texts == ["1"])
  }

  @Test func task_whenItsIDChanges_isCancelledAndRunsAnew() async {
    struct Root: View {
      let log: Log
      let switches: Switches
      var body: some View {
        Line("\(switches.id)")
          .task(id: switches.id) {
            log.lines.append("start \(switches.id)")
            await untilCancelled()
            log.lines.append("end")
          }
      }
    }
    let log = Log()
    let switches = Switches()
    let page = Page(Root(log: log, switches: switches))
    await settle(until: { log.lines == ["start 0"] })
    switches.id = 1
    page.graph.flush()
    await settle(until: { log.lines.count == 3 })
    #expect(Set(log.take()) == ["start 0", "end", "start 1"])
    page.graph.close()
    await settle(until: { !log.lines.isEmpty })
    #expect(log.take() == ["end"])
  }

  @Test func onChange_givesOldAndNew_beforeTheCommit() {
    struct Root: View {
      let log: Log
      let switches: Switches
      @State var total = 0
      var body: some View {
        Line("\(switches.value) \(total)")
          .onChange(of: switches.value) { old, new in
            log.lines.append("\(old)->\(new)")
            total += new
          }
          .onChange(of: switches.id, initial: true) { log.lines.append("id") }
      }
    }
    let log = Log()
    let switches = Switches()
    let page = Page(Root(log: log, switches: switches))
    #expect(log.take() == ["id"])
    let commits = page.recorder.commits
    switches.value = 5
    page.graph.flush()
    #expect(log.take() == ["0->5"])
    #expect(page.texts == ["5 5"])
    #expect(page.recorder.commits == commits + 1)
  }

  @Test func onReceive_whileThere_getsWhatIsSent() {
    struct Root: View {
      let subject: PassthroughSubject<Int, Never>
      let switches: Switches
      @State var sum = 0
      var body: some View {
        if switches.isShown {
          Line("\(sum)").onReceive(subject) { sum += $0 }
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let switches = Switches()
    let page = Page(Root(subject: subject, switches: switches))
    subject.send(2)
    subject.send(3)
    page.graph.flush()
    #expect(page.texts == ["5"])
    switches.isShown = false
    page.graph.flush()
    subject.send(1)
    page.graph.flush()
    #expect(page.texts == [])
  }

  @Test func onReceive_ofWhatIsPublishedOnAnotherThread_actsOnTheMainActor() async {
    struct Root: View {
      let subject: PassthroughSubject<Int, Never>
      let received: AsyncStream<Int>.Continuation
      var body: some View { Line("here").onReceive(subject) { received.yield($0) } }
    }
    // Unsafe because the subject has locks of its own.
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let page = Page(Root(subject: subject, received: continuation))
    await Task.detached { subject.send(4) }.value
    for await value in stream {
      #expect(value == 4)
      break
    }
    #expect(page.texts == ["here"])
  }

  @Test func appearance_whenItChangesState_isDrawnInTheSameCommit() {
    struct Root: View {
      @State var text = "before"
      var body: some View {
        Line(text).onAppear { text = "after" }
      }
    }
    let page = Page(Root())
    #expect(page.recorder.commits == 1)
    #expect(page.texts == ["after"])
  }

  private func settle(until isDone: () -> Bool) async {
    await yieldUntil { isDone() }
  }
}
