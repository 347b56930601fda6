import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the focus before any key was pressed.
  @MainActor
  @Suite("Live first focus")
  struct LiveFirstFocus {
    private struct Open: View {
      @State private var isOpen = true
      var body: some View {
        Button("Share") { isOpen = true }
          .popover(isPresented: $isOpen) {
            VStack {
              Button("Copy") {}; Button("Print") {}
            }.padding()
          }
      }
    }

    /// The ring was there though nobody used the keyboard.
    @Test func popoverThatIsOpenFromTheStart_hasARingOnceAKeyIsPressed() async throws {
      let style = "getComputedStyle(document.activeElement).outlineStyle"
      try await ChromiumTests.use(.desktop) {
        Open()
      } _: { window in
        try await window.wait("document.activeElement.closest('.popover .button')")
        try await window.wait("\(style) === 'none'")
        try await window.press(.tab)
        try await window.wait("\(style) !== 'none' && document.activeElement.closest('.popover')")
      }
    }
  }
}
