import Observation
import OpenCombine
import PandoTestSupport
import PandoUI
import Testing

/// Tests that everything a view holds is released when the view is gone, and when the graph is
/// closed.
@MainActor
struct ReleaseTests {
  /// Counts its live tokens.
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

  /// The ways in which a view can hold an object.
  enum Way: CaseIterable {
    case state, stateObject, ownModel, press, appear, receive, preference, toggle, swipe
    case delete, model, sheet, alert, toolbar, task, environment, menu, picker, overlay
  }

  /// A view that holds a token in one of the ways.
  struct Holder: View {
    let way: Way
    let count: Count
    let model: Model
    let subject: PassthroughSubject<Int, Never>
    @State private var isOpen = true
    @State private var number = 0

    var body: some View {
      let held = Token(count)
      let _ = number
      switch way {
      case .state: StateHolder(token: Token(count))
      case .stateObject: ObjectHolder(count: count)
      case .ownModel: ModelHolder(own: Model(Token(count)), model: model)
      case .press: Press("press") { held.use() }
      case .appear: Line("").onAppear { held.use() }.onDisappear { held.use() }
      case .receive: Line("").onReceive(subject) { _ in held.use() }
      case .preference:
        Line("").preference(key: TokenKey.self, value: [model.value])
          .onPreferenceChange(TokenKey.self) { _ in held.use() }
      case .toggle:
        Toggle(
          "on",
          isOn: Binding(
            get: {
              held.use(); return isOpen
            },
            set: { isOpen = $0 }
          )
        )
      case .swipe: List { Line("").swipeActions { Button("x") { held.use() } } }
      case .delete:
        List { ForEach(0..<2, id: \.self) { _ in Line("") }.onDelete { _ in held.use() } }
      case .model: Line("\(model.other)").onTapGesture { held.use() }
      case .sheet:
        Line("").sheet(isPresented: $isOpen, onDismiss: { held.use() }) {
          Press("inside") { held.use() }.task { held.use() }
        }
      case .alert: Line("").alert("alert", isPresented: $isOpen) { Button("ok") { held.use() } }
      case .toolbar: Line("").toolbar { Button("tool") { held.use() } }
      case .task:
        Line("").task {
          held.use()
          await untilCancelled()
        }
      case .environment: Line("").environment(Model(held))
      case .menu: Line("").contextMenu { Button("x") { held.use() } }
      case .picker:
        Picker("p", selection: $number) { Line("a").tag(0).onTapGesture { held.use() } }
      case .overlay: Line("").overlay { Press("over") { held.use() } }
      }
    }
  }

  struct StateHolder: View {
    @State var token: Token
    var body: some View { Line("\(token.count.alive > 0)") }
  }

  struct ObjectHolder: View {
    let count: Count
    @StateObject private var object: Token
    init(count: Count) {
      self.count = count
      _object = StateObject(wrappedValue: Token(count))
    }
    var body: some View {
      let _ = object.use()
      Line("")
    }
  }

  struct ModelHolder: View {
    @State var own: Model
    let model: Model
    var body: some View { Line("\(own.value) \(model.value)").environment(own) }
  }

  struct Root: View {
    let way: Way
    let count: Count
    let model: Model
    let subject: PassthroughSubject<Int, Never>
    @State private var shown = true
    var body: some View {
      NavigationStack {
        Column {
          Press("toggle") { shown.toggle() }
          if shown { Holder(way: way, count: count, model: model, subject: subject) }
        }
      }
    }
  }

  private func settle(_ count: Count, _ page: Page) async {
    for _ in 0..<1_000 where page.graph.tasks.running != 0 || count.alive != 0 {
      await Task.yield()
    }
  }

  @Test(arguments: Way.allCases)
  func tokens_whenTheirViewGoes_areReleased(way: Way) async {
    let count = Count()
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let page = Page(Root(way: way, count: count, model: model, subject: subject))
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
      Root(way: .task, count: count, model: model, subject: subject),
      renderer: ElementTree()
    )
    #expect(count.alive > 0)
    weak let weakGraph = graph
    graph = nil
    await yieldUntil { count.alive == 0 }
    #expect(weakGraph == nil)
    #expect(count.alive == 0)
  }

  /// The tracking of the first node of its type that reads a model cannot be ended.
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
    // A leaked registration would be called by every change of the model.
    let told = page.evaluations { model.value += 1 }
    #expect(told.values.allSatisfy { $0 == 1 })
    #expect(clock.measure { for _ in 0..<100 { model.value += 1 } } < early)
  }
}
