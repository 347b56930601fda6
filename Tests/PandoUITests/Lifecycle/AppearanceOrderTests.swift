import Observation
import OpenCombine
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of when `onAppear` and `onDisappear` run beside `onChange`, and on the pages of a tab view.
@MainActor
struct AppearanceOrderTests {
  typealias Log = LifecycleTests.Log
  typealias Noted = LifecycleTests.Noted

  struct Noting: ViewModifier {
    let name: String
    let log: Log
    func body(content: Content) -> some View { Noted(name, log) { content } }
  }

  @Observable
  final class Choice {
    var value = 0
  }

  @Test func change_isTold_beforeWhatItShowsAppears() {
    struct Root: View {
      let log: Log
      let choice: Choice
      var body: some View {
        VStack {
          if choice.value == 0 {
            Noted("a", log) { Line("a") }
          } else {
            Noted("b", log) { Line("b") }
          }
        }
        .onChange(of: choice.value) { log.lines.append("\($0)->\($1)") }
      }
    }
    let (log, choice) = (Log(), Choice())
    let page = Page(Root(log: log, choice: choice))
    #expect(log.take() == ["+a"])
    choice.value = 1
    page.graph.flush()
    #expect(log.take() == ["0->1", "-a", "+b"])
  }

  @Test func page_appears_whenItIsSelected_whereverItsTagIs() {
    struct Root: View {
      let log: Log
      @Bindable var choice: Choice
      var body: some View {
        TabView(selection: $choice.value) {
          Noted("a", log) { Text("a") }.tag(0)
          Text("b").tag(1).modifier(Noting(name: "b", log: log))
          ForEach([2, 3], id: \.self) { number in
            Noted("\(number)", log) { Text("c") }.tag(number)
          }
        }
        .tabViewStyle(.page)
      }
    }
    let (log, choice) = (Log(), Choice())
    let page = Page(Root(log: log, choice: choice))
    #expect(log.take() == ["+a"])
    for (number, lines) in [(1, ["-a", "+b"]), (3, ["-b", "+3"]), (0, ["-3", "+a"])] {
      choice.value = number
      page.graph.flush()
      #expect(log.take() == lines)
    }
  }

  @Test func tab_appears_whenItIsSelected_alsoOutsideOfItsLabel() {
    struct Root: View {
      let log: Log
      @Bindable var choice: Choice
      var body: some View {
        TabView(selection: $choice.value) {
          Noted("a", log) { Text("a").tabItem { Text("A") }.tag(0) }
          Noted("inner", log) { Text("b") }.tabItem { Text("B") }.tag(1)
            .modifier(Noting(name: "b", log: log))
        }
      }
    }
    let (log, choice) = (Log(), Choice())
    let page = Page(Root(log: log, choice: choice))
    #expect(log.take() == ["+a"])
    choice.value = 1
    page.graph.flush()
    #expect(Set(log.take()) == ["-a", "+b", "+inner"])
    choice.value = 0
    page.graph.flush()
    #expect(Set(log.take()) == ["-inner", "-b", "+a"])
  }

  @Test func page_ofATabView_hasWhatAnActionAroundItLoaded() {
    final class Model: ObservableObject {
      var items: [String] = []
    }
    struct Items: View {
      @ObservedObject var model: Model
      var body: some View { Line(model.items.joined(separator: ",")) }
    }
    struct Plain: View {
      let model: Model
      var body: some View { Line("\(model.items.count)") }
    }
    struct Root: View {
      @StateObject private var model = Model()
      var body: some View {
        TabView {
          VStack {
            Items(model: model)
            Plain(model: model)
          }
          .tabItem { Text("A") }
        }
        .onAppear { model.items.append("loaded") }
      }
    }
    // The document for a browser is written before anything appears.
    let page = Page(Root(), isShown: false)
    var lines: [String] { page.texts.filter { $0 != "A" } }
    #expect(lines == ["", "0"])
    page.graph.releaseEffects()
    page.graph.flush()
    #expect(lines == ["loaded", "1"])
  }

  @Test func task_ofAPage_isCancelled_whenThePageIsLeft() async {
    struct Root: View {
      let log: Log
      @Bindable var choice: Choice
      var body: some View {
        TabView(selection: $choice.value) {
          Text("a").tag(0)
          Text("b").task {
            log.lines.append("begun")
            try? await Task.sleep(for: .seconds(1_000))
            log.lines.append("cancelled")
          }
          .tag(1)
        }
        .tabViewStyle(.page)
      }
    }
    let (log, choice) = (Log(), Choice())
    let page = Page(Root(log: log, choice: choice))
    #expect(log.take() == [])
    choice.value = 1
    page.graph.flush()
    #expect(await waitUntil { log.lines == ["begun"] })
    choice.value = 0
    page.graph.flush()
    #expect(await waitUntil { log.lines == ["begun", "cancelled"] })
  }

  @Test func tabsWithValues_areInASection() {
    struct Root: View {
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: 0) { Text("home") }
          TabSection("More") {
            Tab("Mail", systemImage: "envelope", value: 1) { Text("mail") }
            Tab("Maps", systemImage: "map", value: 2) { Text("maps") }
          }
          TabSection {
            Tab("Last", systemImage: "star", value: 3) { Text("last") }
          } header: {
            Text("Rest")
          }
        }
      }
    }
    let page = Page(Root())
    #expect(page.find(.tabView).map { page.tree.children(of: $0).count } == 4)
  }
}
