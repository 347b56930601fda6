import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of bars, and of text in half the window of a phone, as at a zoom of 200 %.
  @MainActor
  @Suite("Live text at a zoom of 200 %")
  struct LiveZoomedText {
    private struct Drawing: View {
      var body: some View {
        NavigationStack(path: .constant([1])) {
          Text("Drawings").navigationDestination(for: Int.self) { _ in
            List { Text("One") }
              .navigationTitle("Drawings")
              .toolbar {
                ToolbarItem { Button("Edit", systemImage: "pencil") {} }
                ToolbarItem { Button("Add", systemImage: "plus") {} }
                ToolbarItem(placement: .bottomBar) { Button("Filter everything") {} }
                ToolbarItem(placement: .status) { Text("Just now") }
                ToolbarItem(placement: .bottomBar) { Button("New") {} }
              }
          }
        }
      }
    }

    private func value(
      width: Int,
      _ script: String,
      @ViewBuilder of content: @escaping @MainActor () -> some View
    ) async throws -> [ChromeValue] {
      let look = PageAudit.Look(width: width, height: 844, isTouch: width < 600, isDark: false)
      var value = ChromeValue.null
      try await ChromiumTests.use(look, [:], content) { window in
        value = try await window.execute(
          """
          const words = (node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return range.getBoundingClientRect()
          }
          /** The number of words that stand in two lines. */
          const torn = (node) => {
            const text = node.firstChild, range = document.createRange()
            return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              return range.getClientRects().length > 1
            }).length
          }
          \(script)
          """
        )
        #expect(try await window.log() == [])
      }
      return value.list
    }

    @Test(arguments: [390, 1280])
    func statusOfABottomBar_isInItsMiddle(width: Int) async throws {
      let places = try await value(
        width: width,
        """
        const bar = [...document.querySelectorAll('.tools-bottom')].find((node) => node.querySelector('.at-status'))
        const status = words(bar.querySelector('.at-status .text')), room = bar.getBoundingClientRect()
        const last = bar.querySelector(':scope > :last-child .button').getBoundingClientRect()
        const first = bar.querySelector(':scope > :first-child .button').getBoundingClientRect()
        return [status.left + status.right - room.left - room.right, room.right - last.right, first.left - room.left]
        """
      ) {
        Drawing()
      }.compactMap(\.number)
      #expect(places.count == 3 && abs(places[0]) < 2, "\(places)")
      #expect(places[1] == places[2])
    }

    @Test func statusOfABottomBar_besideOneTool_isInItsMiddle() async throws {
      let places = try await value(
        width: 390,
        "const box = words(document.querySelector('.at-status .text')); return [box.left + box.right - innerWidth]"
      ) {
        NavigationStack {
          Text("Mail").navigationTitle("Mail").toolbar {
            ToolbarItem(placement: .status) { Text("Just now") }
            ToolbarItem(placement: .bottomBar) { Button("New") {} }
          }
        }
      }.compactMap(\.number)
      #expect(places.count == 1 && abs(places[0]) < 2, "\(places)")
    }

    @Test func title_besideBackAndTwoTools_isWhole_andTheToolsStandInALine() async throws {
      let found = try await value(
        width: 195,
        """
        const bar = [...document.querySelectorAll('.bar')].find((node) => node.querySelector('.dismiss'))
        const title = bar.querySelector('.screen-title'), tools = bar.querySelectorAll('.tools-trailing .button')
        const boxes = [...tools].map((node) => node.getBoundingClientRect())
        return [title.scrollWidth <= title.clientWidth, words(title).width > 60, boxes[0].top === boxes[1].top,
          boxes.every((box) => box.right <= innerWidth)]
        """
      ) {
        Drawing()
      }
      #expect(found == [true, true, true, true])
    }

    @Test func mistakeOfAField_breaksBetweenWords() async throws {
      let found = try await value(
        width: 195,
        """
        const row = document.querySelector('.row').getBoundingClientRect()
        const error = document.querySelector('.field-error')
        return [torn(error), error.getBoundingClientRect().right <= row.right]
        """
      ) {
        Form {
          TextField("Name", text: .constant(""))
            .fieldError("Temperature needs an international representation")
        }
      }
      #expect(found == [0, true])
    }
  }
}
