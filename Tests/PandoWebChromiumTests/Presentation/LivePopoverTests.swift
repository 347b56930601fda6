import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of popovers that open while a page is used.
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

    /// A popover in the middle of a phone's window.
    private struct Kept: View {
      @State private var isShown = false
      let isKept: Bool

      var body: some View {
        Button("Source") { isShown = true }
          .accessibilityIdentifier("source")
          .popover(isPresented: $isShown) {
            Text("Inside").padding().presentationCompactAdaptation(isKept ? .popover : .automatic)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    @Test func contentWithAWidth_inANarrowerSheet_hasItsWidth() async throws {
      let look = PageAudit.Look(width: 195, height: 422, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        Button("Share") {}.popover(isPresented: .constant(true)) {
          Text("Everyone who has the link can change what is here").frame(width: 280)
        }
      } _: { window in
        try await window.waitForMore()
        try await window.wait(
          """
          document.querySelector('.popover-content .text').getBoundingClientRect().right
            <= innerWidth
          """
        )
      }
    }

    @Test(arguments: [true, false])
    func popover_onAPhone_staysOneWhereItIsKept(isKept: Bool) async throws {
      try await ChromiumTests.use(.phone) {
        Kept(isKept: isKept)
      } _: { window in
        try await window.click("[data-testid=source]")
        try await window.wait("document.querySelector('.popover')")
        let shape = try await window.execute(
          """
          const [popover, source] = ['.popover', '[data-testid=source]']
            .map((name) => document.querySelector(name).getBoundingClientRect())
          return [popover.width < 200, popover.top >= source.bottom && popover.top < source.bottom + 30,
            getComputedStyle(document.querySelector('.popover > .dismiss')).opacity].join(' ')
          """
        )
        #expect(shape == .text(isKept ? "true true 0" : "false false 1"))
        try await window.click("body")
        if isKept { try await window.wait("!document.querySelector('.popover')") }
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
