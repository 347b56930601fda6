import PandoTestSupport
import PandoUI
import Testing

@MainActor
struct TabViewTests {
  struct Page: View {
    @State var selection = "a"
    let log: Log

    var body: some View {
      TabView(selection: $selection) {
        Counting(name: "first").logged("a", log)
          .tabItem { Text(verbatim: "A") }
          .tag("a")
          .badge(3)
        Counting(name: "second").logged("b", log)
          .tabItem { Text(verbatim: "B") }
          .tag("b")
      }
      Text(verbatim: "chosen \(selection)")
      PressButton("go b") { selection = "b" }
    }
  }

  private func tabs(_ drawn: Drawn) -> [ElementTree.Element] {
    drawn.all.filter { $0.kind == .tab }
  }

  @Test func tabs_whenNotVisited_areNotMade() throws {
    let log = Log()
    let drawn = Drawn(Page(log: log))
    #expect(tabs(drawn).count == 2)
    #expect(tabs(drawn).map { $0.attributes.flag(.isSelected) } == [true, false])
    #expect(tabs(drawn)[0].attributes.text(.badge) == "3")
    #expect(drawn.all.filter { $0.kind == .button }.count == 2)
    #expect(drawn.texts.contains("A") && drawn.texts.contains("B"))
    #expect(log.take() == ["+a"])
  }

  @Test func tabs_whenLeft_keepTheirState_andAreHidden() throws {
    let log = Log()
    let drawn = Drawn(Page(log: log))
    try drawn.tap("first 0")
    let tabView = try #require(drawn.first(.tabView))
    try drawn.send(.change(.selection([tabs(drawn)[1].id])), to: tabView)
    #expect(drawn.texts.contains("chosen b"))
    #expect(drawn.button("second 0") != nil)
    #expect(drawn.button("first 1") == nil)
    #expect(log.take() == ["+a", "-a", "+b"])
    try drawn.send(.change(.selection([tabs(drawn)[0].id])), to: tabView)
    #expect(drawn.button("first 1") != nil)
    #expect(log.take() == ["-b", "+a"])
    try drawn.tap("go b")
    #expect(drawn.button("second 0") != nil)
  }

  @Test func tags_withinTabItems_areThoseOfTheTabs() throws {
    struct Page: View {
      @State var selection = 1
      var body: some View {
        TabView(selection: $selection) {
          Text(verbatim: "first").tag(0).tabItem { Text(verbatim: "A") }
          Text(verbatim: "second").tag(1).padding().tabItem { Text(verbatim: "B") }
          Text(verbatim: "third").tag(7).tabItem { Text(verbatim: "C") }.tag(2)
        }
        PressButton("go c") { selection = 2 }
      }
    }
    let drawn = Drawn(Page())
    #expect(tabs(drawn).map { $0.attributes.flag(.isSelected) } == [false, true, false])
    #expect(drawn.texts.contains("second"))
    try drawn.tap("go c")
    #expect(tabs(drawn).map { $0.attributes.flag(.isSelected) } == [false, false, true])
  }

  @Test func tabValues_whenSelected_showTheirPages() throws {
    struct Page: View {
      @State var selection = 0
      var body: some View {
        TabView(selection: $selection) {
          Tab("Home", systemImage: "house", value: 0) { Text(verbatim: "home page") }
          Tab("More", systemImage: "star", value: 1) { Text(verbatim: "more page") }
            .badge("new")
        }
      }
    }
    let drawn = Drawn(Page())
    #expect(drawn.texts == ["Home", "home page", "More"] || drawn.texts.contains("home page"))
    try drawn.send(
      .change(.selection([tabs(drawn)[1].id])),
      to: try #require(drawn.first(.tabView))
    )
    #expect(drawn.texts.contains("more page"))
    #expect(!drawn.texts.contains("home page"))
    #expect(tabs(drawn)[1].attributes.text(.badge) == "new")
  }

  @Test func groupOfTabs_isItsTabs() throws {
    let drawn = Drawn(
      TabView(selection: .constant(0)) {
        Group {
          Tab("Home", systemImage: "house", value: 0) { Text(verbatim: "home page") }
          Tab("More", systemImage: "star", value: 1) { Text(verbatim: "more page") }
        }
        .badge("new")
        Tab("Last", systemImage: "flag", value: 2) { Text(verbatim: "last page") }
      }
    )
    #expect(tabs(drawn).map { $0.attributes.text(.badge) } == ["new", "new", nil])
  }

  @Test func tabs_withoutSelection_startAtTheFirst() throws {
    let drawn = Drawn(
      TabView {
        Text(verbatim: "one").tabItem { Text(verbatim: "1") }
        Text(verbatim: "two").tabItem { Text(verbatim: "2") }
      }
    )
    #expect(drawn.texts.contains("one"))
    #expect(!drawn.texts.contains("two"))
    try drawn.send(
      .change(.selection([tabs(drawn)[1].id])),
      to: try #require(drawn.first(.tabView))
    )
    #expect(drawn.texts.contains("two"))
  }

  @Test func selection_ofNoTab_showsTheFirst_andStaysWhatItIs() throws {
    struct Page: View {
      @State var selection = 7
      let log: Log
      var body: some View {
        TabView(selection: $selection) {
          Counting(name: "first").logged("a", log).tabItem { Text(verbatim: "A") }.tag(1)
          Counting(name: "second").logged("b", log).tabItem { Text(verbatim: "B") }.tag(2)
          if selection == 3 { Text(verbatim: "third").tabItem { Text(verbatim: "C") }.tag(3) }
        }
        Text(verbatim: "chosen \(selection)")
        ForEach(1..<9) { number in PressButton("choose \(number)") { selection = number } }
      }
    }
    let log = Log()
    let drawn = Drawn(Page(log: log))
    #expect(drawn.button("first 0") != nil)
    #expect(drawn.texts.contains("chosen 7"))
    try drawn.tap("choose 2")
    #expect(drawn.button("first 0") == nil && drawn.button("second 0") != nil)
    try drawn.tap("choose 8")
    #expect(drawn.button("first 0") != nil)
    #expect(drawn.texts.contains("chosen 8"))
    try drawn.tap("choose 3")
    #expect(drawn.texts.contains("third"))
    // The tab of the selection goes.
    try drawn.tap("choose 4")
    #expect(drawn.button("first 0") != nil && !drawn.texts.contains("third"))
    #expect(log.take() == ["+a", "-a", "+b", "-b", "+a", "-a", "+a"])
  }
}
