import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the widths of a table's columns.
  @MainActor
  @Suite("Live columns")
  struct LiveColumns {
    private struct Person: Identifiable {
      let id: Int
      let name: String
      let age: Int
    }

    private struct Sorted: View {
      @State private var order: [KeyPathComparator<Person>] = []
      @State private var isOff = false
      private let people = (1...3).map { Person(id: $0, name: "Anna\($0)", age: $0) }
      var body: some View {
        VStack {
          Button("Off") { isOff.toggle() }.accessibilityIdentifier("off")
          Table(people, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
            TableColumn("Place") { _ in Text("Untergriesbach") }
          }
          .disabled(isOff)
        }
      }
    }

    private let widths =
      "[...document.querySelectorAll('thead :is(th,td)')].map((node) => Math.round(node.getBoundingClientRect().width))"

    private func use(
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          // The script of tables comes after the page.
          try await window.wait("document.querySelector('.handle')")
          try await body(window)
          #expect(try await window.log() == [])
        }
      }
    }

    /// The end of the first heading.
    private func edge(in window: ChromeWindow) async throws -> (x: Int, y: Int) {
      let edge = try await window.execute(
        """
        const { right, top, height } = document.querySelector('thead th').getBoundingClientRect()
        return [Math.round(right - 3), Math.round(top + height / 2)]
        """
      )
      return (Int(edge[0].number ?? 0), Int(edge[1].number ?? 0))
    }

    /// Drags the first column by its end, and leaves it there.
    private func drag(by distance: Int, in window: ChromeWindow) async throws {
      let (x, y) = try await edge(in: window)
      func move(_ x: Int) -> ChromeValue {
        ["type": "pointerMove", "x": ChromeValue(x), "y": ChromeValue(y), "duration": 0]
      }
      try await window.point(
        move(x),
        ["type": "pointerDown", "button": 0],
        move(x + distance / 3),
        move(x + distance),
        ["type": "pointerUp", "button": 0]
      )
    }

    @Test func column_isDraggedByTheEndOfItsHeading_andGivenBackByTwoPresses() async throws {
      try await use {
        Sorted()
      } _: { window in
        let before = try await window.execute("return \(widths)")
        try await drag(by: 60, in: window)
        let after = try await window.execute("return \(widths)")
        #expect(after[0].number == before[0].number.map { $0 + 60 })
        #expect(after[1] == before[1])
        // The drag sorted nothing.
        #expect(try await window.execute("return document.querySelector('[aria-sort]')") == .null)
        // No column is narrower than forty points.
        try await drag(by: -320, in: window)
        #expect(try await window.execute("return \(widths)[0]") == 40)
        // The two presses follow each other at once, however slow the machine is.
        try await window.execute(
          "document.querySelector('.handle').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))"
        )
        let given = before.list.map { "\(Int($0.number ?? 0))" }.joined(separator: ",")
        try await window.wait("\(widths).join() == '\(given)'")
        #expect(try await window.execute("return localStorage.getItem('pando-columns')") == "[]")
      }
    }

    @Test func column_keepsItsWidth_whenTheServerMakesItsHeadingAnew_andThePageIsLoadedAgain()
      async throws
    {
      try await use {
        Sorted()
      } _: { window in
        let before = try await window.execute("return \(widths)[0]").number ?? 0
        try await drag(by: 60, in: window)
        #expect(try await window.execute("return \(widths)[0]") == .number(before + 60))
        try await window.execute(
          "window.old = document.querySelector('thead th'); document.querySelector('[data-testid=off]').click()"
        )
        try await window.wait("!window.old.isConnected")
        #expect(try await window.execute("return \(widths)[0]") == .number(before + 60))
        // The column is dragged from its present width.
        try await drag(by: 30, in: window)
        #expect(try await window.execute("return \(widths)[0]") == .number(before + 90))
        try await window.reload()
        try await window.wait("\(widths)[0] == \(Int(before + 90))")
        // The entry in the browser's storage does not contain the headings.
        let kept = try await window.execute("return localStorage.getItem('pando-columns')").text
        #expect(kept?.contains("Name") == false)
      }
    }

    @Test func handle_isHeldWithReturn_andMovedWithArrowKeys() async throws {
      try await use {
        Sorted()
      } _: { window in
        let before = try await window.execute("return \(widths)[0]").number ?? 0
        let state = """
          return (({ role, ariaLabel, ariaValueNow, parentNode }) => [role, ariaLabel, ariaValueNow, \(widths)[0],
            parentNode.innerText.trim()].join('/'))(document.activeElement)
          """
        try await window.execute("document.querySelector('.sort').focus()")
        try await window.press(.right)
        let start = Int(before)
        let name = "separator/Width: Name"
        #expect(try await window.execute(state) == .text("\(name)/\(start)/\(start)/Name"))
        try await window.press(.enter)
        try await window.press(.right)
        try await window.press(.right)
        try await window.press(.left)
        #expect(
          try await window.execute(state) == .text("\(name)/\(start + 10)/\(start + 10)/Name")
        )
        try await window.press(.home)
        #expect(try await window.execute(state) == .text("\(name)/\(start)/\(start)/Name"))
        // Return lets go of the handle. The right arrow goes on to the next heading, whose name is
        // its words alone.
        try await window.press(.enter)
        try await window.press(.right)
        #expect(try await window.execute("return document.activeElement.innerText") == "Age")
        #expect(
          try await window.execute("return document.querySelectorAll('.handle[aria-label]').length")
            == 0
        )
        // The key Tab leaves the table from a handle.
        try await window.press(.left)
        try await window.press(.tab)
        #expect(
          try await window.execute(
            "return document.querySelector('.table').contains(document.activeElement)"
          )
            == false
        )
      }
    }

    @Test func tableWithoutStops_scrollsWithArrowKeys_andHasItsHandlesAbove() async throws {
      struct Plain: View {
        let people = (1...200).map { Person(id: $0, name: "Anna\($0)", age: $0) }
        var body: some View {
          Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text(verbatim: "\($0.age)") }
          }
          .frame(height: 300)
        }
      }
      try await use {
        Plain()
      } _: { window in
        try await window.execute("document.querySelector('.table').focus()")
        try await window.press(.up)
        #expect(try await window.execute("return document.activeElement.className") == "handle")
        // The arrow key scrolls the table from a handle too.
        try await window.press(.down)
        try await window.wait("document.querySelector('.table').scrollTop > 0")
      }
    }

    @Test func columns_takeTheirIdealWidths_andShrinkToTheirSmallest_beforeTheTableScrolls()
      async throws
    {
      struct Bounds: View {
        let people = [Person(id: 1, name: "Donaudampfschifffahrtsgesellschaft", age: 1)]
        var body: some View {
          Table(people) {
            TableColumn("Fixed") { Text(verbatim: "\($0.age)") }.width(90)
            TableColumn("Range", value: \.name).width(min: 100, ideal: 220)
            TableColumn("Free") { _ in Text(verbatim: "One two") }
          }
        }
      }
      try await use {
        Bounds()
      } _: { window in
        try await window.resize(width: 1000, height: 700)
        let wide = try await window.execute("return \(widths)")
        #expect(wide[0] == 90)
        #expect(wide[1] == 220)
        try await window.resize(width: 320, height: 700)
        // The columns follow their table a frame later.
        try await window.wait("(\(widths))[1] < 220")
        let narrow = try await window.execute(
          "const { scrollWidth, clientWidth } = document.querySelector('.table'); return [...\(widths), scrollWidth - clientWidth]"
        )
        #expect(narrow[0] == 90)
        #expect((100..<220).contains(narrow[1].number ?? 0))
        #expect(narrow[3] == 0)
        // Words without room are cut, and end with dots.
        #expect(
          try await window.execute(
            """
            const cell = document.querySelectorAll('tbody td')[1], words = cell.firstElementChild
            return [words.scrollWidth > words.clientWidth, getComputedStyle(words).textOverflow, words.getBoundingClientRect().right <= cell.getBoundingClientRect().right]
            """
          ) == [true, "ellipsis", true]
        )
      }
    }

    @Test func numbers_standAtTheEndOfTheirColumn_belowItsHeading() async throws {
      try await use {
        Sorted()
      } _: { window in
        let ends = try await window.execute(
          """
          const end = (node) => Math.round(node.getBoundingClientRect().right)
          const heading = document.querySelectorAll('thead th')[1], cell = document.querySelectorAll('tbody td')[1]
          return [end(heading) - end(heading.querySelector('p')), end(cell) - end(cell.firstElementChild)]
          """
        )
        #expect(ends[0] == ends[1])
        #expect((8...20).contains(ends[1].number ?? 0))
      }
    }

    @Test func firstCell_ofASelectedRowInACard_hasItsOwnBackgroundOverOthers() async throws {
      struct Card: View {
        @State private var selection: Set<Int> = [1]
        let people = [Person(id: 1, name: "Maximiliane", age: 1)]
        var body: some View {
          GroupBox("Card") {
            Table(people, selection: $selection) {
              TableColumn("Name", value: \.name)
              TableColumn("Profession") { _ in Text("Wissenschaftlerin") }
              TableColumn("Place") { _ in Text("Untergriesbach") }
              TableColumn("Department") { _ in Text("Geschwindigkeitsmessungen") }
            }
          }
        }
      }
      try await use {
        Card()
      } _: { window in
        try await window.resize(width: 390, height: 700)
        let ground = "getComputedStyle(document.querySelector('tr.selected > td')).backgroundImage"
        try await window.wait("\(ground) == 'none'")
        try await window.execute("document.querySelector('.table').scrollLeft = 60")
        try await window.wait("\(ground).includes('gradient')")
      }
    }
  }
}
