import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@MainActor
@Suite struct KeyTests {
  struct Editor: View {
    @State var text = ""
    @State var other = ""
    @State var log: [String] = []
    @State var isOpen = false
    var body: some View {
      Entry(title: "Text", text: $text)
      Entry(title: "Other", text: $other) { log.append("submit") }
      Piece(.button, [.text: .text("Save"), .keyboardShortcut: .text("command+s")], on: .tap) {
      } perform: { _ in
        log.append("save")
      }
      Piece(.button, [.text: .text("OK"), .keyboardShortcut: .text("return")], on: .tap) {
      } perform: { _ in
        log.append("ok")
      }
      Piece(.button, [.text: .text("Open")], on: [.tap, .focus]) {
      } perform: { event in
        if event == .tap { isOpen = true }
      }
      Piece(.vstack, [.accessibilityLabel: .text("Board")], on: [.key, .focus]) {
      } perform: { event in
        if case .key(let press) = event { log.append("key \(press.key.character)") }
      }
      if isOpen {
        Portal {
          Piece(.sheet, [.title: .text("Sheet")], on: .dismiss) {
          } perform: { _ in
            isOpen = false
          }
        }
      }
      Line(log.joined(separator: ","))
    }
  }

  @Test func shortcut_isFoundAnywhere() async throws {
    let app = await Driver.open(Editor())
    try await app.press("s", modifiers: .command)
    #expect(app.has(text: "save"))
    let error = await failure { try await app.press("x", modifiers: .command) }
    #expect(
      error?.message
        == "The key 'command+x' cannot be pressed: nothing in front answers to it."
    )
  }

  @Test func return_submitsOrPressesTheDefaultButton() async throws {
    let app = await Driver.open(Editor())
    try await app.field("Other").focus()
    try await app.press(.return)
    #expect(app.has(text: "submit"))
    try await app.field("Text").focus()
    try await app.press(.return)
    #expect(app.has(text: "submit,ok"))
    try await app.field("Text").submit()
    #expect(app.has(text: "submit,ok,ok"))
  }

  @Test func keys_typeIntoWhatHasTheFocus() async throws {
    let app = await Driver.open(Editor())
    try await app.field("Text").focus()
    try await app.press("h")
    try await app.press("i")
    try await app.press(.space)
    try await app.press(.delete)
    #expect(try app.field("Text").value == "hi")
    try await app.press(.tab)
    #expect(try app.field("Other").isFocused)
  }

  @Test func key_goesToWhoListens() async throws {
    let app = await Driver.open(Editor())
    try await app.element(.group, "Board").focus()
    try await app.press("k")
    #expect(app.has(text: "key k"))
  }

  @Test func space_pressesAButtonAndEscapeLeavesASheet() async throws {
    let app = await Driver.open(Editor())
    try await app.button("Open").focus()
    try await app.press(.space)
    #expect(app.sheet("Sheet").exists)
    try await app.press(.escape)
    #expect(!app.sheet().exists)
  }
}
