import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb

extension ChromiumTests {
  /// Lists and tables that are used with a keyboard.
  @MainActor
  @Suite("Live list keys")
  struct LiveListKeys {
    private struct Board: View {
      @State private var selection: Set<Int> = []
      @State private var rows = Array(1...5)
      var body: some View {
        VStack {
          Button("Before") {}.accessibilityIdentifier("before")
          List(selection: $selection) {
            ForEach(rows, id: \.self) { number in
              HStack {
                Text(verbatim: "Row \(number)")
                Button("More") {}.accessibilityIdentifier("more\(number)")
              }
              .accessibilityIdentifier("row\(number)")
            }
            .onDelete { rows.remove(atOffsets: $0) }
          }
          Button("After") {}.accessibilityIdentifier("after")
          Text(verbatim: selection.sorted().map(String.init).joined(separator: " "))
            .accessibilityIdentifier("chosen")
        }
      }
    }

    private struct Person: Identifiable {
      let id: Int
      let name: String
      let age: Int
    }

    private struct People: View {
      let count: Int
      @State private var selection: Set<Int> = []
      @State private var order = [KeyPathComparator(\Person.age)]
      var body: some View {
        VStack {
          Table(
            (1...count).map { Person(id: $0, name: "Person \($0)", age: $0) }.sorted(using: order),
            selection: $selection,
            sortOrder: $order
          ) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
          }
          Text(verbatim: selection.sorted().map(String.init).joined(separator: " "))
            .accessibilityIdentifier("chosen")
        }
      }
    }

    /// Where the focus is: the words of its row, and those of what has it.
    private let place =
      "(() => { const node = document.activeElement; return [node.closest('.row,tr')?.innerText.match(/[A-Z]\\w+ \\d+|Name/)?.[0] ?? '', "
      + "node.matches('.row,tr') ? '' : node.ariaLabel ?? node.innerText].join('/') })()"

