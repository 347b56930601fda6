import PandoTestSupport
import PandoUI
import Testing

/// Tests of the appearance and disappearance of the contents of portals.
@MainActor
struct PortalLifecycleTests {
  @MainActor
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct Screens: View {
    let log: Log
    @State var path: [Int] = []
    @State var isOpen = false
    var body: some View {
      NavigationStack(path: $path) {
        Column {
          Press("open") { isOpen.toggle() }
          Press("push") { path.append(1) }
        }
        .onAppear { log.lines.append("+home") }
        .onDisappear { log.lines.append("-home") }
        .sheet(isPresented: $isOpen) {
          Press("push under") { path.append(2) }
            .onAppear { log.lines.append("+sheet") }
            .onDisappear { log.lines.append("-sheet") }
        }
        .navigationDestination(for: Int.self) { number in
          Press("back") { path = [] }
            .onAppear { log.lines.append("+\(number)") }
            .onDisappear { log.lines.append("-\(number)") }
        }
      }
    }
  }

  @Test func sheet_whenAScreenIsPushedBelowIt_staysInSight() {
    let log = Log()
    let page = Page(Screens(log: log))
    page.press("open")
    page.graph.flush()
    #expect(log.take() == ["+home", "+sheet"])
    page.press("push under")
    page.graph.flush()
    #expect(log.take() == ["-home", "+2"])
    page.graph.close()
    #expect(Set(log.take()) == ["-2", "-sheet"])
  }

  @Test func sheet_whenTheGraphIsClosed_disappearsOnce() {
    let log = Log()
    let page = Page(Screens(log: log))
    page.press("open")
    page.graph.flush()
    _ = log.take()
    page.graph.close()
    #expect(log.take().sorted() == ["-home", "-sheet"])
  }

  struct Rows: ElementView {
    let host: PortalHost
    var kind: ElementKind { .list }
    func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
      element.units(.row) { unit in unit[.label] = .text("unit \(unit.index)") }
      element.host = host
    }
  }

  @Test func portal_whenItsHostComesLater_getsTheUnitsOfTheHost() {
    struct Screen: View {
      let host: PortalHost
      @State var isLate = true
      var body: some View {
        Press("late") { isLate.toggle() }
        Portal(to: host) { Line("ported") }
        if !isLate { Rows(host: host) }
      }
    }
    let page = Page(Screen(host: PortalHost()))
    page.press("late")
    page.graph.flush()
    #expect(page.outline.contains("row "), "\(page.outline)")
    // The host goes away and comes back.
    let first = page.outline
    page.press("late")
    page.graph.flush()
    page.press("late")
    page.graph.flush()
    #expect(page.outline == first)
    page.graph.close()
  }
}
