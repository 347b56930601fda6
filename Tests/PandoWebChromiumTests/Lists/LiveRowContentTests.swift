import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the content of rows and cells: labelled fields, badges in tables, images that are not
  /// loaded yet.
  @MainActor
  @Suite("Live content of rows")
  struct LiveRowContent {
    private struct Order: Identifiable {
      let id: Int
      let customer: String
      let state: String
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func fieldInLabeledContent_hasItsWordsOnce_andBeginsWhereOthersDo(
      look: PageAudit.Look
    ) async throws {
      try await ChromiumTests.use(look) {
        NavigationStack {
          Form {
            TextField("Name", text: .constant("Ada"))
            LabeledContent("Nickname") { TextField("Nickname", text: .constant("Countess")) }
          }
          .navigationTitle("Person")
        }
      } _: { window in
        let starts = try await window.execute(
          "return [...document.querySelectorAll('.input')].map((node) => Math.round(node.getBoundingClientRect().x))"
        ).list.compactMap(\.number)
        #expect(starts.count == 2 && Set(starts).count == 1, "\(starts)")
        let inner = try await window.execute(
          "return getComputedStyle(document.querySelector('.labeled-value .labeled-label')).clipPath"
        )
        #expect(inner == "inset(50%)")
        let problems = try await PageAudit(window).problems(isDark: false)
        #expect(problems == [], "\(problems)")
      }
    }

    @Test func badgeInATable_whereThereIsLittleRoom_isAsWideAsItsWords() async throws {
      try await ChromiumTests.use(.phone) {
        Table((0..<3).map { Order(id: $0, customer: "Katherine Johnson", state: "Overdue now") }) {
          TableColumn("Customer") { Text($0.customer) }
          TableColumn("S") { order in
            Text(order.state).padding(.horizontal, 8).padding(.vertical, 2)
              .background(.green.opacity(0.2), in: .capsule)
          }
          TableColumn("Again") { Text($0.customer) }
        }
      } _: { window in
        let overflows = try await window.execute(
          """
          return [...document.querySelectorAll('td .z .text')].map((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            const words = range.getBoundingClientRect(), pill = node.closest('.z').getBoundingClientRect()
            return words.right > pill.right || words.height > 30
          })
          """
        ).list
        #expect(overflows.count == 3 && overflows.allSatisfy { $0 == false }, "\(overflows)")
      }
    }

    @Test func images_whereContentIsNotLoaded_areBlocks_andNothingIsSentOfThem() async throws {
      try await ChromiumTests.use(.phone) {
        VStack {
          Image(systemName: "star")
          Image("https://example.org/face.png", label: Text("Ada")).resizable().frame(
            width: 40,
            height: 40
          )
        }
        .redacted(reason: .placeholder)
      } _: { window in
        let found = try await window.execute(
          """
          const [icon, file] = [...document.querySelectorAll('.image')]
          return [icon.classList.contains('skeleton'), icon.querySelector('path').checkVisibility(),
            file.classList.contains('skeleton'), document.documentElement.innerHTML.includes('face.png'),
            file.getBoundingClientRect().width]
          """
        ).list
        #expect(found == [true, false, true, false, 40])
      }
    }
  }
}
