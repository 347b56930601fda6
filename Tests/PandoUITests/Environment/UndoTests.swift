import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of the history of a page, and of its use by views and by the keyboard.
@MainActor
@Suite(.dependencies) struct UndoTests {
  struct Sheet: Codable, Hashable, Sendable {
    var title = ""
    var isBold = false
  }

  struct SheetView: View {
    @Shared(.inMemory("sheet").undoable()) var sheet = Sheet()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      TextField("Title", text: Binding($sheet.title))
      Button("Bold") {
        $sheet.withLock { $0.isBold.toggle() }
        undoManager?.setActionName("Bold")
      }
      Text(verbatim: "\(sheet.title)/\(sheet.isBold)")
      Button(undoManager?.undoMenuItemTitle ?? "none") { undoManager?.undo() }
        .disabled(undoManager?.canUndo != true)
      Button(undoManager?.redoMenuItemTitle ?? "none") { undoManager?.redo() }
        .disabled(undoManager?.canRedo != true)
    }
  }

  @Test func buttons_undoAndRedo_andSayWhat() async throws {
    let app = await Driver.open(SheetView())
    #expect(try !app.button("Undo").isEnabled)
    try await app.button("Bold").tap()
    try await app.button("Undo Bold").tap()
    #expect(app.text("/false").exists)
    #expect(try !app.button("Undo").isEnabled)
    try await app.button("Redo Bold").tap()
    #expect(app.text("/true").exists)
  }

  @Test func keys_undoAndRedo_alsoWhatWasTyped() async throws {
    let app = await Driver.open(SheetView())
    try await app.textField("Title").type("ab")
    try await app.button("Bold").tap()
    try await app.press("z", modifiers: .command)
    try await app.press("z", modifiers: .command)
    #expect(app.text("/false").exists)
    try await app.press("z", modifiers: [.command, .shift])
    #expect(app.text("ab/false").exists)
  }

  @Test func key_withoutAStep_isNotAnswered() async throws {
    let app = await Driver.open(SheetView())
    await withKnownIssue {
      await #expect(throws: DriverError.self) { try await app.press("z", modifiers: .command) }
    }
  }

  @Test func control_withTheShortcut_comesFirst() async throws {
    struct Own: View {
      @Shared(.inMemory("sheet").undoable()) var sheet = Sheet()
      @State private var presses = 0
      var body: some View {
        Button("Bold") { $sheet.withLock { $0.isBold.toggle() } }
        Button("Own") { presses += 1 }.keyboardShortcut("z")
        Text(verbatim: "\(sheet.isBold)/\(presses)")
      }
    }
    let app = await Driver.open(Own())
    try await app.button("Bold").tap()
    try await app.press("z", modifiers: .command)
    #expect(app.text("true/1").exists)
  }

  @Test func drivers_haveHistoriesOfTheirOwn() async throws {
    let (first, second) = (await Driver.open(SheetView()), await Driver.open(SheetView()))
    try await first.button("Bold").tap()
    #expect(second.text("/true").exists)
    #expect(try !second.button("Undo").isEnabled)
  }
}
