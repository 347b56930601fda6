import Testing

@testable import PandoUI

/// Tests of a search field that is declared around a stack of screens, and not in one of them.
@MainActor
@Suite struct SearchAroundTests {
  struct Found: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text(verbatim: "\(text) \(isSearching)") }
  }

  struct Stack: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Found(text: text)
          .navigationTitle("Fruit")
        NavigationLink("Next") { Text("Another") }
      }
      .tint(.red)
      .searchable(text: $text, prompt: "Find")
      .searchSuggestions { Text("suggestion") }
    }
  }

  /// A view of the application whose body is a stack, or another view for a while.
  struct Own: View {
    struct Content: View {
      let text: String
      let isReady: Bool
      var body: some View {
        Group {
          if isReady {
            NavigationStack { Found(text: text) }
          } else {
            Text("Wait")
          }
        }
        .tint(.red)
      }
    }

    @State private var text = ""
    @State private var isReady = false
    var body: some View {
      VStack {
        Button("Begin") { isReady = true }
        Content(text: text, isReady: isReady).searchable(text: $text)
      }
    }
  }

  struct Columns: View {
    @State private var text = ""
    var body: some View {
      NavigationSplitView {
        Text("Side")
      } detail: {
        Found(text: text)
      }
      .searchable(text: $text)
    }
  }

  /// The parts and kinds around an element, from the inside out.
  private func around(_ kind: ElementKind, in drawn: Drawn) throws -> [String] {
    var element = try #require(drawn.first(kind))
    var names: [String] = []
    while let parent = element.parent.flatMap({ drawn.tree[$0] }) {
      names.append(parent.attributes.text(.part) ?? parent.kind.rawValue)
      element = parent
    }
    return names
  }

  @Test func search_aroundAStack_isInItsFirstScreen() throws {
    let drawn = Drawn(Stack())
    #expect(try around(.textField, in: drawn).prefix(3) == ["search", "screen", "navigationStack"])
    #expect(drawn.texts.contains(" false"))
    try drawn.send(.focus(true), to: .textField)
    #expect(drawn.texts.contains("suggestion"))
    try drawn.send(.change(.text("apple")), to: .textField)
    #expect(drawn.texts.contains("apple true"))
  }

  @Test func search_aroundAStack_isInNoOtherScreen() throws {
    let drawn = Drawn(Stack())
    try drawn.tap("Next")
    #expect(drawn.texts.contains("Another"))
    #expect(drawn.count(.textField) == 0)
    #expect(drawn.all.filter { $0.kind == .textField }.count == 1)
  }

  @Test func search_aroundAViewWhoseBodyIsAStack_isInItsFirstScreen() throws {
    let drawn = Drawn(Own())
    #expect(drawn.count(.textField) == 0)
    try drawn.tap("Begin")
    #expect(try around(.textField, in: drawn).prefix(3) == ["search", "screen", "navigationStack"])
    try drawn.send(.change(.text("plum")), to: .textField)
    #expect(drawn.texts.contains("plum true"))
    #expect(drawn.count(.textField) == 1)
  }

  @Test func viewsWithoutScreens_sayNothingOfThem() {
    #expect(!Text.holdsScreens)
    #expect(!AnyView.holdsScreens)
    #expect(!Found.holdsScreens)
    #expect(Own.Content.holdsScreens)
  }

  @Test func search_aroundASplitView_isInItsSidebar() throws {
    let drawn = Drawn(Columns())
    let names = try around(.textField, in: drawn)
    #expect(names.prefix(2) == ["search", "sidebar"])
    try drawn.send(.change(.text("pear")), to: .textField)
    #expect(drawn.texts.contains { $0.hasPrefix("pear") })
    #expect(drawn.count(.textField) == 1)
  }
}
