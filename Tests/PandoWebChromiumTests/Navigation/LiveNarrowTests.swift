import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of columns, inspectors, popovers and tables in narrow windows.
  @MainActor
  @Suite("Live narrow windows")
  struct LiveNarrow {
    private struct Columns: View {
      @State private var box: String? = "Inbox"
      @State private var mail: String?
      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Mail")
        } content: {
          List(["Engine", "Supper"], id: \.self, selection: $mail) { Text($0) }
            .navigationTitle(box ?? "")
        } detail: {
          Text(mail ?? "None").navigationTitle("Detail")
        }
      }
    }

    private struct Line: Identifiable {
      let id: Int
      let name: String
      let text: String
    }

    func use(
      width: Int,
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      let look = PageAudit.Look(width: width, height: 844, isTouch: width < 600, isDark: false)
      try await ChromiumTests.use(look, [:], content) { window in
        try await body(window)
        #expect(try await window.log() == [])
      }
    }

    /// The box of the first node that a selector finds, in points: leading, top, width, height.
    func box(_ selector: String, in window: ChromeWindow) async throws -> [Double] {
      try await window.execute(
        """
        const { x, y, width, height } = document.querySelector('\(selector)').getBoundingClientRect()
        return [x, y, width, height]
        """
      ).list.compactMap(\.number)
    }

    @Test func titleOfAPushedScreen_isInTheMiddle() async throws {
      try await use(width: 390) {
        NavigationStack(path: .constant([1])) {
          Text("First").navigationDestination(for: Int.self) { _ in
            Text("Second").navigationTitle("Drawing").navigationBarTitleDisplayMode(.inline)
          }
        }
      } _: { window in
        try await window.wait("document.querySelector('.bar > .dismiss')")
        for isTouch in [true, false] {
          let look = PageAudit.Look(width: 390, height: 844, isTouch: isTouch, isDark: false)
          try await PageAudit.show(look, in: window)
          let off = try await window.execute(
            """
            const titles = [...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility())
            const range = document.createRange()
            range.selectNodeContents(titles.at(-1))
            const { left, right } = range.getBoundingClientRect()
            return Math.abs((left + right) / 2 - innerWidth / 2)
            """
          )
          #expect(off.number ?? 99 < 2)
        }
      }
    }

    @Test func list_inTheWindowOfATablet_beginsWhereItsTitleDoes() async throws {
      try await use(width: 768) {
        NavigationStack {
          List { ForEach(0..<60) { Text(verbatim: "Row \($0)") } }.navigationTitle("Rows")
        }
      } _: { window in
        let title = try await box(".screen-title", in: window)
        let row = try await box(".row", in: window)
        #expect(title[0] == row[0])
        #expect(row[0] == 16)
      }
    }

    @Test func sheet_inTheDark_isLighterThanWhatItCovers() async throws {
      try await use(width: 1280) {
        NavigationStack {
          List { Text("Below") }.sheet(isPresented: .constant(true)) { Form { Text("Above") } }
        }
      } _: { window in
        try await PageAudit.show(.darkDesktop, in: window)
        let grounds = try await window.wait(
          """
          (() => {
            const ground = (node) => +getComputedStyle(node).backgroundColor.match(/\\d+/)[0]
            const grounds = [...document.querySelectorAll('.collection')].map(ground)
            return grounds[0] < 100 ? grounds : null
          })()
          """
        )
        let list = grounds[0].number ?? 0, form = grounds[1].number ?? 0
        #expect(form > list + 10)
        #expect(try await PageAudit(window).problems(isDark: true) == [])
      }
    }

    @Test func headingOfNumbers_forAFinger_endsWhereTheyDo() async throws {
      struct People: View {
        @State private var order = [KeyPathComparator(\Line.name)]
        var body: some View {
          Table([Line(id: 1, name: "Ada", text: "")], sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("No", value: \.id) { Text(verbatim: "\($0.id)") }
          }
        }
      }
      try await use(width: 390) {
        People()
      } _: { window in
        let ends = try await window.execute(
          """
          const end = (node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return Math.round(range.getBoundingClientRect().right)
          }
          return [...document.querySelectorAll('.cell-end .sort .text, td.cell-end .text')].map(end)
          """
        )
        #expect(ends.list.count == 2)
        #expect(ends[0] == ends[1])
      }
    }

    @Test func slider_inForcedColors_isSeen() async throws {
      try await use(width: 1280) {
        Form { Slider(value: .constant(0.4)) { Text("Level") } }
      } _: { window in
        try await window.devtools(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "forced-colors", "value": "active"]]]
        )
        let adjust = try await window.execute(
          "return getComputedStyle(document.querySelector('.range')).forcedColorAdjust"
        )
        #expect(adjust == "none")
      }
    }

    @Test func form_inAPopover_fillsItsSheet() async throws {
      try await use(width: 390) {
        Button("Options") {}.popover(isPresented: .constant(true)) {
          Form { Toggle("On", isOn: .constant(true)) }.frame(width: 300, height: 200)
        }
      } _: { window in
        let form = try await box(".popover .form", in: window)
        #expect(form[0] == 0 && form[2] == 390)
      }
    }

    @Test func largeTitle_onAPhone_isBelowTheButtonsBeforeIt() async throws {
      try await use(width: 390) {
        NavigationStack {
          Form { Text("Row") }
            .navigationTitle("Form")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            }
        }
      } _: { window in
        let title = try await box(".screen-title", in: window)
        let cancel = try await box(".tools-leading", in: window)
        let save = try await box(".tools-trailing", in: window)
        #expect(title[0] == 16 && title[1] >= cancel[1] + cancel[3])
        #expect(cancel[1] == save[1] && save[0] > 195)
      }
    }

    @Test func titleBesideTheToolsOfALaterColumn_isInTheMiddle() async throws {
      struct Shop: View {
        @State private var place: String? = "Orders"
        var body: some View {
          NavigationSplitView {
            List(["Orders"], id: \.self, selection: $place) { Text($0) }.navigationTitle("Shop")
          } detail: {
            List { Text("Row") }.navigationTitle("Overview").toolbar {
              Button("Export", systemImage: "square.and.arrow.up") {}
            }
          }
        }
      }
      try await use(width: 390) {
        Shop()
      } _: { window in
        try await window.wait("document.querySelector('.part-detail .row').checkVisibility()")
        let title = try await box(".part-detail .screen-title", in: window)
        let tools = try await box(".part-detail .tools-trailing", in: window)
        #expect(abs(title[0] + title[2] / 2 - 195) <= 2, "\(title)")
        #expect(title[1] >= tools[1] && title[1] + title[3] <= tools[1] + tools[3], "\(tools)")
        let ground = try await window.execute(
          "return getComputedStyle(document.querySelector('.column-back')).backgroundColor"
        )
        #expect(ground == "rgba(0, 0, 0, 0)")
      }
    }

    @Test func menuButton_belowAPopover_closesThePopoverAlone() async throws {
      struct Sharing: View {
        @State private var isShown = true
        var body: some View {
          NavigationStack {
            Button("Sharing") { isShown = true }
              .popover(isPresented: $isShown) { Text("Shared") }
              .navigationTitle("Trips")
              .toolbar { Menu("More") { Button("Copy") {} } }
          }
        }
      }
      try await use(width: 390) {
        Sharing()
      } _: { window in
        try await window.click(".tools .menu-button")
        try await window.wait("!document.querySelector('.popover:not([inert] *)')")
        #expect(
          try await window.execute("return !!document.querySelector('.menu-items:popover-open')")
            == false
        )
      }
    }

    @Test func firstColumn_onceOthersPassUnderIt_hasAnEdge() async throws {
      try await use(width: 390) {
        Table((1...3).map { Line(id: $0, name: "Grace", text: "On Friday we meet at seven") }) {
          TableColumn("Name", value: \.name)
          TableColumn("First", value: \.text)
          TableColumn("Second", value: \.text)
          TableColumn("Third", value: \.text)
        }
      } _: { window in
        // Cells whose borders collapse have no shadow.
        let hasEdge = "getComputedStyle(document.querySelector('tbody td')).outlineStyle == 'solid'"
        #expect(try await window.execute("return \(hasEdge)") == false)
        try await window.execute("document.querySelector('.table').scrollLeft = 60")
        try await window.wait(hasEdge)
      }
    }

    @Test func closeButton_ofASheetWithHeights_isLevelWithItsTitle() async throws {
      try await use(width: 390) {
        Text("Below").sheet(isPresented: .constant(true)) {
          NavigationStack { List { Text("Row") }.navigationTitle("Rows") }
            .presentationDetents([.medium, .large])
        }
      } _: { window in
        try await window.wait("document.querySelector('.grabber').checkVisibility()")
        let title = try await box(".sheet .screen-title", in: window)
        let button = try await box(".sheet > .dismiss", in: window)
        #expect(abs(title[1] + title[3] / 2 - button[1] - button[3] / 2) < 2, "\(title) \(button)")
      }
    }

    @Test func progress_besideItsName_takesTheRoomThereIs() async throws {
      try await use(width: 390) {
        Form { LabeledContent("Done") { ProgressView(value: 0.4) } }
      } _: { window in
        let bar = try await box("progress", in: window)
        #expect(bar[2] > 150, "\(bar)")
      }
    }

    @Test(arguments: [390, 1280])
    func rows_whileTheyAreEdited_showTheirTools(width: Int) async throws {
      struct Rows: View {
        @State private var mode = EditMode.inactive
        var body: some View {
          VStack {
            Button("Edit") { mode = .active }.accessibilityIdentifier("edit")
            List {
              ForEach(0..<2) { Text(verbatim: "Row \($0)") }.onDelete { _ in }.onMove { _, _ in }
            }
            .environment(\.editMode, $mode)
          }
        }
      }
      try await use(width: width) {
        Rows()
      } _: { window in
        let seen =
          "[...document.querySelectorAll('.row-edit')].filter((node) => node.checkVisibility({ opacityProperty: true })).length"
        #expect(try await window.execute("return \(seen)") == 0)
        try await window.execute("document.querySelector('[data-testid=edit]').click()")
        try await window.wait("\(seen) == 6")
      }
    }

    @Test func threeColumns_inTheWindowOfATablet_areTwoAtATime() async throws {
      try await use(width: 768) {
        Columns()
      } _: { window in
        func shown() async throws -> [String] {
          try await window.execute(
            """
            return ['sidebar', 'content', 'detail'].filter((name) =>
              document.querySelector(`.split > .part-${name}`).checkVisibility())
            """
          ).list.compactMap(\.text)
        }
        #expect(try await shown() == ["content", "detail"])
        #expect(try await box(".split > .part-detail", in: window)[2] > 400)
        try await window.click(".column-back")
        #expect(try await shown() == ["sidebar", "content"])
        // The detail is beside the column in which it is chosen.
        try await window.click(".part-sidebar .row + .row")
        try await window.wait(
          "document.querySelector('.part-content .screen-title').innerText == 'Sent'"
        )
        #expect(try await shown() == ["content", "detail"])
      }
    }

    @Test(arguments: [(768, 9.6), (1280, 16)])
    func columns_ofATable_areCloserWhereThereIsLessWidth(width: Int, side: Double) async throws {
      try await use(width: width) {
        Table([Line(id: 1, name: "Ada", text: "Words")]) {
          TableColumn("Name", value: \.name)
          TableColumn("Words", value: \.text)
        }
      } _: { window in
        let found = try await window.execute(
          "return parseFloat(getComputedStyle(document.querySelector('td:last-child')).paddingLeft)"
        )
        #expect(abs((found.number ?? 0) - side) < 0.1)
      }
    }

    @Test func table_inANarrowWindow_scrollsBeforeItsWordsStandOneToALine() async throws {
      let text = "On Friday we meet at seven in the garden"
      try await use(width: 390) {
        Table((1...3).map { Line(id: $0, name: "Grace", text: text) }) {
          TableColumn("Name", value: \.name)
          TableColumn("First", value: \.text)
          TableColumn("Second", value: \.text)
          TableColumn("Third", value: \.text)
        }
      } _: { window in
        #expect(try await box("td + td", in: window)[2] > 140)
        // A short value keeps its own width.
        #expect(try await box("td", in: window)[2] < 100)
        let found3 = try await window.execute(
          "const table = document.querySelector('.table'); return table.scrollWidth > table.clientWidth"
        )
        #expect(found3 == true)
      }
    }
  }
}
