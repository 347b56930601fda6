import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of edges and middles that are aligned, and of lists and bars in use.
  @MainActor
  @Suite("Live alignment")
  struct LiveAlignment {
    private struct Place: Identifiable {
      let id: String
    }

    /// A number about the first node that a selector finds; `box` is its frame.
    private func number(
      _ selector: String,
      _ expression: String,
      in window: ChromeWindow
    ) async throws -> Double {
      let found = try await window.execute(
        """
        const node = document.querySelector(`\(selector)`), box = node.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(node)
        const text = words.getBoundingClientRect()
        return \(expression)
        """
      )
      return try #require(found.number, "\(selector): \(found)")
    }

    /// A browser writes a space into a style that a script has set.
    @Test func background_thatComesLater_isThatOfTheBarToo() async throws {
      struct Member: View {
        @State private var isMember = true
        var body: some View {
          NavigationStack {
            if isMember {
              List { Button("Leave") { isMember = false } }.navigationTitle("Profile")
            } else {
              ContentUnavailableView("Not a member yet", systemImage: "person")
                .background(Color(uiColor: .systemGroupedBackground))
                .navigationTitle("Profile")
            }
          }
        }
      }
      try await ChromiumTests.use {
        Member()
      } _: { window in
        try await window.click(".row button")
        try await window.wait("document.querySelector('.unavailable')")
        let grounds = try await window.execute(
          """
          return [['.screen'], ['.unavailable', '::before']].map(([selector, part]) =>
            getComputedStyle(document.querySelector(selector), part).backgroundColor)
          """
        )
        #expect(grounds[0] == grounds[1], "\(grounds)")
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func words_ofATableInACard_beginAndEndWhereThoseOfTheCardDo(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        VStack(alignment: .leading) {
          Text("Places").accessibilityIdentifier("title")
          Table([Place(id: "Utah")]) {
            TableColumn("Name", value: \.id)
            TableColumn("Trees", value: \.id).alignment(.trailing)
          }
        }
        .padding()
        .background(.background, in: .rect(cornerRadius: 12))
      } _: { window in
        let title = try await number("[data-testid=title]", "text.left", in: window)
        #expect(try await number("td", "text.left", in: window) == title)
        let end = try await number(".table", "box.right", in: window)
        #expect(abs(try await number("td:last-child", "text.right", in: window) - end) < 1)
      }
    }

    /// The fill around a row that can be selected has room around the words.
    @Test func words_ofATableWithASelection_areWithinItsFill() async throws {
      struct Choosing: View {
        @State private var chosen: String? = "Utah"
        var body: some View {
          VStack {
            Table([Place(id: "Utah")], selection: $chosen) { TableColumn("Name", value: \.id) }
          }
          .padding()
          .background(.background)
        }
      }
      try await ChromiumTests.use {
        Choosing()
      } _: { window in
        let start = try await number("tr.selected", "box.left", in: window)
        #expect(try await number("td", "text.left", in: window) >= start + 8)
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func picture_ofAButtonInAColumn_beginsWhereWordsDo(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        VStack(alignment: .leading) {
          Text("Words").accessibilityIdentifier("words")
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.borderless)
        }
      } _: { window in
        let words = try await number("[data-testid=words]", "box.left", in: window)
        #expect(abs(try await number("button .icon", "box.left", in: window) - words) < 1)
      }
    }

    @Test(arguments: [true, false])
    func backOfAColumn_isInTheMiddleOfTheTitle(isTouch: Bool) async throws {
      try await ChromiumTests.use(
        PageAudit.Look(width: 768, height: 1024, isTouch: isTouch, isDark: false)
      ) {
        NavigationSplitView {
          List { Text("Inbox") }.navigationTitle("Mail")
        } content: {
          List { Text("Supper") }.navigationTitle("Inbox")
        } detail: {
          Text("At seven").navigationTitle("Supper").toolbar { Button("Reply") {} }
        }
      } _: { window in
        let back = try await number(".column-back", "box.top + box.height / 2", in: window)
        let title = try await number(
          ".part-content .screen-title",
          "box.top + box.height / 2",
          in: window
        )
        #expect(abs(back - title) < 1.5, "\(back) \(title)")
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func foldOfASection_isBesideItsTitle_aboveTheMarksOfRows(look: PageAudit.Look) async throws {
      struct Folding: View {
        @State private var isOpen = true
        var body: some View {
          NavigationStack {
            List {
              Section("Trees", isExpanded: $isOpen) { NavigationLink("Aspen") { Text("Aspen") } }
            }
            .listStyle(.insetGrouped)
          }
        }
      }
      try await ChromiumTests.use(look) {
        Folding()
      } _: { window in
        let fold = try await number(".section-fold", "box.top + box.height / 2", in: window)
        let title = try await number(".part-header", "text.top + text.height / 2", in: window)
        #expect(abs(fold - title) < 2, "\(fold) \(title)")
        let mark = try await number(".section-fold .icon", "box.right", in: window)
        let room = try await number(".rows", "box.right - 16", in: window)
        #expect(abs(mark - room) < 2, "\(mark) \(room)")
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func foldOfASection_isInTheMiddleOfALargeHeader(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        List {
          Section(isExpanded: .constant(true)) {
            Text("Aspen")
          } header: {
            Text("Trees").font(.largeTitle)
          }
        }
      } _: { window in
        let fold = try await number(".section-fold", "box.top + box.height / 2", in: window)
        let title = try await number(".part-header .text", "text.top + text.height / 2", in: window)
        #expect(abs(fold - title) < 2, "\(fold) \(title)")
      }
    }

    @Test func row_carriedToAnEdgeByAPointer_scrollsItsList() async throws {
      try await ChromiumTests.use {
        List {
          ForEach(0..<80, id: \.self) { Text("Row \($0)") }.onMove { _, _ in }
        }
        .frame(height: 400)
      } _: { window in
        try await window.execute(
          """
          const row = document.querySelector('.row'), data = new DataTransfer()
          const list = document.querySelector('.list').getBoundingClientRect()
          for (const [type, y] of [['dragstart', list.top + 30], ['dragover', list.bottom - 5]]) {
            row.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true,
              dataTransfer: data, clientX: list.x + 30, clientY: y }))
          }
          """
        )
        try await window.wait("document.querySelector('.list').scrollTop > 60")
        try await window.execute(
          """
          const data = new DataTransfer()
          document.querySelector('.row').dispatchEvent(
            new DragEvent('dragend', { bubbles: true, dataTransfer: data }))
          """
        )
      }
    }

    @Test func rows_thatCannotBeChosen_doNotAnswerThePointer() async throws {
      try await ChromiumTests.use {
        Table([Place(id: "Utah")]) { TableColumn("Name", value: \.id) }
      } _: { window in
        let cell = try await window.find("td").reference
        try await window.point(["type": "pointerMove", "x": 0, "y": 0, "origin": cell])
        try await window.wait("document.querySelector('tbody tr').matches(':hover')")
        let ground = try await window.execute(
          "return getComputedStyle(document.querySelector('tbody tr')).backgroundColor"
        )
        #expect(ground == "rgba(0, 0, 0, 0)")
      }
    }

    @Test func lineAndItsPoints_areReadOutOnce() async throws {
      try await ChromiumTests.use {
        Chart([1, 2, 3], id: \.self) { number in
          LineMark(x: .value("Day", "d\(number)"), y: .value("Count", number))
          PointMark(x: .value("Day", "d\(number)"), y: .value("Count", number))
        }
        .frame(height: 200)
      } _: { window in
        try await window.execute("document.querySelector('.chart').focus()")
        try await window.execute(
          """
          document.querySelector('.chart').dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
          """
        )
        try await window.wait("document.querySelector('.chart-readout').textContent")
        let words = try await window.execute(
          "return document.querySelector('.chart-readout').textContent"
        )
        #expect(words == "d1\n1", "\(words)")
      }
    }

    @Test func borderOfAPicture_staysInForcedColours() async throws {
      let resources = try TemporaryResources(.picture("turtle"))
      let image = Image("turtle", bundle: try resources.bundle)
      try await ChromiumTests.use(.desktop, ["forced-colors": "active"]) {
        Text("Words").padding(20).border(ImagePaint(image: image), width: 8)
      } _: { window in
        let adjust = try await window.execute(
          "return getComputedStyle(document.querySelector('.ring')).forcedColorAdjust"
        )
        #expect(adjust == "none")
      }
    }
  }
}
