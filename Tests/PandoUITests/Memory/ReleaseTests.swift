import Observation
import OpenCombine
import PandoUI
import Testing

/// Everything a view holds is let go when the view is gone, and when the graph is closed.
@MainActor
struct ReleaseTests {
  /// How many of its tokens are alive.
  final class Count {
    var alive = 0
  }

  final class Token: ObservableObject {
    let count: Count
    init(_ count: Count) {
      self.count = count
      count.alive += 1
    }
    deinit { count.alive -= 1 }
    func use() {}
  }

  @Observable
  final class Model {
    var value = 0
    var other = 0
    @ObservationIgnored var token: Token?
    init(_ token: Token? = nil) { self.token = token }
  }

  private struct TokenKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  /// A view that holds tokens in every way there is.
  struct Holder: View {
    let count: Count
    let model: Model
    let subject: PassthroughSubject<Int, Never>
    @State private var token: Token
    @StateObject private var object: Token
    @State private var own: Model
    @State private var isOpen = true

    init(count: Count, model: Model, subject: PassthroughSubject<Int, Never>) {
      self.count = count
      self.model = model
      self.subject = subject
      _token = State(initialValue: Token(count))
      _object = StateObject(wrappedValue: Token(count))
      _own = State(initialValue: Model(Token(count)))
    }

    var body: some View {
      let held = Token(count)
      let _ = (object.use(), own.value, model.value)
      Column {
        Press("press") { held.use() }
          .onAppear { held.use() }
          .onDisappear { held.use() }
          .onReceive(subject) { _ in held.use() }
          .onChange(of: own.value) { held.use() }
          .preference(key: TokenKey.self, value: [own.value])
        Toggle("on", isOn: Binding(get: { held.use(); return isOpen }, set: { isOpen = $0 }))
          .focusable()
        List {
          ForEach(0..<2, id: \.self) { index in
            Line("\(index) \(model.other)").swipeActions { Button("x") { held.use() } }
          }
          .onDelete { _ in held.use() }
        }
      }
      .onPreferenceChange(TokenKey.self) { _ in held.use() }
      .environment(own)
      .sheet(isPresented: $isOpen, onDismiss: { held.use() }) {
        Press("inside") { held.use() }.task { held.use() }
      }
      .alert("alert", isPresented: $isOpen) { Button("ok") { held.use() } }
      .toolbar { Button("tool") { held.use() } }
      .task {
        held.use()
        for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(1e6)) })
        where Task.isCancelled { return }
      }
    }
  }

  struct Root: View {
    let count: Count
    let model: Model
    let subject: PassthroughSubject<Int, Never>
    @State private var shown = true
    var body: some View {
      NavigationStack {
        Column {
          Press("toggle") { shown.toggle() }
          if shown { Holder(count: count, model: model, subject: subject) }
        }
      }
    }
  }

  private func settle(_ count: Count, _ page: Page) async {
    for _ in 0..<10_000 where page.graph.tasks.running != 0 || count.alive != 0 {
      await Task.yield()
    }
  }

  @Test func tokens_whenTheirViewGoes_areReleased() async {
    let count = Count()
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let page = Page(Root(count: count, model: model, subject: subject))
    #expect(count.alive > 0)
    for _ in 0..<3 {
      model.value += 1
      page.graph.flush()
      page.press("toggle")
      page.graph.flush()
      await settle(count, page)
      #expect(count.alive == 0)
      page.press("toggle")
      page.graph.flush()
      #expect(count.alive > 0)
    }
    page.graph.close()
    await settle(count, page)
    #expect(count.alive == 0)
  }

  @Test func graph_whenItsLastReferenceGoes_releasesWhatItsViewsHold() async {
    let count = Count()
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    var graph: ViewGraph? = ViewGraph(
      Root(count: count, model: model, subject: subject), renderer: ElementTree())
    #expect(count.alive > 0)
    weak let weakGraph = graph
    graph = nil
    for _ in 0..<10_000 where count.alive != 0 { await Task.yield() }
    #expect(weakGraph == nil)
    #expect(count.alive == 0)
  }

  /// The first node of its type to read a model is tracked without an end.
  @Test func firstReaderOfAModel_whenItGoes_isReleasedThoughTheModelStays() {
    struct OnlyOnce: View {
      let model: Model
      @State var token: Token
      var body: some View {
        let _ = token
        Line("\(model.value)")
      }
    }
    let count = Count()
    let model = Model()
    let page = Page(OnlyOnce(model: model, token: Token(count)))
    #expect(count.alive == 1)
    page.graph.close()
    page.graph = nil
    #expect(count.alive == 0)
    model.value += 1
  }

  @Test func modelReads_whenViewsComeAndGoTenThousandTimes_doNotPileUp() {
    struct Flicker: View {
      let model: Model
      var body: some View {
        Line("\(model.value)")
        if model.other.isMultiple(of: 2) { Leaf(model: model) }
      }
    }
    struct Leaf: View {
      let model: Model
      var body: some View { Line("leaf \(model.value)") }
    }
    let model = Model()
    let page = Page(Flicker(model: model))
    let clock = ContinuousClock()
    func round() -> Duration {
      clock.measure {
        for _ in 0..<5_000 {
          model.other += 1
          page.graph.flush()
        }
      }
    }
    _ = round()
    let early = round()
    // A registration that is left behind is called by every change of what it is for.
    let told = page.evaluations { model.value += 1 }
    #expect(told.values.allSatisfy { $0 == 1 })
    #expect(clock.measure { for _ in 0..<100 { model.value += 1 } } < early)
  }
}
