import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the button that hides the sidebar of a split view, of the limits of columns, and of bars beside columns.
  @MainActor
  @Suite("Live sidebars")
  struct LiveSidebars {
    private struct Letters: View {
      @State private var letter: Int? = 2
      var removed: ToolbarDefaultItemKind?
      var body: some View {
        NavigationSplitView {
          List(1..<6, id: \.self, selection: $letter) { Text("Row \($0)") }
            .navigationTitle("Letters")
            .toolbar(removing: removed)
        } detail: {
          Text(letter.map { "Letter \($0)" } ?? "None").navigationTitle("Letter")
        }
      }
    }

    @Test func column_isAsWideAsItsContentOfAFixedWidth() async throws {
      try await ChromiumTests.use(.desktop) {
        NavigationSplitView {
          List(1..<6, id: \.self) { Text("Row \($0)") }.frame(width: 190)
        } detail: {
          Text("Letter").frame(width: 100)
        }
      } _: { window in
        let found = try await window.execute(
          """
          const column = document.querySelector('.part-sidebar'), list = column.querySelector('.collection')
          return [column.offsetWidth, list.offsetWidth, column.scrollWidth - column.clientWidth,
            innerWidth - document.querySelector('.part-detail').offsetWidth]
          """
        )
        #expect(found.list == [191, 190, 0, 191])
      }
    }

    private struct Bound: View {
      @State private var visibility = NavigationSplitViewVisibility.detailOnly
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          List { Text("Row") }.navigationTitle("Letters")
            .navigationSplitViewColumnWidth(min: 240, ideal: 260, max: 300)
        } content: {
          List { Text("Row") }.navigationTitle("Box").navigationSplitViewColumnWidth(250)
        } detail: {
          Text(visibility == .detailOnly ? "hidden" : "shown").navigationTitle("Letter")
        }
      }
    }

    private struct Shop: View {
      @State private var page: Int? = 1
      @State private var span = 2
      var body: some View {
        NavigationSplitView {
          List(1..<3, id: \.self, selection: $page) { Text("Page \($0)") }.navigationTitle("Shop")
        } detail: {
          Group {
            if page == 1 {
              ScrollView { Text("Words").frame(maxWidth: .infinity) }
            } else {
              ContentUnavailableView("Nothing", systemImage: "shippingbox")
            }
          }
          .navigationTitle("Overview")
          .toolbar {
            Picker("Span", selection: $span) {
              Text("Day").tag(1)
              Text("Week").tag(2)
              Text("Month").tag(3)
            }
            .pickerStyle(.segmented)
            Button("Export", systemImage: "square.and.arrow.up") {}
          }
        }
      }
    }

    private static let toggle = "document.querySelector('.split-toggle')"
    private static let width =
      "Math.round(document.querySelector('.split > .part-sidebar').getBoundingClientRect().width)"
    /// The left edge of the toggle, the room between it and the nearest title, and the values that
    /// explain them.
    private static let places = """
      (() => {
        const toggle = document.querySelector('.split-toggle').getBoundingClientRect()
        const titles = [...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility())
        const rooms = titles.map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          const title = range.getBoundingClientRect()
          return Math.round(Math.max(title.left - toggle.right, toggle.left - title.right))
        })
        return [Math.round(toggle.left), Math.min(...rooms), toggle.right, ...titles.map((node) => node.textContent + getComputedStyle(node.parentNode).paddingInlineStart)]
      })()
      """

    @Test func toggle_hidesTheSidebar_andShowsItAgain() async throws {
      try await ChromiumTests.use {
        Letters()
      } _: { window in
        try await window.wait("\(Self.toggle)?.checkVisibility()")
        let shown = try await window.execute("return \(Self.places)").list
        #expect((shown[0].number ?? 0) > 150, "\(shown)")
        #expect((shown[1].number ?? -1) > 0, "\(shown)")
        try await window.execute("\(Self.toggle).focus()")
        try await window.press(.enter)
        try await window.wait("\(Self.width) === 0")
        // Without motion a property still changes a frame later.
        try await window.wait("\(Self.places)[1] > 0")
        let hidden = try await window.execute("return \(Self.places)").list
        #expect((hidden[0].number ?? 99) < 20, "\(hidden)")
        #expect((hidden[1].number ?? -1) > 0, "\(hidden)")
        try await window.wait("document.activeElement === \(Self.toggle)")
        try await window.press(.enter)
        try await window.wait("\(Self.width) > 150 && \(Self.toggle).ariaExpanded === 'true'")
        // The audit takes the focus along, so it is last.
        let problems = try await PageAudit(window).problems(isDark: false)
        #expect(problems == [], "\(problems)")
        try await PageAudit.show(.phone, in: window)
        try await window.wait("!\(Self.toggle).checkVisibility()")
      }
    }

    @Test func toggle_thatIsRemoved_isNotThere() async throws {
      try await ChromiumTests.use {
        Letters(removed: .sidebarToggle)
      } _: { window in
        try await window.wait("document.querySelector('.split-divider')?.checkVisibility()")
        #expect(try await window.execute("return \(Self.toggle).checkVisibility()") == .flag(false))
      }
    }

    /// The columns have a minimum, an ideal and a maximum width.
    @Test func toggle_writesTheBinding_andColumnsKeepTheirLimits() async throws {
      try await ChromiumTests.use {
        Bound()
      } _: { window in
        try await window.wait("\(Self.toggle)?.checkVisibility()")
        let hidden = try await window.execute("return \(Self.places)").list
        #expect((hidden[1].number ?? -1) > 0, "\(hidden)")
        try await window.execute("\(Self.toggle).click()")
        try await window.wait("document.body.innerText.includes('shown')")
        try await window.wait("\(Self.width) === 260")
        #expect(
          try await window.execute("return document.querySelectorAll('.split-divider').length")
            .number == 1
        )
        try await window.execute("document.querySelector('.split-divider').focus()")
        for width in [270, 280, 290, 300, 300] {
          try await window.press(.right)
          try await window.wait("\(Self.width) === \(width)")
        }
        for width in [290, 280, 270, 260, 250, 240, 240] {
          try await window.press(.left)
          try await window.wait("\(Self.width) === \(width)")
        }
      }
    }

    /// A screen that shows that there is nothing has the same bar as others.
    @Test func bar_ofTheLastColumn_staysAsItIs_whereThereIsNothing() async throws {
      try await ChromiumTests.use {
        Shop()
      } _: { window in
        let left =
          "Math.round([...document.querySelectorAll('.screen-title')].at(-1).getBoundingClientRect().left)"
        try await window.wait("document.body.innerText.includes('Words')")
        let before = try await window.execute("return \(left)").number
        try await window.execute("document.querySelectorAll('.part-sidebar .row')[1].click()")
        try await window.wait("document.body.innerText.includes('Nothing')")
        #expect(try await window.execute("return \(left)").number == before)
      }
    }

    /// The title is not cut, and the tools stay in the window, also with large letters.
    @Test(arguments: [195, 320, 390])
    func title_besideASegmentedPicker_isWholeOnAPhone(width: Int) async throws {
      try await ChromiumTests.use(.init(width: width, height: 700, isTouch: true, isDark: false)) {
        Shop()
      } _: { window in
        let title =
          "[...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility()).at(-1)"
        try await window.wait("\(title)?.textContent === 'Overview'")
        let found = try await window.execute(
          """
          const title = \(title), tools = [...document.querySelectorAll('.tools-trailing .toolbar-item')].filter((node) => node.checkVisibility())
          return [title.scrollWidth - title.clientWidth, Math.max(...tools.map((node) => node.getBoundingClientRect().right)) - innerWidth, tools.length]
          """
        ).list
        #expect((found[0].number ?? 9) <= 1, "\(found)")
        #expect((found[1].number ?? 9) <= 0, "\(found)")
        #expect(found[2].number == 2, "\(found)")
      }
    }

    /// The items of a section are below each other, so the widest one counts.
    @Test func menu_withASection_isAsWideAsItsItems() async throws {
      try await ChromiumTests.use {
        Menu("Filter") {
          Picker("Show", selection: .constant("Family")) {
            ForEach(["Family", "Garden", "House", "Trips", "Work", "Years"], id: \.self) {
              Text($0)
            }
          }
          .pickerStyle(.inline)
        }
      } _: { window in
        try await window.execute("document.querySelector('.menu-button').click()")
        try await window.wait("document.querySelector('.menu-items')?.checkVisibility()")
        let width = try await window.execute(
          "return document.querySelector('.menu-items').getBoundingClientRect().width"
        ).number
        #expect((width ?? 999) < 240, "\(width ?? 0)")
      }
    }

    /// A cell after one that spans columns belongs to a later column than its number in the row.
    @Test func cell_afterASpan_hasTheAlignmentOfItsColumn() async throws {
      try await ChromiumTests.use {
        Grid(alignment: .leading, horizontalSpacing: 20) {
          GridRow {
            Text("Name of a column")
            Text("Size of a column").gridColumnAlignment(.trailing)
            Text("Kind of a column")
            Text("Sum of a column").gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("Two columns wide").gridCellColumns(2)
            Text("Cell")
            Text("9")
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const cells = [...document.querySelectorAll('.cell')].map((node) => node.getBoundingClientRect())
          return [cells[5].left - cells[2].left, cells[6].right - cells[3].right].map(Math.round)
          """
        ).list.map(\.number)
        #expect(found == [0, 0], "\(found)")
      }
    }
  }
}
