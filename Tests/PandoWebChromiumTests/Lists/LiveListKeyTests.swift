import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of lists and tables that are used with a keyboard.
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

    private struct Mailboxes: View {
      @State private var selection: String? = "Inbox"
      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Sent", "Archive"], id: \.self, selection: $selection) { Text($0) }
        } detail: {
          Text(verbatim: "Shown: \(selection ?? "nothing")")
        }
      }
    }

    /// As in Mail. The row that was clicked has no ring; a key shows where the focus is.
    @Test func arrows_whereOneRowMayBeSelected_selectTheRow_andShowTheFocus() async throws {
      try await LiveServer.use {
        Mailboxes()
      } _: { server in
        try await ChromeWindow.use(width: 1280, height: 800) { window in
          try await window.open(port: server.port)
          let ring = "getComputedStyle(document.activeElement).outlineStyle"
          try await window.click(".row:nth-of-type(2)")
          try await window.wait("document.body.innerText.includes('Shown: Sent')")
          #expect(try await window.execute("return \(ring)") == "none")
          try await window.press(.down)
          try await window.wait("document.body.innerText.includes('Shown: Archive')")
          #expect(try await window.execute("return \(ring)") == "solid")
          try await window.press(.home)
          try await window.wait("document.body.innerText.includes('Shown: Inbox')")
        }
      }
    }

    /// A switch does not use the arrow keys, so they go on from it.
    @Test func arrows_fromASwitch_goOnToTheNextRow() async throws {
      try await LiveServer.use {
        List {
          Button("First") {}
          Toggle("On", isOn: .constant(true))
          Button("Last") {}
        }
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.execute("document.querySelector('.row .button').focus()")
          try await window.press(.down)
          try await window.wait("document.activeElement.matches('.switch')")
          try await window.press(.down)
          try await window.wait("document.activeElement.textContent.trim() === 'Last'")
          try await window.press(.up)
          try await window.wait("document.activeElement.matches('.switch')")
        }
      }
    }

    struct Person: Identifiable {
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

    /// The place of the focus: the words of its row, and those of the focused node.
    let place =
      "(() => { const node = document.activeElement; return [node.closest('.row,tr')?.innerText.match(/[A-Z]\\w+ \\d+|Name/)?.[0] ?? '', "
      + "node.matches('.row,tr') ? '' : node.ariaLabel ?? node.innerText].join('/') })()"

    func use(
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await body(window)
          #expect(try await window.log() == [])
        }
      }
    }

    func expect(
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
        // The focus stays in the same column.
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

    @Test func menuOfRows_isForTheRow_andReturnDoesThePrimaryAction() async throws {
      try await use {
        MenuOfRows()
      } _: { window in
        let said = "document.querySelector('[data-testid=said]').textContent"
        let row =
          "[...document.querySelectorAll('.row')].find((row) => row.textContent.includes('Row 2'))"
        let open = "document.querySelector('.menu-items:popover-open')"
        try await window.wait(row)
        try await window.execute(
          """
          \(row).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 200, clientY: 200 }))
          """
        )
        // The menu opens with the items of this row, and not with those of the row before.
        try await window.wait("\(open)?.textContent.includes('Remove [2]')")
        try await window.click(".menu-items:popover-open button")
        try await window.wait("\(said) == 'removed [2]'")
        try await window.execute("\(row).focus()")
        try await window.press(.enter)
        try await window.wait("\(said) == 'opened [2]'")
        #expect(try await window.execute("return \(open)") == .null)
        // A menu without items is not opened.
        try await window.execute(
          """
          document.querySelector('.list').dispatchEvent(
            new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 5, clientY: 5 }))
          """
        )
        try await window.execute("\(row).focus()")
        try await window.press(.space)
        try await window.wait("\(row).matches('.selected')")
        #expect(try await window.execute("return \(open)") == .null)
      }
    }

    private struct MenuOfRows: View {
      @State private var chosen: Int?
      @State private var said = ""

      var body: some View {
        List(1..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
          .contextMenu(forSelectionType: Int.self) { rows in
            if !rows.isEmpty {
              Button("Remove \("\(rows.sorted())")") { said = "removed \(rows.sorted())" }
            }
          } primaryAction: { rows in
            said = "opened \(rows.sorted())"
          }
        Text(said).accessibilityIdentifier("said")
      }
    }

    @Test func header_sortsWithTheKeyboard_andSaysHow() async throws {
      try await use {
        People(count: 3)
      } _: { window in
        try await window.execute("document.querySelector('tbody tr:not(.gap)').focus()")
        try await expect("Name/Name", after: [.up], in: window)
        // The arrow key passes the handle of the column.
        try await window.wait("document.querySelector('.handle')")
        try await expect("Name/Age", after: [.right, .right], in: window)
        try await window.press(.enter)
        try await window.wait("document.querySelectorAll('th')[1].ariaSort == 'descending'")
        try await window.wait("document.querySelector('tbody tr').innerText.includes('Person 3')")
      }
    }

    @Test func list_isRefreshed_byAButtonInTheBarOfItsScreen() async throws {
      struct Feed: View {
        @State private var count = 0
        var body: some View {
          NavigationStack {
            List { Text(verbatim: "Loaded \(count)").accessibilityIdentifier("count") }
              .navigationTitle("Feed")
              .refreshable { await MainActor.run { count += 1 } }
          }
        }
      }
      try await use {
        Feed()
      } _: { window in
        try await window.execute("document.querySelector('.bar > .refresh').focus()")
        #expect(
          try await window.execute("return document.activeElement.ariaLabel") == "Refresh"
        )
        try await window.press(.enter)
        try await window.wait(
          "document.querySelector('[data-testid=count]').textContent == 'Loaded 1'"
        )
        // The focus stays, and Space works a second time.
        try await window.press(.space)
        try await window.wait(
          "document.querySelector('[data-testid=count]').textContent == 'Loaded 2'"
        )
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
        // The focus is in the row that the key asked for, and moves on among the rows in sight.
        try await window.wait(
          "document.activeElement === [...document.querySelectorAll('tbody tr:not(.gap)')].at(-1)"
        )
        try await window.press(.up)
        try await window.wait("document.activeElement.matches('tbody tr')")
        #expect(
          (try await window.execute("return +document.activeElement.getAttribute('aria-rowindex')")
            .number ?? 0) > 19_900
        )
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
