import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of screens of a stack below a full-screen cover.
extension CoveredTests {
  struct Stack: View {
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) { Home() }
      PressButton("go") { path = [1] }
      PressButton("back") { path = [] }
      Presenter(name: "cover") {
      } presented: {
        Covering()
      }
    }
  }

  struct Home: View {
    @Shared(.inMemory("number")) var number = 0
    var body: some View {
      let words = "of home \(number)"
      Row(id: 1)
        .navigationDestination(for: Int.self) { _ in
          Text(verbatim: words)
          Presenter(name: "inside") {
          } presented: {
            Text(verbatim: words)
          }
        }
    }
  }

  private func press(_ title: String, _ page: Page) {
    guard let id = page.find(.button, containing: title) else { return }
    try? page.graph.send(.tap, to: id)
    page.graph.flush()
  }

  @Test func screens_thatAreCovered_areNotDescribed_andAreAfterwards() {
    let page = Page(Stack())
    press("go", page)
    #expect(change(page)["Home"] == 1)
    _ = open(["cover"], page)
    #expect(change(page) == ["Covering": 1])
    #expect(open([], page)["Home"] == 1)
    #expect(page.texts.contains("of home 2"))
    press("back", page)
    #expect(page.texts.contains("row 1 2"))
  }

  @Test func coverOfAScreen_showsTheSameStateAsTheFirstScreen() {
    let page = Page(Stack())
    press("go", page)
    _ = open(["inside"], page)
    #expect(change(page)["Row"] == nil)
    #expect(page.texts.filter { $0 == "of home 1" }.count == 2)
    _ = open(["cover"], page)
    #expect(change(page) == ["Covering": 1])
    _ = open(["cover", "inside"], page)
    #expect(page.texts.contains("of home 2"))
    _ = change(page)
    #expect(page.texts.contains("of home 3"))
    _ = open([], page)
    #expect(page.texts.contains("of home 3"))
    #expect(!page.texts.contains("of home 2"))
  }

  @Test func stack_whosePathChangesWhileItIsCovered_isRightAfterwards() {
    let page = Page(Stack())
    press("go", page)
    _ = open(["cover"], page)
    _ = change(page)
    press("back", page)
    _ = change(page)
    _ = open([], page)
    #expect(page.texts.contains("row 1 2"))
    #expect(!page.texts.contains { $0.hasPrefix("of home") })
    press("go", page)
    #expect(page.texts.contains("of home 2"))
  }
}
