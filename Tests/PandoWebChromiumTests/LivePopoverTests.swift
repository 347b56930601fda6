import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Popovers that open while a page is used.
  @MainActor
  @Suite("Live popovers")
  struct LivePopovers {
    private struct Low: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Above") {}
          Spacer()
          Button("Source") { isShown = true }
            .accessibilityIdentifier("source")
            .popover(isPresented: $isShown) {
              VStack {
                Button("One") {}
                Button("Two") {}
              }
              .padding()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    private func use(_ body: @MainActor (ChromeWindow) async throws -> Void) async throws {
      try await ChromiumTests.use {
        Low()
      } _: { window in
        try await window.click("[data-testid=source]")
        try await window.wait(
          "document.querySelector('.popover')?.contains(document.activeElement)"
        )
        try await body(window)
      }
    }

    @Test func keyEscape_closesAPopover_andReturnsTheFocus() async throws {
      try await use { window in
        try await window.press(.escape)
        try await window.wait("document.activeElement.matches('[data-testid=source]')")
      }
    }
  }
}
