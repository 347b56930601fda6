import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of pages without labels, which are evaluated only while they are selected.
@MainActor
@Suite(.dependencies) struct UnseenPageTests {
  struct Number: View {
    let name: String
    @Shared(.inMemory("number")) var number = 0
    var body: some View { Text(verbatim: "\(name) \(number)").padding() }
  }

  struct Pages: View {
    @Shared(.inMemory("page")) var page = 0
    var body: some View {
      TabView(selection: Binding($page)) {
        Number(name: "first").tag(0)
        VStack { Number(name: "second") }.tag(1)
        ForEach([2, 3], id: \.self) { Number(name: "page \($0)").tag($0) }
      }
      .tabViewStyle(.page)
    }
  }

  @Shared(.inMemory("number")) var number = 0
  @Shared(.inMemory("page")) var selected = 0

  private func change(_ page: Page) -> [String: Int] {
    page.evaluations { $number.withLock { $0 += 1 } }
  }

  /// The texts on visible pages.
  private func words(_ page: Page) -> [String] {
    func words(in id: ElementID) -> [String] {
      page.tree.children(of: id).filter { !$0.attributes.flag(.isHidden) }.flatMap { child in
        [child.attributes.text(.text)].compactMap { $0 } + words(in: child.id)
      }
    }
    return words(in: ElementTree.rootID)
  }

  @Test func page_thatIsNotSelected_isNotEvaluated_andOnceWhenItIs() {
    let page = Page(Pages())
    for _ in 1...3 { #expect(change(page) == ["Number": 1]) }
    #expect(words(page) == ["first 3"])
    for (index, name) in ["first", "second", "page 2", "page 3"].enumerated().reversed() {
      page.recorder.commits = 0
      let isAtOnce = page.evaluations { $selected.withLock { $0 = index } }
      #expect(isAtOnce["Number"] == 1)
      #expect(page.recorder.commits == 1)
      #expect(words(page) == ["\(name) \(number)"])
      #expect(change(page) == ["Number": 1])
      #expect(words(page) == ["\(name) \(number)"])
    }
  }

  @Test func page_withoutASelection_isEvaluatedWhileItIsShown() throws {
    struct Own: View {
      var body: some View {
        TabView {
          Number(name: "first")
          Number(name: "second")
        }
        .tabViewStyle(.page)
      }
    }
    let page = Page(Own())
    #expect(change(page) == ["Number": 1])
    let tabs = try #require(page.find(.tabView))
    let second = page.tree.children(of: tabs)[1].id
    try page.graph.send(.change(.selection([second])), to: tabs)
    page.graph.flush()
    #expect(words(page) == ["second 1"])
    #expect(change(page) == ["Number": 1])
    #expect(words(page) == ["second 2"])
  }

  struct Varying: View {
    let index: Int
    @Shared(.inMemory("number")) var number = 0
    var body: some View {
      if number % 2 == 0 { Text(verbatim: "varying \(index) \(number)") }
      if number > 2 { Text("one more") }
    }
  }

  @Test func view_thatSaysHowManyPagesThereAre_isEvaluatedOutOfSight() {
    struct All: View {
      var body: some View {
        TabView {
          Number(name: "first")
          Varying(index: 1)
        }
        .tabViewStyle(.page)
      }
    }
    let page = Page(All())
    for _ in 1...5 {
      _ = change(page)
      let new = Page(All())
      let (tabs, newTabs) = (page.find(.tabView)!, new.find(.tabView)!)
      #expect(page.tree.children(of: tabs).count == new.tree.children(of: newTabs).count)
      #expect(words(page) == words(new))
      new.graph.close()
    }
  }

  @Test func page_thatItsParentDescribesAnew_isPostponed_andShowsTheLastAfterwards() {
    struct Described: View {
      @Shared(.inMemory("page")) var page = 0
      @Shared(.inMemory("number")) var number = 0
      var body: some View {
        TabView(selection: Binding($page)) {
          Named(name: "first \(number)").tag(0)
          VStack { Named(name: "second \(number)") }.tag(1)
          Named(name: "third \(number)").padding().tag(2)
        }
        .tabViewStyle(.page)
      }
    }
    struct Named: View {
      let name: String
      var body: some View { Text(verbatim: name) }
    }
    let page = Page(Described())
    for _ in 1...3 { #expect(change(page)["Named"] == 1) }
    for (index, name) in ["first", "second", "third"].enumerated().reversed() {
      #expect(page.evaluations { $selected.withLock { $0 = index } }["Named"] ?? 0 <= 1)
      #expect(words(page) == ["\(name) 3"])
    }
  }

  @Test func unselectedPage_setsNothingOnTheScreenAround() {
    struct Titled: View {
      let name: String
      @Shared(.inMemory("number")) var number = 0
      var body: some View {
        VStack { Text(verbatim: name).navigationTitle("\(name) \(number)") }
      }
    }
    struct Screen: View {
      @Shared(.inMemory("page")) var page = 0
      var body: some View {
        NavigationStack {
          TabView(selection: Binding($page)) {
            Titled(name: "first").tag(0)
            Titled(name: "second").tag(1)
          }
          .tabViewStyle(.page)
        }
      }
    }
    let page = Page(Screen())
    func title() -> String? {
      page.find(.screen).flatMap { page.tree.elements[$0]?.attributes.text(.title) }
    }
    #expect(title() == "first 0")
    $selected.withLock { $0 = 1 }
    page.graph.flush()
    #expect(title() == "second 0")
    #expect(change(page)["Titled"] == 1)
    #expect(title() == "second 1")
    $selected.withLock { $0 = 0 }
    page.graph.flush()
    #expect(title() == "first 1")
  }

  @Test func sheet_ofAPageThatIsLeft_goesOn() {
    struct Presenting: View {
      @Shared(.inMemory("isShown")) var isShown = false
      @Shared(.inMemory("number")) var number = 0
      var body: some View {
        let words = "sheet \(number)"
        VStack {
          Number(name: "presenting")
          Text("x").sheet(isPresented: Binding($isShown)) { Text(verbatim: words) }
        }
      }
    }
    struct Two: View {
      @Shared(.inMemory("page")) var page = 0
      var body: some View {
        TabView(selection: Binding($page)) {
          Presenting().tag(0)
          Number(name: "second").tag(1)
        }
        .tabViewStyle(.page)
      }
    }
    @Shared(.inMemory("isShown")) var isShown = false
    let page = Page(Two())
    $selected.withLock { $0 = 1 }
    page.graph.flush()
    #expect(change(page) == ["Number": 1])
    $isShown.withLock { $0 = true }
    page.graph.flush()
    #expect(words(page).contains("sheet 1"))
    let evaluations = change(page)
    #expect(evaluations["Presenting"] == 1 && evaluations["Number"] == 1)
    #expect(words(page).contains("sheet 2"))
  }

  @Test func graph_thatIsClosed_leavesNothing() {
    weak var graph: ViewGraph?
    do {
      let page = Page(Pages())
      graph = page.graph
      _ = change(page)
      page.graph.close()
      #expect(page.graph.nodeCount == 0)
    }
    #expect(graph == nil)
  }
}
