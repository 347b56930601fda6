import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of tables while their page arrives.
  @MainActor
  @Suite("Live arrival of tables")
  struct LiveTableArrival {
    private struct Fruit: Identifiable {
      let id: Int
      let name: String
    }

    private struct Fruits: View {
      @State private var order = [KeyPathComparator(\Fruit.id)]
      private let fruits = (0..<60).map { Fruit(id: $0, name: "Fruit with number \($0)") }
      var body: some View {
        NavigationStack {
          Table(fruits, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Kind", value: \.name)
            TableColumn("Number", value: \.id) { Text("\($0.id)") }
          }
          .navigationTitle("Fruit")
        }
      }
    }

    /// The headings became lower when the looks of the second part of the script arrived.
    @Test func rowsBelowHeadingsThatSort_stayWhereTheyAre() async throws {
      try await ChromiumTests.use(.desktop) {
        Fruits()
      } _: { window in
        try await window.wait("document.querySelector('.sort').offsetWidth > 120")
        let shift = try await window.executeAsync(
          """
          let sum = 0
          new PerformanceObserver((list) => {
            for (const { value } of list.getEntries()) sum += value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => arguments[0](sum), 100)
          """
        )
        #expect((shift.number ?? 1) < 0.01)
      }
    }

    /// The first column stays in place on a phone, and is never as wide as the window. Its words were cut there.
    @Test func firstColumn_inAVeryNarrowWindow_hasItsWordsInLines() async throws {
      try await ChromiumTests.use(.phone) {
        Fruits()
      } _: { window in
        try await window.resize(width: 195, height: 700)
        try await window.wait(
          """
          [...document.querySelectorAll('td:first-child')].every((cell) =>
            cell.firstElementChild.getBoundingClientRect().right <= cell.getBoundingClientRect().right)
          """
        )
      }
    }
  }
}
