import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of views below a full-screen cover: they are evaluated when the cover is closed, and do
/// not disappear.
@MainActor
@Suite(.dependencies) struct CoveredTests {
  struct Covered: View {
    @Shared(.inMemory("number")) var number = 0
    var name = "covered"
    var body: some View { Text(verbatim: "\(name) \(number)") }
  }

  struct Covering: View {
    @Shared(.inMemory("number")) var number = 0
    var body: some View { Text(verbatim: "covering \(number)") }
  }

  struct Row: View {
    let id: Int
    @Shared(.inMemory("number")) var number = 0
    var body: some View { Text(verbatim: "row \(id) \(number)") }
  }

  /// The names of the open presentations.
  @Shared(.inMemory("open")) var open: Set<String> = []
  @Shared(.inMemory("number")) var number = 0

  func change(_ page: Page) -> [String: Int] {
    page.evaluations { $number.withLock { $0 += 1 } }
  }

  /// The evaluations caused by opening other presentations.
  func open(_ names: Set<String>, _ page: Page) -> [String: Int] {
    page.evaluations { $open.withLock { $0 = names } }
  }

  /// Presents content while its name is in `open`.
  struct Presenter<Content: View, Presented: View>: View {
    let name: String
    var isCover = true
    @Shared(.inMemory("open")) var open: Set<String> = []
    @ViewBuilder let content: Content
    @ViewBuilder let presented: () -> Presented

    private var isOpen: Binding<Bool> {
      let open = $open
      let name = name
      return Binding {
        open.wrappedValue.contains(name)
      } set: { isOpen in
        open.withLock { if isOpen { $0.insert(name) } else { $0.remove(name) } }
      }
    }

    var body: some View {
      if isCover {
        content.fullScreenCover(isPresented: isOpen, content: presented)
      } else {
        content.sheet(isPresented: isOpen, content: presented)
      }
    }
  }

  struct Window: View {
    var log = Log()
    var body: some View {
      VStack {
        Covered().logged("covered", log)
        ForEach([1, 2, 3], id: \.self) { Row(id: $0) }
      }
      Presenter(name: "cover") {
        Text("presenter")
      } presented: {
        Covering()
      }
    }
  }

