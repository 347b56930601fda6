import PandoTestSupport
import PandoUI
import Testing

@MainActor
struct ToolbarTests {
  struct Page: View {
    @State private var count = 0
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        Text(verbatim: "content")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { PressButton("add \(count)") { count += 1 } }
            if isEditing {
              ToolbarItem(placement: .cancellationAction) { PressButton("cancel") }
            }
            ToolbarItemGroup(placement: .bottomBar) {
              PressButton("edit") { isEditing.toggle() }
              PressButton("share")
            }
          }
      }
    }
  }

  private func items(_ drawn: Drawn) -> [String] {
    drawn.visible.filter { $0.kind == .toolbarItem }.map {
      "\($0.attributes.text(.placement) ?? "?"): \(drawn.words(in: $0).joined())"
    }
  }

  @Test func items_whenTheirBodyIsEvaluatedAgain_areDrawnInTheBar() throws {
    let drawn = Drawn(Page())
    #expect(
      items(drawn) == ["primaryAction: add 0", "bottomBar: edit", "bottomBar: share"]
    )
    try drawn.tap("add 0")
    try drawn.tap("edit")
    #expect(
      items(drawn) == [
        "primaryAction: add 1", "cancellationAction: cancel", "bottomBar: edit",
        "bottomBar: share",
      ]
    )
    #expect(drawn.first(.toolbar)?.parent == drawn.screen?.id)
  }

  @Test func items_whenThereIsNoScreen_areDrawnAtTheRoot() {
    let drawn = Drawn(Text(verbatim: "a").toolbar { PressButton("save") })
    #expect(items(drawn) == ["automatic: save"])
    #expect(drawn.first(.toolbar)?.parent == ElementTree.rootID)
  }

  @Test func content_whenItHasState_keepsIt() throws {
    struct Items: ToolbarContent {
      @State private var count = 0
      var body: some ToolbarContent {
        ToolbarItem { PressButton("n \(count)") { count += 1 } }
      }
    }
    let drawn = Drawn(NavigationStack { Text(verbatim: "a").toolbar { Items() } })
    try drawn.tap("n 0")
    #expect(items(drawn) == ["automatic: n 1"])
  }

  @Test func searchField_whenTyped_setsItsBinding() throws {
    struct Search: View {
      @State private var text = ""
      @State private var submitted = ""

      var body: some View {
        NavigationStack {
          Found(text: text, submitted: submitted)
            .searchable(text: $text, prompt: "Find")
            .searchSuggestions { Text(verbatim: "suggestion").searchCompletion("complete") }
            .onSubmit(of: .search) { submitted = text }
        }
      }
    }
    struct Found: View {
      let text: String
      let submitted: String
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text(verbatim: "\(text) \(isSearching) \(submitted)")
        PressButton("stop") { dismissSearch() }
      }
    }
    let drawn = Drawn(Search())
    #expect(drawn.texts == [" false ", "stop"] || drawn.texts.contains(" false "))
    #expect(drawn.first(.textField)?.attributes.text(.prompt) == "Find")
    try drawn.send(.focus(true), to: .textField)
    #expect(drawn.texts.contains("suggestion"))
    try drawn.send(.change(.text("apple")), to: .textField)
    try drawn.send(.submit, to: .textField)
    #expect(drawn.texts.contains("apple true apple"))
    let suggestion = try #require(
      drawn.visible.first { $0.attributes.text(.text) == "suggestion" }
    )
    try drawn.send(.tap, to: suggestion)
    #expect(drawn.texts.contains("complete true apple"))
    try drawn.tap("stop")
    #expect(drawn.texts.contains(" false apple"))
    #expect(!drawn.texts.contains("suggestion"))
  }

  @Test func group_ofItems_isTheirList() throws {
    struct Grouped: ToolbarContent {
      var isOn = true
      var body: some ToolbarContent {
        Group {
          if isOn { ToolbarItem(placement: .primaryAction) { PressButton("maybe") } }
          ToolbarItem(placement: .primaryAction) { PressButton("always") }
        }
        .sharedBackgroundVisibility(.hidden)
      }
    }
    for isOn in [true, false] {
      let drawn = Drawn(
        NavigationStack { Text(verbatim: "a").toolbar { Grouped(isOn: isOn) } }
      )
      #expect((drawn.button("maybe") != nil) == isOn)
      #expect(drawn.button("always") != nil)
    }
  }
}
