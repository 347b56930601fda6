import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of sibling views of any types and sizes.
@MainActor
@Suite struct TupleTests {
  /// A view that is larger in a tuple than its neighbours and has state slots.
  private struct Parcel: View {
    let flag: Bool
    let weight: Int16
    let names: [String]
    @State private var opened = 0

    var body: some View {
      Button("\(names.joined(separator: "+")) \(weight) \(flag) \(opened)") { opened += 1 }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      TupleView(
        (
          Text("\(count)"), Parcel(flag: count > 0, weight: 7, names: ["a", "\(count)"]),
          EmptyView(), Button("More") { count += 1 }, count > 1 ? Text("many") : nil
        )
      )
    }
  }

  @Test func views_ofEverySize_areUpdated_andKeepTheirState() throws {
    let page = Page(Counter())
    #expect(page.texts == ["0", "a+0 7 false 0", "More"])
    func press(_ words: String) throws {
      try page.graph.send(.tap, to: #require(page.find(.button, containing: words)))
      page.graph.flush()
    }
    try press("a+0 7 false 0")
    try press("More")
    #expect(page.texts == ["1", "a+1 7 true 1", "More"])
    try press("More")
    #expect(page.texts == ["2", "a+2 7 true 1", "More", "many"])
  }

  @Test func oneView_isATupleByItself() {
    #expect(Page(TupleView(Text("alone"))).texts == ["alone"])
    #expect(Page(TupleView(())).texts == [])
    #expect(Page(TupleView((Text("left"), Text("right")))).texts == ["left", "right"])
  }

  @Test func valueThatIsNoView_isReported_andLeftOut() {
    struct Stranger { var view = Text("hidden") }
    var page: Page?
    withKnownIssue {
      page = Page(TupleView((Text("shown"), 5)))
    } matching: {
      "\($0)".contains("Int") && "\($0)".contains("a tuple of views")
    }
    #expect(page?.texts == ["shown"])
    withKnownIssue {
      page = Page(TupleView(Stranger()))
    } matching: {
      "\($0)".contains("Stranger")
    }
    #expect(page?.texts == [])
  }

  @Test func firstView_ofATuple_isTheOneThatFits() {
    let page = Page(
      ViewThatFits {
        Text("wide"); Text("narrow")
      }
    )
    #expect(page.texts == ["wide"])
    #expect(Page(ViewThatFits {}).texts == [])
  }
}
