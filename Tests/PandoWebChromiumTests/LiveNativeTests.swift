import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of looks that a platform has of its own: rows that are edited, pickers in rows, sheets, bars of tabs.
  @MainActor
  @Suite("Live native looks")
  struct LiveNative {
    /// Rows whose tools are of no use without more text around them.
    private struct Rows: View {
      let isEdited: Bool
      var body: some View {
        List {
          ForEach(["Aspen", "Birch"], id: \.self) { Text($0) }.onMove { _, _ in }.onDelete { _ in }
        }
        .environment(\.editMode, .constant(isEdited ? .active : .inactive))
      }
    }

    /// Numbers about each node that a selector finds; `box` is its frame.
    private func numbers(
      _ selector: String,
      _ expression: String,
      in window: ChromeWindow
    ) async throws -> [Double] {
      try await window.execute(
        """
        return [...document.querySelectorAll(`\(selector)`)].map((node) => {
          const box = node.getBoundingClientRect()
          return +(\(expression))
        })
        """
      ).list.compactMap(\.number)
    }

    @Test func sheet_whoseFirstButtonIsFarDown_opensAtItsTop() async throws {
      try await ChromiumTests.use(.phone) {
        Text("Below").sheet(isPresented: .constant(true)) {
          ScrollView {
            VStack {
              ForEach(0..<40) { Text(verbatim: "Line \($0)") }
              Button("Accept") {}
            }
          }
          .presentationDetents([.medium, .large])
        }
      } _: { window in
        try await window.wait("document.activeElement.closest('dialog')")
        let found = try await window.execute(
          """
          return [[...document.querySelectorAll('.sheet, .sheet *')].every((node) => !node.scrollTop),
            document.activeElement.matches('dialog')]
          """
        )
        #expect(found == [true, true])
      }
    }

    @Test func popover_whoseFirstButtonIsInSight_givesItTheFocus() async throws {
      try await ChromiumTests.use(.desktop) {
        Button("Share") {}.popover(isPresented: .constant(true)) {
          VStack { Button("Invite") {} }.padding()
        }
      } _: { window in
        try await window.wait("document.activeElement.textContent.trim() == 'Invite'")
      }
    }
  }
}
