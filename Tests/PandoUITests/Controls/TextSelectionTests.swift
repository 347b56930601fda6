import PandoUI
import Testing

/// Tests of fields whose selection is bound to state of the application.
@MainActor
struct TextSelectionTests {
  private struct Note: View {
    @State var text: String
    @State var selection: TextSelection?
    var isEditor = false

    private var chosen: String {
      guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex
      else { return "nothing" }
      return "‘\(text[range])’"
    }

    var body: some View {
      if isEditor {
        TextEditor(text: $text, selection: $selection)
      } else {
        TextField("Note", text: $text, selection: $selection)
      }
      Text(verbatim: "\(text): \(chosen)").accessibilityIdentifierForTests("chosen")
      Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
      Button("Shorten") { text.removeLast(2) }
    }
  }

  private func chosen(_ screen: ControlScreen) -> String? {
    screen.all(.text).first { $0.attributes.text(.identifier) == "chosen" }?.attributes.text(.text)
  }

  private func shown(_ screen: ControlScreen) throws -> String? {
    try screen.first(.textField).attributes.text(.selectedRange)
  }

  @Test func selection_ofTheUser_reachesTheApplication_inWholeCharacters() throws {
    let screen = ControlScreen(Note(text: "a👨‍👩‍👧b"))
    #expect(try shown(screen) == nil)
    try screen.send(.select(0..<1), to: .textField)
    #expect(chosen(screen) == "a👨‍👩‍👧b: ‘a’")
    #expect(try shown(screen) == "0 1")
    // The selection goes from within the emoji of a family to behind the text.
    try screen.send(.select(3..<90), to: .textField)
    #expect(chosen(screen) == "a👨‍👩‍👧b: ‘👨‍👩‍👧b’")
    #expect(try shown(screen) == "1 10")
    try screen.send(.select(2..<2), to: .textField)
    #expect(try shown(screen) == "1 1")
    #expect(throws: EventError.self) { try screen.send(.select(-1..<1), to: .textField) }
  }

  @Test func selection_ofTheApplication_isThatOfTheField_asLongAsTheTextReaches() throws {
    let screen = ControlScreen(Note(text: "Hello"))
    try screen.send(.tap, to: .button)
    #expect(try shown(screen) == "0 5")
    try screen.send(.tap, to: .button, at: 1)
    #expect(try shown(screen) == "0 3")
  }

  @Test func selection_afterTyping_isWhereTheCursorIs() throws {
    let screen = ControlScreen(Note(text: "one three"))
    try screen.send(.select(0..<9), to: .textField)
    try screen.send(.change(.text("x")), to: .textField)
    #expect(try shown(screen) == "1 1")
    try screen.send(.change(.text("xx")), to: .textField)
    #expect(try shown(screen) == "2 2")
    try screen.send(.change(.text("xx three")), to: .textField)
    try screen.send(.change(.text("xx, two three")), to: .textField)
    #expect(try shown(screen) == "7 7")
    try screen.send(.change(.text("")), to: .textField)
    #expect(try shown(screen) == "0 0")
  }

  @Test func selection_ofAnEditor_isFollowedToo_andThatOfOthersIsNot() throws {
    let screen = ControlScreen(Note(text: "Hello", isEditor: true))
    try screen.send(.select(1..<3), to: .textEditor)
    #expect(chosen(screen) == "Hello: ‘el’")
    let plain = ControlScreen(Keeping("Hello") { TextField("Note", text: $0) })
    #expect(throws: EventError.self) { try plain.send(.select(1..<3), to: .textField) }
  }

  @Test func selection_ofSeveralRanges_isTheFirstOfThem() throws {
    let text = "Hello"
    let at = { text.index(text.startIndex, offsetBy: $0) }
    var ranges = RangeSet(at(1)..<at(2))
    ranges.insert(contentsOf: at(3)..<at(5))
    let selection = TextSelection(ranges: ranges)
    #expect(!selection.isInsertion)
    #expect(TextSelection(insertionPoint: at(1)).isInsertion)
    let screen = ControlScreen(Note(text: text, selection: selection))
    #expect(try shown(screen) == "1 2")
  }
}