  @Test func window_whileItIsCovered_isNotEvaluated_andOnceInTheTurnThatUncoversIt() {
    let page = Page(Window())
    #expect(change(page) == ["Covered": 1, "Row": 3])
    _ = open(["cover"], page)
    for _ in 1...5 { #expect(change(page) == ["Covering": 1]) }
    #expect(page.texts.contains("covered 1") && page.texts.contains("covering 6"))
    page.recorder.commits = 0
    let shown = open([], page)
    #expect(shown["Covered"] == 1)
    #expect(shown["Row"] == 3)
    #expect(shown["Covering"] == nil)
    #expect(page.recorder.commits == 1)
    #expect(page.texts == ["covered 6", "row 1 6", "row 2 6", "row 3 6", "presenter"])
    #expect(change(page) == ["Covered": 1, "Row": 3])
  }

  @Test func window_whichChangedNothingWhileItWasCovered_isNotEvaluatedForThat() {
    let page = Page(Window())
    _ = open(["cover"], page)
    let shown = open([], page)
    #expect(shown["Covered"] == nil)
    #expect(shown["Row"] == nil)
  }

  @Test func window_thatIsAboutToBeCovered_isDrawnOnceMoreAsItIs() {
    let page = Page(Window())
    let evaluations = page.evaluations {
      $open.withLock { $0 = ["cover"] }
      $number.withLock { $0 += 1 }
    }
    #expect(evaluations["Covered"] == 1)
    #expect(page.texts.contains("covered 1"))
  }

  @Test func window_thatIsCovered_hasNotDisappeared_andIsNotHidden() throws {
    struct Used: View {
      let log: Log
      var body: some View {
        Window(log: log)
        PressButton("press") { log.note("pressed") }
      }
    }
    let log = Log()
    let page = Page(Used(log: log))
    #expect(log.take() == ["+covered"])
    _ = open(["cover"], page)
    _ = change(page)
    let button = try #require(page.find(.button, containing: "press"))
    try page.graph.send(.tap, to: button)
    _ = open([], page)
    #expect(log.take() == ["pressed"])
    #expect(!page.outline.contains("isHidden"))
  }

  /// A view that appears below a cover.
  @Test func view_thatComesBelowACover_appears() {
    struct Coming: View {
      let log: Log
      @Shared(.inMemory("number")) var number = 0
      var body: some View {
        let words = "cover \(number)"
        if number > 0 { Covered().logged("coming", log) }
        Presenter(name: "cover") {
        } presented: {
          Text(verbatim: words)
        }
      }
    }
    let log = Log()
    let page = Page(Coming(log: log))
    _ = open(["cover"], page)
    _ = change(page)
    #expect(page.texts.contains("cover 1"))
    #expect(log.take() == ["+coming"])
  }

  struct Sheets: View {
    var body: some View {
      Covered(name: "window")
      Presenter(name: "sheet", isCover: false) {
      } presented: {
        Covered(name: "sheet")
        Presenter(name: "first") {
        } presented: {
          Covered(name: "first")
          Presenter(name: "second") {
          } presented: {
            Covered(name: "second")
            Presenter(name: "above", isCover: false) {
            } presented: {
              Covered(name: "above")
            }
          }
        }
      }
    }
  }

  @Test func sheet_thatACoverIsPresentedFrom_isCovered_andACoverByAnother() {
    let page = Page(Sheets())
    _ = open(["sheet"], page)
    #expect(change(page) == ["Covered": 2])
    #expect(page.texts == ["window 1", "sheet 1"])
    _ = open(["sheet", "first"], page)
    #expect(change(page) == ["Covered": 1])
    #expect(page.texts == ["window 1", "sheet 1", "first 2"])
    _ = open(["sheet", "first", "second"], page)
    #expect(change(page) == ["Covered": 1])
    #expect(page.texts == ["window 1", "sheet 1", "first 2", "second 3"])
    _ = open(["sheet", "first", "second", "above"], page)
    #expect(change(page) == ["Covered": 2])
    #expect(page.texts == ["window 1", "sheet 1", "first 2", "second 4", "above 4"])
    #expect(open(["sheet", "first"], page)["Covered"] == 1)
    #expect(page.texts == ["window 1", "sheet 1", "first 4"])
    #expect(open(["sheet"], page)["Covered"] == 2)
    #expect(page.texts == ["window 4", "sheet 4"])
    _ = open([], page)
    #expect(change(page) == ["Covered": 1])
  }

  @Test func presentations_thatAreOpenFromTheBeginning_coverAsThoseThatFollow() {
    $open.withLock { $0 = ["sheet", "first", "second", "above"] }
    let page = Page(Sheets())
    #expect(page.texts == ["window 0", "sheet 0", "first 0", "second 0", "above 0"])
    #expect(change(page) == ["Covered": 2])
    _ = open([], page)
    #expect(page.texts == ["window 1"])
  }

  @Test func covers_thatFollowOneAnotherInOneTurn_showNothingBetween() {
    struct Two: View {
      var body: some View {
        Covered()
        Presenter(name: "first") {
        } presented: {
          Covering()
        }
        Presenter(name: "second") {
        } presented: {
          Covering()
        }
      }
    }
    let page = Page(Two())
    _ = open(["first"], page)
    _ = change(page)
    #expect(open(["second"], page)["Covered"] == nil)
    #expect(change(page) == ["Covering": 1])
    #expect(open(["first"], page)["Covered"] == nil)
    #expect(change(page) == ["Covering": 1])
    #expect(open([], page)["Covered"] == 1)
    #expect(page.texts == ["covered 3"])
  }

  @Test func cover_ofAnItem_coversWhileTheItemChanges() {
    struct Item: Identifiable { let id: Int }
    struct Items: View {
      @Shared(.inMemory("item")) var item: Int?
      var body: some View {
        Covered()
          .fullScreenCover(
            item: Binding {
              item.map(Item.init)
            } set: { _ in
            }
          ) {
            Text(verbatim: "item \($0.id)")
          }
      }
    }
    @Shared(.inMemory("item")) var item: Int?
    let page = Page(Items())
    $item.withLock { $0 = 1 }
    page.graph.flush()
    #expect(change(page).isEmpty)
    let evaluations = page.evaluations { $item.withLock { $0 = 2 } }
    #expect(evaluations["Covered"] == nil)
    #expect(page.texts == ["covered 0", "item 2"])
    #expect(change(page).isEmpty)
    $item.withLock { $0 = nil }
    page.graph.flush()
    #expect(page.texts == ["covered 2"])
  }

  @Test func cover_whosePresenterGoes_uncoversTheRemainingViews() {
    struct Going: View {
      @Shared(.inMemory("isThere")) var isThere = true
      var body: some View {
        Covered()
        if isThere {
          Presenter(name: "cover") {
          } presented: {
            Covering()
          }
        }
      }
    }
    @Shared(.inMemory("isThere")) var isThere = true
    let page = Page(Going())
    _ = open(["cover"], page)
    _ = change(page)
    let evaluations = page.evaluations { $isThere.withLock { $0 = false } }
    #expect(evaluations["Covered"] == 1)
    #expect(page.texts == ["covered 1"])
    #expect(change(page) == ["Covered": 1])
  }

  @Test func page_thatIsPausedWithACover_isRightAfterwards() {
    let page = Page(Window())
    _ = open(["cover"], page)
    _ = change(page)
    page.graph.isPaused = true
    $number.withLock { $0 += 1 }
    $open.withLock { $0 = [] }
    page.graph.isPaused = false
    page.graph.flush()
    #expect(page.texts == ["covered 2", "row 1 2", "row 2 2", "row 3 2", "presenter"])
    page.graph.isPaused = true
    $open.withLock { $0 = ["cover"] }
    $number.withLock { $0 += 1 }
    page.graph.isPaused = false
    page.graph.flush()
    #expect(page.texts.contains("covered 3") && page.texts.contains("covering 3"))
    #expect(change(page) == ["Covering": 1])
  }

  @Test func graph_closedWithCoveredContent_leavesNothing() {
    weak var graph: ViewGraph?
    do {
      let page = Page(Sheets())
      graph = page.graph
      _ = open(["sheet", "first", "second"], page)
      _ = change(page)
      page.graph.close()
      #expect(page.graph.nodeCount == 0)
    }
    #expect(graph == nil)
  }
}
