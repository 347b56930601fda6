import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of hidden views, which are evaluated when they are shown again.
@MainActor
@Suite(.dependencies) struct OutOfSightTests {
  /// Shows a shared number.
  struct Covered: View {
    @Shared(.inMemory("number")) var number = 0
    var name = "covered"
    var body: some View { Text(verbatim: "\(name) \(number)") }
  }

  struct Covering: View {
    @Shared(.inMemory("number")) var number = 0
    var body: some View { Text(verbatim: "covering \(number)") }
  }

  struct Stack: View {
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Covered()
          ForEach([1, 2, 3], id: \.self) { Row(id: $0) }
        }
        .navigationDestination(for: Int.self) { _ in Covering() }
      }
      PressButton("go") { path = [1] }
      PressButton("back") { path = [] }
    }
  }

  struct Row: View {
    let id: Int
    @Shared(.inMemory("number")) var number = 0
    var body: some View { Text(verbatim: "row \(id) \(number)") }
  }

  @Shared(.inMemory("number")) var number = 0

  /// Presses the visible button with this title.
  private func press(_ title: String, _ page: Page) {
    guard let id = button(title, page) else { return }
    try? page.graph.send(.tap, to: id)
  }

  private func button(_ title: String, _ page: Page) -> ElementID? {
    func search(_ id: ElementID) -> ElementID? {
      for child in page.tree.children(of: id) where !child.attributes.flag(.isHidden) {
        let words = page.texts(in: child.id, kind: .text)
        if child.kind == .button || child.kind == .link, words == [title] { return child.id }
        if let found = search(child.id) { return found }
      }
      return nil
    }
    return search(ElementTree.rootID)
  }

  private func change(_ page: Page) -> [String: Int] {
    page.evaluations { $number.withLock { $0 += 1 } }
  }

  @Test func screen_whileItIsCovered_isNotEvaluated_andOnceWhenItIsShownAgain() {
    let page = Page(Stack())
    #expect(change(page) == ["Covered": 1, "Row": 3])
    press("go", page)
    page.graph.flush()
    for _ in 1...5 { #expect(change(page) == ["Covering": 1]) }
    let shown = page.evaluations { press("back", page) }
    #expect(shown["Covered"] == 1)
    #expect(shown["Row"] == 3)
    #expect(shown["Covering"] == nil)
    #expect(page.texts.contains("covered 6"))
    #expect(page.texts.contains("row 3 6"))
  }

  @Test func screen_whichChangedNothingWhileItWasCovered_isNotEvaluatedForThat() {
    let page = Page(Stack())
    press("go", page)
    page.graph.flush()
    let shown = page.evaluations { press("back", page) }
    #expect(shown["Covered"] == nil)
    #expect(shown["Row"] == nil)
  }

  struct Tabs: View {
    @State var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Covered(name: "first").tabItem { Text("First") }.tag(0)
        Covering().tabItem { Text("Second") }.tag(1)
      }
      PressButton("one") { tab = 0 }
      PressButton("two") { tab = 1 }
    }
  }

  @Test func tab_thatIsNotInSight_isEvaluatedWhenItIs() {
    let page = Page(Tabs())
    press("two", page)
    page.graph.flush()
    for _ in 1...5 { #expect(change(page) == ["Covering": 1]) }
    let shown = page.evaluations { press("one", page) }
    #expect(shown["Covered"] == 1)
    #expect(page.texts.contains("first 5"))
  }

  struct Nested: View {
    @State var isInner = true
    @State var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        TabView(selection: .constant(isInner ? 0 : 1)) {
          Covered(name: "inner").tabItem { Text("A") }.tag(0)
          Text("other").tabItem { Text("B") }.tag(1)
        }
        .tabItem { Text("First") }.tag(0)
        Covering().tabItem { Text("Second") }.tag(1)
      }
      PressButton("outside") { tab = 1 }
      PressButton("back") { tab = 0 }
      PressButton("in") { isInner = true }
      PressButton("out") { isInner = false }
    }
  }

  @Test func view_thatTwoThingsHide_isEvaluatedWhenNeitherDoes() {
    let page = Page(Nested())
    press("out", page)
    page.graph.flush()
    press("outside", page)
    page.graph.flush()
    #expect(change(page) == ["Covering": 1])
    press("in", page)
    page.graph.flush()
    #expect(change(page) == ["Covering": 1])
    let shown = page.evaluations { press("back", page) }
    #expect(shown["Covered"] == 1)
    #expect(page.texts.contains("inner 2"))
  }

  struct Presenting: View {
    @Shared(.inMemory("isShown")) var isShown = false
    @Shared(.inMemory("number")) var number = 0
    var body: some View {
      let words = "sheet \(number)"
      Covered().sheet(isPresented: Binding($isShown)) { Text(verbatim: words) }
    }
  }

  struct PresentingBehind: View {
    @State var path = [1]
    var body: some View {
      NavigationStack(path: $path) {
        Presenting().navigationDestination(for: Int.self) { _ in Text("above") }
      }
    }
  }

  @Test func sheet_ofACoveredScreen_opens_andShowsThePresentState() {
    @Shared(.inMemory("isShown")) var isShown = false
    let page = Page(PresentingBehind())
    #expect(change(page)["Presenting"] == nil)
    $isShown.withLock { $0 = true }
    page.graph.flush()
    #expect(page.texts.contains("sheet 1"))
    _ = change(page)
    #expect(page.texts.contains("sheet 2"))
    $isShown.withLock { $0 = false }
    page.graph.flush()
    #expect(!page.texts.contains("sheet 2"))
    #expect(change(page)["Presenting"] == nil)
  }

  struct DescribedPresenter: View {
    let words: String
    @Shared(.inMemory("isShown")) var isShown = false
    var body: some View {
      let words = words
      Text("x").sheet(isPresented: Binding($isShown)) { Text(verbatim: words) }
    }
  }

  @Test(arguments: [true, false])
  func sheet_ofAViewThatChangedWhileHidden_showsThePresentState(isTab: Bool) {
    struct InTab: View {
      @Shared(.inMemory("number")) var number = 0
      @State var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          DescribedPresenter(words: "sheet \(number)").tabItem { Text("A") }.tag(0)
          Text("other").tabItem { Text("B") }.tag(1)
        }
        PressButton("leave") { tab = 1 }
      }
    }
    struct InStack: View {
      @Shared(.inMemory("number")) var number = 0
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          DescribedPresenter(words: "sheet \(number)")
            .navigationDestination(for: Int.self) { _ in Text("other") }
        }
        PressButton("leave") { path = [1] }
      }
    }
    @Shared(.inMemory("isShown")) var isShown = false
    let page = isTab ? Page(InTab()) : Page(InStack())
    press("leave", page)
    page.graph.flush()
    _ = change(page)
    $isShown.withLock { $0 = true }
    page.graph.flush()
    #expect(page.texts.contains("sheet 1"))
    _ = change(page)
    #expect(page.texts.contains("sheet 2"))
  }

  struct Linking: View {
    @Shared(.inMemory("number")) var number = 0
    var body: some View {
      let words = "pushed \(number)"
      NavigationStack {
        VStack {
          Covered()
          NavigationLink("link") { Text(verbatim: words) }
        }
      }
    }
  }

  struct LinkingInside: View {
    var body: some View { NavigationStack { Inside() } }

    struct Inside: View {
      @Shared(.inMemory("number")) var number = 0
      var body: some View {
        let words = "pushed \(number)"
        Covered()
        NavigationLink("link") { Text(verbatim: words) }
      }
    }
  }

  @Test(arguments: [true, false])
  func screen_thatACoveredViewDescribes_followsIt(isInside: Bool) throws {
    let page = isInside ? Page(LinkingInside()) : Page(Linking())
    let link = try #require(button("link", page))
    try page.graph.send(.tap, to: link)
    page.graph.flush()
    #expect(page.texts.contains("pushed 0"))
    let evaluations = change(page)
    #expect(page.texts.contains("pushed 1"))
    #expect(evaluations["Covered"] == nil)
  }

  struct Flags: View {
    @State var isFirst = false
    @State var isSecond = false
    var body: some View {
      NavigationStack {
        VStack {
          PressButton("first") { isFirst = true }
        }
        .navigationDestination(isPresented: $isFirst) {
          PressButton("second") { isSecond = true }
          PressButton("home") { isFirst = false }
        }
        .navigationDestination(isPresented: $isSecond) { Text("second screen") }
      }
    }
  }

  @Test func destination_whoseFlagChangesWhileItIsCovered_isPushedAndPopped() {
    let page = Page(Flags())
    press("first", page)
    page.graph.flush()
    #expect(button("home", page) != nil)
    press("home", page)
    page.graph.flush()
    #expect(button("home", page) == nil)
    press("first", page)
    page.graph.flush()
    press("second", page)
    page.graph.flush()
    #expect(page.texts.contains("second screen"))
  }

  @Test func view_thatGoesWhileItIsPutOff_isNotEvaluated() {
    struct Going: View {
      @State var path = [1]
      @Shared(.inMemory("rows")) var rows = [1, 2, 3]
      var body: some View {
        NavigationStack(path: $path) {
          ForEach(rows, id: \.self) { Row(id: $0) }
            .navigationDestination(for: Int.self) { _ in Covering() }
        }
        PressButton("back") { path = [] }
      }
    }
    @Shared(.inMemory("rows")) var rows = [1, 2, 3]
    let page = Page(Going())
    _ = change(page)
    $rows.withLock { $0 = [2] }
    page.graph.flush()
    let shown = page.evaluations { press("back", page) }
    #expect(shown["Row"] == 1)
    #expect(page.texts.filter { $0.hasPrefix("row") } == ["row 2 1"])
  }

  @Test func graph_closedWithPostponedEvaluations_leavesNothing() {
    weak var graph: ViewGraph?
    do {
      let page = Page(Stack())
      graph = page.graph
      press("go", page)
      page.graph.flush()
      _ = change(page)
      page.graph.close()
    }
    #expect(graph == nil)
  }

  @Test func count_ofNodes_followsWhatThereIs() {
    let page = Page(Stack())
    let few = page.graph.nodeCount
    press("go", page)
    page.graph.flush()
    #expect(page.graph.nodeCount > few)
    press("back", page)
    page.graph.flush()
    #expect(page.graph.nodeCount == few)
    page.graph.close()
    #expect(page.graph.nodeCount == 0)
  }
}
