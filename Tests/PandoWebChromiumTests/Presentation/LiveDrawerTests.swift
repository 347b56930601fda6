import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of drawers beside a screen, and of tools of the keyboard without a stack around.
  @MainActor
  @Suite("Live drawers")
  struct LiveDrawers {
    private struct Drawer: View {
      @State private var isOpen = false

      var body: some View {
        HStack(spacing: 0) {
          Text("Menu").frame(width: 300)
          Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
            .frame(width: 390)
        }
        .frame(width: 690)
        .offset(x: -150)
        .offset(x: isOpen ? 300 : 0)
      }
    }

    @Test func drawer_isBesideItsScreen_andComesWithIt() async throws {
      let place = """
        (() => {
          const { left, right } = document.querySelector('button').getBoundingClientRect()
          return Math.round((left + right) / 2)
        })()
        """
      try await ChromiumTests.use(.phone) {
        Drawer()
      } _: { window in
        let first = try await window.execute("return \(place)")
        #expect(first == 195, "\(first)")
        try await window.click("button")
        try await window.wait("\(place) === 495")
        let scrolled = try await window.execute(
          "return document.scrollingElement.scrollWidth - innerWidth"
        )
        #expect(scrolled == 0)
      }
    }

    private struct Fields: View {
      @State private var text = ""

      var body: some View {
        TextField("Name", text: $text)
          .toolbar {
            ToolbarItem(placement: .keyboard) { Button("Next") {} }
          }
      }
    }

    @Test func toolsOfTheKeyboard_withoutAStack_areThereWhileAFieldHasTheFocus() async throws {
      try await ChromiumTests.use(.phone) {
        Fields()
      } _: { window in
        let isShown = "document.querySelector('.tools-keyboard').checkVisibility()"
        try await window.wait("document.querySelector('.tools-keyboard')")
        #expect(try await window.execute("return \(isShown)") == false)
        try await window.execute("document.querySelector('input').focus()")
        #expect(try await window.execute("return \(isShown)") == true)
      }
    }
  }
}
