import Foundation
import PandoTestSupport
import PandoUI
import Testing

@MainActor
struct AlertTests {
  struct Page: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      PressButton("ask") { isShown = true }
        .alert("Remove?", isPresented: $isShown) {
          PressButton("Remove", role: "destructive") { log.note("removed") }
          PressButton("Keep", role: "cancel") { log.note("kept") }
        } message: {
          Text(verbatim: "It cannot be brought back.")
        }
      Text(verbatim: "\(isShown)")
    }
  }

  @Test func alert_whenAButtonIsPressed_actsAndCloses() throws {
    let log = Log()
    let drawn = Drawn(Page(log: log))
    try drawn.tap("ask")
    let alert = try #require(drawn.first(.alert))
    #expect(alert.attributes.text(.title) == "Remove?")
    #expect(drawn.texts.contains("It cannot be brought back."))
    #expect(drawn.button("OK") == nil)
    try drawn.tap("Remove")
    #expect(log.take() == ["removed"])
    #expect(drawn.first(.alert) == nil)
    #expect(drawn.texts.contains("false"))
  }

  /// The toggle stands before the buttons, and a change of it does not close the dialog.
  @Test(arguments: [false, true])
  func dialog_withASuppressionToggle_keepsItsValue(isAlert: Bool) throws {
    struct Page: View {
      let isAlert: Bool
      @State private var asks = true
      @State private var isSuppressed = false
      var body: some View {
        Text(verbatim: isSuppressed ? "never" : "always")
          .alert("Remove?", isPresented: isAlert ? $asks : .constant(false)) {
            PressButton("Remove")
          }
          .confirmationDialog("Remove?", isPresented: isAlert ? .constant(false) : $asks) {
            PressButton("Remove")
          }
          .dialogSuppressionToggle(isSuppressed: $isSuppressed)
        Text(verbatim: "b").alert("Other", isPresented: .constant(true)) {}
      }
    }
    let drawn = Drawn(Page(isAlert: isAlert))
    #expect(drawn.texts.contains("Do not ask again"))
    #expect(drawn.count(.toggle) == 1)
    try drawn.send(.change(.flag(true)), to: .toggle)
    #expect(drawn.texts.contains("never"))
    #expect(drawn.first(isAlert ? .alert : .confirmationDialog) != nil)
    try drawn.tap("Remove")
    #expect(drawn.count(.toggle) == 0)
  }

  @Test func alert_whenItHasNoButtons_getsOne() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Text(verbatim: "a").alert("Note", isPresented: $isShown) {}
      }
    }
    let drawn = Drawn(Page())
    #expect(drawn.button("OK") != nil)
    try drawn.tap("OK")
    #expect(drawn.first(.alert) == nil)
  }

  @Test func alert_whenThereIsNoData_isNotShown() throws {
    struct Page: View {
      @State private var isShown = true
      @State private var name: String?
      var body: some View {
        PressButton("name") { name = "Ada" }
          .alert("Hello", isPresented: $isShown, presenting: name) { name in
            PressButton("Greet \(name)")
          } message: { name in
            Text(verbatim: "This is \(name).")
          }
      }
    }
    let drawn = Drawn(Page())
    #expect(drawn.first(.alert) == nil)
    try drawn.tap("name")
    #expect(drawn.texts.contains("This is Ada."))
    #expect(drawn.button("Greet Ada") != nil)
  }

  @Test func alert_aboutAnError_isTitledByIt() throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "It failed." }
    }
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Text(verbatim: "a").alert(isPresented: $isShown, error: Failure()) {}
      }
    }
    #expect(Drawn(Page()).first(.alert)?.attributes.text(.title) == "It failed.")
  }

  @Test func alertValue_whenItsButtonIsPressed_actsAndTakesTheItemAway() throws {
    struct Item: Identifiable {
      let id = 1
    }
    struct Page: View {
      let log: Log
      @State private var item: Item?
      var body: some View {
        PressButton("ask") { item = Item() }
          .alert(item: $item) { _ in
            Alert(
              title: Text(verbatim: "Sure?"),
              primaryButton: .destructive(Text(verbatim: "Yes")) { log.note("yes") },
              secondaryButton: .cancel()
            )
          }
      }
    }
    let log = Log()
    let drawn = Drawn(Page(log: log))
    try drawn.tap("ask")
    #expect(drawn.button("Cancel")?.attributes.text(.role) == "cancel")
    try drawn.tap("Yes")
    #expect(log.take() == ["yes"])
    #expect(drawn.first(.alert) == nil)
  }

  @Test func confirmationDialog_whenNoButtonLeaves_getsOneThatDoes() throws {
    struct Page: View {
      let log: Log
      @State private var isShown = true
      @State private var hasCancel = false
      var body: some View {
        PressButton("toggle") { hasCancel.toggle() }
          .confirmationDialog("Choose", isPresented: $isShown, titleVisibility: .visible) {
            PressButton("Delete", role: "destructive") { log.note("deleted") }
            if hasCancel { PressButton("Never mind", role: "cancel") }
          }
      }
    }
    let log = Log()
    let drawn = Drawn(Page(log: log))
    #expect(drawn.first(.confirmationDialog)?.attributes.text(.title) == "Choose")
    #expect(drawn.button("Delete")?.attributes.text(.role) == "destructive")
    #expect(drawn.button("Cancel")?.attributes.text(.role) == "cancel")
    try drawn.tap("toggle")
    #expect(drawn.button("Cancel") == nil)
    #expect(drawn.button("Never mind") != nil)
    try drawn.tap("Delete")
    #expect(log.take() == ["deleted"])
    #expect(drawn.first(.confirmationDialog) == nil)
  }
}