    private func use(
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open("http://127.0.0.1:\(server.port)/")
          try await body(window)
          #expect(try await window.log() == [])
        }
      }
    }

    private func expect(
      _ wanted: String,
      after keys: [ChromeWindow.Key],
      with held: ChromeWindow.Key? = nil,
      in window: ChromeWindow,
      _ location: SourceLocation = #_sourceLocation
    ) async throws {
      for key in keys {
        if let held { try await window.press(key, with: held) } else { try await window.press(key) }
      }
      let found = try await window.execute("return \(place)")
      #expect(found == .text(wanted), sourceLocation: location)
    }

    @Test func list_isOneStop_andArrowsGoFromRowToRow() async throws {
      try await use {
        Board()
      } _: { window in
        try await window.execute("document.querySelector('[data-testid=before]').focus()")
        try await expect("Row 1/", after: [.tab], in: window)
        try await expect("Row 3/", after: [.down, .down], in: window)
        try await expect("Row 3/More", after: [.right], in: window)
        // In the same column.
        try await expect("Row 2/More", after: [.up], in: window)
        try await expect("Row 2/Delete", after: [.right], in: window)
        try await expect("Row 2/", after: [.left, .left], in: window)
        try await expect("Row 5/", after: [.end], in: window)
        try await expect("Row 5/", after: [.down], in: window)
        try await expect("Row 1/", after: [.home], in: window)
        try await expect("Row 2/", after: [.down], in: window)
        try await expect("/After", after: [.tab], in: window)
        try await expect("Row 2/", after: [.tab], with: .shift, in: window)
        try await expect("/Before", after: [.tab], with: .shift, in: window)
      }
    }

    @Test func rows_areSelected_withTheSpaceBar_andWithShift() async throws {
      try await use {
        Board()
      } _: { window in
        try await window.execute("document.querySelector('[data-testid=before]').focus()")
        for key in [ChromeWindow.Key.tab, .down, .space] { try await window.press(key) }
        try await window.wait("document.querySelector('[data-testid=chosen]').textContent == '2'")
      }
      try await use {
        People(count: 5)
      } _: { window in
        try await window.execute("document.querySelector('tbody tr:not(.gap)').focus()")
        try await window.press(.down, with: .shift)
        try await window.wait("document.querySelector('[data-testid=chosen]').textContent == '1 2'")
        #expect(
          try await window.execute(
            "return [...document.querySelectorAll('tbody tr')].map((row) => row.ariaSelected).join()"
          ) == "true,true,false,false,false"
        )
        #expect(
          try await window.execute(
            "const table = document.querySelector('table'); return table.role + table.ariaMultiSelectable"
          ) == "gridtrue"
        )
      }
    }

    @Test func header_sortsWithTheKeyboard_andSaysHow() async throws {
      try await use {
        People(count: 3)
      } _: { window in
        try await window.execute("document.querySelector('tbody tr:not(.gap)').focus()")
        try await expect("Name/Name", after: [.up], in: window)
        try await expect("Name/Age", after: [.right], in: window)
        try await window.press(.enter)
        try await window.wait("document.querySelectorAll('th')[1].ariaSort == 'descending'")
        try await window.wait("document.querySelector('tbody tr').innerText.includes('Person 3')")
      }
    }

    @Test func buttonsOfRows_sayWhichRow() async throws {
      try await use {
        Board()
      } _: { window in
        let names = try await window.execute(
          """
          return [...document.querySelectorAll('.row-delete')].map((node) => node.getAttribute('aria-labelledby')
            .split(' ').map((id) => { const part = document.getElementById(id); return part.ariaLabel ?? part.innerText }).join(' '))
          """
        )
        #expect((names[1].text ?? "").contains("Delete") && (names[1].text ?? "").contains("Row 2"))
      }
    }

    @Test func longTable_goesToItsEnd_andSaysWhichRowsItShows() async throws {
      try await use {
        People(count: 20_000)
      } _: { window in
        try await window.execute("document.querySelector('tbody tr:not(.gap)').focus()")
        try await window.wait(
          "document.querySelector('table').getAttribute('aria-rowcount') == '20001'"
        )
        try await window.press(.end)
        try await window.wait(
          "[...document.querySelectorAll('tbody tr:not(.gap)')].at(-1)?.getAttribute('aria-rowindex') == '20001'"
        )
        // The focus stays in the table, and goes on among the rows that are in sight.
        try await window.wait("document.activeElement.closest('.table')")
        try await window.press(.down)
        try await window.wait("document.activeElement.matches('tbody tr')")
        #expect(
          (try await window.execute("return +document.activeElement.getAttribute('aria-rowindex')")
            .number ?? 0) > 19_900
        )
      }
    }

    @Test func column_isDraggedByTheEndOfItsHeading_andGivenBackByTwoPresses() async throws {
      struct Sorted: View {
        @State private var order: [KeyPathComparator<Person>] = []
        private let people = (1...3).map { Person(id: $0, name: "Anna\($0)", age: $0) }
        var body: some View {
          Table(people, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
            TableColumn("Place") { _ in Text("Untergriesbach") }
          }
        }
      }
      try await use {
        Sorted()
      } _: { window in
        // The script of tables comes after the page. Who imports it too waits until it runs.
        let name = ServedFile.more.hashedName
        try await window.wait(
          "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('\(name)'))"
        )
        try await window.executeAsync("import('/pando/\(name)').then(() => arguments[0]())")
        let widths =
          "[...document.querySelectorAll('thead th')].map((node) => Math.round(node.offsetWidth))"
        let before = try await window.execute("return \(widths)")
        let edge = try await window.execute(
          """
          const { right, top, height } = document.querySelector('thead th').getBoundingClientRect()
          return [Math.round(right - 3), Math.round(top + height / 2)]
          """
        )
        let x = Int(edge[0].number ?? 0), y = Int(edge[1].number ?? 0)
        func move(_ x: Int) -> ChromeValue {
          ["type": "pointerMove", "x": ChromeValue(x), "y": ChromeValue(y), "duration": 0]
        }
        let down: ChromeValue = ["type": "pointerDown", "button": 0]
        let up: ChromeValue = ["type": "pointerUp", "button": 0]
        try await window.point(move(x), down, move(x + 20), move(x + 60), up)
        let after = try await window.execute("return \(widths)")
        #expect(after[0].number == before[0].number.map { $0 + 60 })
        #expect(after[1] == before[1])
        // Nothing was sorted by it.
        #expect(try await window.execute("return document.querySelector('[aria-sort]')") == .null)
        // No column is narrower than forty points.
        try await window.point(move(x + 60), down, move(0), up)
        #expect(try await window.execute("return \(widths)[0]") == 40)
        // Two presses, however slow the machine is.
        try await window.execute(
          """
          const heading = document.querySelector('thead th'), { right } = heading.getBoundingClientRect()
          heading.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: right - 3 }))
          """
        )
        let given = before.list.map { "\(Int($0.number ?? 0))" }.joined(separator: ",")
        try await window.wait("\(widths).join() == '\(given)'")
      }
    }

    @Test func table_onAPhone_scrollsUnderItsFirstColumn_andBreaksNoWords() async throws {
      struct Wide: View {
        let people = (1...3).map { Person(id: $0, name: "Maximiliane\($0)", age: $0) }
        var body: some View {
          Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Profession") { _ in Text("Wissenschaftlerin") }
            TableColumn("Department") { _ in Text("Sent") }
            TableColumn("Place") { _ in Text("Untergriesbach") }
          }
        }
      }
      try await use {
        Wide()
      } _: { window in
        try await window.resize(width: 390, height: 700)
        let result = try await window.execute(
          """
          const region = document.querySelector('.table'), first = region.querySelector('td'), last = region.querySelector('td:last-child')
          const lines = [...region.querySelectorAll('td')].map((cell) => {
            const range = document.createRange(), leaf = [...cell.querySelectorAll('*')].at(-1) ?? cell
            range.selectNodeContents(leaf)
            return range.getClientRects().length
          })
          region.scrollLeft = 9999
          return [region.scrollWidth > region.clientWidth, Math.max(...lines), Math.round(first.getBoundingClientRect().left - region.getBoundingClientRect().left),
            last.getBoundingClientRect().right <= innerWidth + 1]
          """
        )
        #expect(result[0] == true)
        #expect(result[1] == 1)
        #expect(result[2] == 0)
        #expect(result[3] == true)
      }
    }
  }
}
