import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of inspectors in narrow and in wide windows.
extension ChromiumTests.LiveNarrow {
  private struct Inspected: View {
    @State private var isShown = true
    var body: some View {
      NavigationStack {
        List { Text("Utah") }
          .inspector(isPresented: $isShown) {
            Form { LabeledContent("Days", value: "12") }
          }
          .navigationTitle("Trips")
      }
    }
  }

  @Test func inspector_inANarrowWindow_isASheetAtItsLowerEdge_andCanBeClosed() async throws {
    try await use(width: 390) {
      Inspected()
    } _: { window in
      #expect(try await PageAudit(window).problems(isDark: false) == [])
      try await PageAudit.show(.phone, in: window)
      let sheet = try await box(".split-inspector > .part-detail", in: window)
      let list = try await box(".split-inspector > .part-content", in: window)
      #expect(sheet[0] == 0 && sheet[2] == 390)
      #expect(sheet[1] + sheet[3] == 844)
      #expect(sheet[3] < 844 / 2)
      // There is no gap between the list and the sheet.
      #expect(list[1] + list[3] == sheet[1])
      // The rows begin where the round button ends, and not below an empty row.
      let rows = try await box(".split-inspector > .part-detail .row", in: window)
      #expect((42..<64).contains(rows[1] - sheet[1]), "\(rows) \(sheet)")
      try await window.click(".split-inspector > .dismiss")
      try await window.wait("!document.querySelector('.split-inspector > .part-detail')")
      let found1 = try await window.execute(
        "return !!document.querySelector('.split-inspector > .dismiss')"
      )
      #expect(found1 == false)
    }
  }

  @Test func inspector_inAWideWindow_isBesideItsView_withoutAButtonToClose() async throws {
    try await use(width: 1280) {
      Inspected()
    } _: { window in
      let column = try await box(".split-inspector > .part-detail", in: window)
      #expect(column[0] + column[2] == 1280 && column[0] > 640)
      let found2 = try await window.execute(
        "return document.querySelector('.split-inspector > .dismiss').checkVisibility()"
      )
      #expect(found2 == false)
    }
  }

  @Test func barOverAnInspector_hasTheBackgroundOfItsList() async throws {
    try await use(width: 390) {
      Inspected()
    } _: { window in
      let grounds = try await window.execute(
        """
        return ['.screen', '.split-inspector > .part-content > .list'].map((selector) =>
          getComputedStyle(document.querySelector(selector)).backgroundColor)
        """
      )
      #expect(grounds[0] == grounds[1])
      #expect(grounds[0] != .null)
    }
  }

  @Test func inspector_inAWideWindow_hasTheBackgroundOfItsScreen_alsoInTheDark() async throws {
    try await use(width: 1280) {
      Inspected()
    } _: { window in
      try await PageAudit.show(.darkDesktop, in: window)
      let ground = try await window.execute(
        """
        const form = document.querySelector('.split-inspector > .part-detail > .form')
        return getComputedStyle(form).backgroundColor
        """
      )
      #expect(ground == "rgba(0, 0, 0, 0)")
    }
  }
}
