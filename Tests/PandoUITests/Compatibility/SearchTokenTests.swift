import PandoTestSupport
import PandoUI
import Testing

/// Tests of search fields with tokens.
@MainActor
struct SearchTokenTests {
  struct Genre: Identifiable, Equatable {
    let id: String
  }

  struct Films: View {
    @State private var text = ""
    @State var tokens: [Genre]
    let suggested: [Genre]

    var body: some View {
      NavigationStack {
        Text(verbatim: "chosen: \(tokens.map(\.id).joined(separator: ","))")
          .searchable(text: $text, tokens: $tokens, suggestedTokens: .constant(suggested)) {
            Text(verbatim: $0.id)
          }
      }
    }
  }

  private func names(_ drawn: Drawn) -> [String] {
    drawn.visible.filter { $0.kind == .button }.map { drawn.words(in: $0).joined() }
  }

  @Test func tokens_standUnderTheField_andAPressTakesOneAway() throws {
    let drawn = Drawn(Films(tokens: [Genre(id: "Crime"), Genre(id: "Drama")], suggested: []))
    #expect(drawn.texts.contains("chosen: Crime,Drama"))
    #expect(names(drawn) == ["Crime", "Drama"])
    let first = try #require(drawn.visible.first { $0.kind == .button })
    try drawn.send(.tap, to: first)
    #expect(drawn.texts.contains("chosen: Drama"))
    #expect(names(drawn) == ["Drama"])
  }

  @Test func suggestedTokens_areThereWhileSomebodySearches_withoutTheChosenOnes() throws {
    let suggested = ["Crime", "Sport"].map { Genre(id: $0) }
    let drawn = Drawn(Films(tokens: [Genre(id: "Crime")], suggested: suggested))
    #expect(names(drawn) == ["Crime"])
    try drawn.send(.focus(true), to: .textField)
    #expect(names(drawn) == ["Crime", "Sport"])
    let sport = try #require(drawn.visible.last { $0.kind == .button })
    try drawn.send(.tap, to: sport)
    #expect(drawn.texts.contains("chosen: Crime,Sport"))
    #expect(names(drawn) == ["Crime", "Sport"])
  }

  /// The spellings of SwiftUI, with words for the empty field and a binding to whether somebody searches.
  @Test func tokens_withAPromptAndAPresentation_areThere() throws {
    struct Asked: View {
      let prompt: String
      @State private var text = ""
      @State private var isPresented = false
      @State private var tokens = [Genre(id: "Crime")]
      var body: some View {
        NavigationStack {
          Text(verbatim: "searches: \(isPresented)")
            .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Find") {
              Text(verbatim: $0.id)
            }
        }
        NavigationStack {
          Text("Second").searchable(text: $text, editableTokens: $tokens, prompt: prompt) {
            $token in
            Text(verbatim: token.id)
          }
        }
      }
    }
    let drawn = Drawn(Asked(prompt: "Look up"))
    #expect(names(drawn) == ["Crime", "Crime"])
    let field = try #require(drawn.visible.first { $0.kind == .textField })
    try drawn.send(.focus(true), to: field)
    #expect(drawn.texts.contains("searches: true"))
    #expect(drawn.visible.filter { $0.kind == .textField }.count == 2)
  }

  @Test func editableTokens_areWrittenByTheirViews() throws {
    struct Edited: View {
      @State private var tokens = [Genre(id: "Crime")]
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text(verbatim: "\(tokens.count)")
            .searchable(text: $text, editableTokens: $tokens) { $token in
              Text(verbatim: token.id)
            }
        }
      }
    }
    let drawn = Drawn(Edited())
    #expect(drawn.texts.contains("1"))
    #expect(names(drawn) == ["Crime"])
  }

  @Test func searchCompletion_withAToken_addsItOnce_andTakesTheWordsAway() throws {
    struct Suggested: View {
      @State private var text = "cri"
      @State private var tokens: [Genre] = []
      var body: some View {
        NavigationStack {
          Text(verbatim: "text: \(text), chosen: \(tokens.map(\.id).joined(separator: ","))")
            .searchable(text: $text, tokens: $tokens) { Text(verbatim: $0.id) }
            .searchSuggestions { Text("Suggestion").searchCompletion(Genre(id: "Crime")) }
        }
      }
    }
    let drawn = Drawn(Suggested())
    try drawn.send(.focus(true), to: .textField)
    for _ in 0..<2 {
      let suggestion = try #require(
        drawn.visible.last { $0.kind == .text && drawn.words(in: $0).joined() == "Suggestion" }
      )
      try drawn.send(.tap, to: suggestion)
      #expect(drawn.texts.contains("text: , chosen: Crime"))
      try drawn.send(.focus(true), to: .textField)
    }
  }
}
