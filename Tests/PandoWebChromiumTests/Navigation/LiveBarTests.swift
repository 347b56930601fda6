import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of bars, of the menus in them and of the tools of rows: what they cover, and where their
  /// text begins.
  @MainActor
  @Suite("Live bars and tools")
  struct LiveBars {
    private struct Trips: View {
      @State private var isInspected = false
      var body: some View {
        NavigationStack {
          List {
            Text("Utah").contextMenu { Button("Copy") {} }
            NavigationLink("Kyoto") {
              List { Text("In autumn") }
                .navigationTitle("Kyoto")
                .toolbar {
                  ToolbarItem { Button("Edit") {} }
                  ToolbarItem { Button("Delete", systemImage: "trash") {} }
                  ToolbarItem(placement: .bottomBar) { Button("Share") {} }
                }
            }
          }
          .inspector(isPresented: $isInspected) { Form { Text("Days") } }
          .navigationTitle("Trips")
          .toolbar {
            Menu("More", systemImage: "ellipsis.circle") {
              Button("Copy", systemImage: "doc.on.doc") {}
              Menu("Export") { Button("As text") {} }
              Button("Rename") {}
              Toggle("Shared", isOn: .constant(true))
            }
          }
        }
      }
    }

    private struct Mails: View {
      var body: some View {
        List {
          ForEach(["Supper on Friday"], id: \.self) { mail in
            Text(mail).badge(3)
              .contextMenu { Button("Copy") {} }
              .swipeActions(edge: .leading) { Button("Read") {} }
              .swipeActions { Button("Archive") {} }
          }
          .onDelete { _ in }
        }
      }
    }

    /// A sheet that shows a screen behind it when it closes.
    struct Palette: View {
      @State private var isShown = false
      @State private var path: [String] = []
      var body: some View {
        NavigationStack(path: $path) {
          List { Text("Utah") }
            .navigationTitle("Trips")
            .toolbar {
              ToolbarItem { Button("Find") { isShown = true }.keyboardShortcut("k") }
            }
            .navigationDestination(for: String.self) { name in
              List { Text(name) }.navigationTitle(name)
            }
            .sheet(isPresented: $isShown) {
              Button("Kyoto") {
                isShown = false
                path = ["Kyoto"]
              }
            }
        }
      }
    }

    func use(
      _ look: PageAudit.Look,
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await ChromiumTests.use(look, [:], content) { window in
        try await body(window)
        #expect(try await window.log() == [])
      }
    }

    /// Numbers about each node that a selector finds; `box` is its frame.
    func numbers(
      _ selector: String,
      _ expression: String,
      in window: ChromeWindow
    ) async throws -> [Double] {
      try await window.execute(
        """
        return [...document.querySelectorAll('\(selector)')].map((node) => {
          const box = node.getBoundingClientRect()
          return \(expression)
        })
        """
      ).list.compactMap(\.number)
    }

    @Test func menuInABar_onAPhone_hasItsWords_whichBeginBelowEachOther() async throws {
      try await use(.phone) {
        Trips()
      } _: { window in
        try await window.click(".tools .menu-button")
        let words = ".tools .menu-items:popover-open > .menu-item .text"
        let widths = try await numbers(words, "box.width", in: window)
        #expect(widths.count == 3 && widths.allSatisfy { $0 > 30 }, "\(widths)")
        let starts = try await numbers(
          ".menu-items:popover-open > .menu-item .text, .menu-items:popover-open > .menu > .menu-item .text",
          """
          (() => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return Math.round(range.getBoundingClientRect().x)
          })()
          """,
          in: window
        )
        #expect(starts.count == 4 && Set(starts).count == 1, "\(starts)")
      }
    }

    @Test func inspector_whileItIsNotShown_takesNoRoom_andTheTitleIsAboveTheRows() async throws {
      try await use(.desktop) {
        Trips()
      } _: { window in
        let rows = try await numbers(".list > .row", "box.x + box.width / 2", in: window)
        #expect(rows.allSatisfy { abs($0 - 640) < 1 }, "\(rows)")
        let starts = try await numbers(".screen-title, .list > .row", "box.x", in: window)
        #expect(Set(starts).count == 1, "\(starts)")
      }
    }

    @Test func title_ofAPushedScreen_isInTheMiddle_andItsBarsHaveItsBackground() async throws {
      try await use(.phone) {
        Trips()
      } _: { window in
        try await window.click(".link-push")
        try await window.wait("document.title === 'Kyoto'")
        let title = try await numbers(
          ".screen:last-child > .bar > .screen-title",
          "box.x + box.width / 2",
          in: window
        )
        #expect(title.count == 1 && title.allSatisfy { abs($0 - 195) < 1 }, "\(title)")
        let grounds = try await window.execute(
          """
          const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
          return ['.screen:last-child', '.screen:last-child .tools-bottom'].map((selector) => {
            canvas.fillStyle = '#888'
            canvas.fillStyle = getComputedStyle(document.querySelector(selector)).backgroundColor
            canvas.clearRect(0, 0, 1, 1)
            canvas.fillRect(0, 0, 1, 1)
            return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).join()
          })
          """
        ).list.compactMap(\.text).map { $0.split(separator: ",").compactMap { Double($0) } }
        #expect(zip(grounds[0], grounds[1]).allSatisfy { abs($0 - $1) <= 1 }, "\(grounds)")
      }
    }

    @Test func tabBar_aboveAList_hasItsBackground_andTheTitleOfAnEmptyScreenStandsWhereOthersDo()
      async throws
    {
      try await use(.desktop) {
        TabView {
          Tab("Notes", systemImage: "note") {
            NavigationStack { List { Text("Aspen") }.navigationTitle("Notes") }
          }
          Tab("Trash", systemImage: "trash") {
            NavigationStack {
              ContentUnavailableView("Nothing", systemImage: "trash").navigationTitle("Trash")
            }
          }
        }
      } _: { window in
        let colors = try await window.execute(
          """
          return ['.tab-bar', '.screen'].map((selector) =>
            getComputedStyle(document.querySelector(selector)).backgroundColor)
          """
        ).list
        #expect(Set(colors.compactMap(\.text)).count == 1, "\(colors)")
        let first = try await numbers(".screen-title", "box.x", in: window)
        try await window.click(".tab-button[aria-selected=false]")
        try await window.wait("document.querySelector('.unavailable')?.checkVisibility()")
        let second = try await numbers(
          ".tab-panel:not([hidden]) .screen-title",
          "box.x",
          in: window
        )
        #expect(first == second)
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .darkDesktop])
    func sidebar_hasTheBackgroundOfGroupedContent(look: PageAudit.Look) async throws {
      try await use(look) {
        NavigationSplitView {
          List { Text("Inbox") }.navigationTitle("Mail")
        } detail: {
          Text("Nothing")
        }
      } _: { window in
        let isGrouped = try await window.execute(
          """
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.background = 'var(--grouped)'
          return getComputedStyle(probe).backgroundColor
            === getComputedStyle(document.querySelector('.part-sidebar')).backgroundColor
          """
        )
        #expect(isGrouped == true)
      }
    }

    @Test func toolsOfARow_underAPointer_takeNoRoom_andCoverNothingAtItsStart() async throws {
      try await use(.desktop) {
        Mails()
      } _: { window in
        let badge = try await numbers(".row > .badge", "innerWidth - box.right", in: window)
        let row = try await numbers(".row", "innerWidth - box.right", in: window)
        // Nothing but the padding of the row is behind the badge.
        #expect(badge.first == row.first.map { $0 + 16 })
        let words = try await numbers(".row .text:not(.button *)", "box.right", in: window)
        let tools = try await numbers(".row .swipe", "box.left", in: window)
        #expect(tools.count == 2)
        #expect(tools.allSatisfy { $0 > words[0] }, "\(tools) \(words)")
        // An anchored view is in its place a frame after the rest of the style sheet came.
        try await window.wait(
          """
          [...document.querySelectorAll('.row .swipe')]
            .map((node) => node.getBoundingClientRect()).sort((one, other) => one.x - other.x)
            .every((box, index, boxes) => !index || box.left >= boxes[index - 1].right - 1)
          """
        )
      }
    }

    @Test func badgeOfARow_whenTheRowIsSwiped_goesWithIt() async throws {
      try await use(.phone) {
        Mails()
      } _: { window in
        try await window.execute(
          """
          const row = document.querySelector('.row:has(> .badge)')
          window.badge = row.querySelector(':scope > .badge')
          window.before = badge.getBoundingClientRect().x
          row.classList.add('swiped', 'to-end')
          row.style.setProperty('--swipe', '70px')
          """
        )
        try await window.wait("badge.getBoundingClientRect().x - before === 70")
      }
    }

    @Test func pointerOverAButton_onATouchScreen_leavesNoTrace() async throws {
      for look in [PageAudit.Look.phone, .desktop] {
        try await use(look) {
          NavigationStack {
            List { Text("Aspen") }.navigationTitle("Trees").toolbar { Button("Edit") {} }
          }
        } _: { window in
          let place = try await window.execute(
            """
            const { x, y, width, height } = document.querySelector('.tools .button').getBoundingClientRect()
            return [x + width / 2, y + height / 2]
            """
          ).list.compactMap(\.number)
          try await window.devtools(
            "Input.dispatchMouseEvent",
            [
              "type": "mouseMoved", "x": ChromeValue(Int(place[0])),
              "y": ChromeValue(Int(place[1])),
            ]
          )
          let content = try await window.wait(
            "getComputedStyle(document.querySelector('.tools .button'), '::before').content"
          )
          #expect(content.text == (look.isTouch ? "none" : "\"\""))
        }
      }
    }

    @Test func menuAtAPoint_onAPhone_keepsOffTheEdgesOfTheWindow() async throws {
      try await use(.phone) {
        Trips()
      } _: { window in
        for (x, y) in [(200, 300), (385, 840), (30, 60)] {
          try await window.execute(
            """
            document.querySelector('.row .text').dispatchEvent(new MouseEvent('contextmenu',
              { bubbles: true, cancelable: true, clientX: \(x), clientY: \(y) }))
            """
          )
          let box = try await window.wait(
            """
            (() => {
              const menu = document.querySelector('.at-point:popover-open')
              if (!menu) return
              const box = menu.getBoundingClientRect()
              return [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom]
            })()
            """
          ).list.compactMap(\.number)
          #expect(box.count == 4 && box.allSatisfy { $0 >= 8 }, "\(x) \(y): \(box)")
          try await window.press(.escape)
          try await window.wait("!document.querySelector('.at-point:popover-open')")
        }
      }
    }

    /// The menu is opened by its button.
    @Test func itemOfAMenu_thatIsDisabled_looksLikeIt_andAMenuInItOpensUnderAMouse() async throws {
      try await use(.desktop) {
        Menu("More") {
          Button("Delete", role: .destructive) {}.disabled(true).accessibilityIdentifier("off")
          Button("Copy") {}.accessibilityIdentifier("on")
          Menu("Export") { Button("Text") {} }
        }
      } _: { window in
        try await window.click(".menu-button")
        try await window.wait("document.querySelector('.menu-items:popover-open')")
        let colors = try await window.execute(
          """
          return ['off', 'on'].map((name) => getComputedStyle(document.querySelector(`[data-testid=${name}]`)).color)
          """
        )
        #expect(colors[0] != colors[1])
        #expect(colors[0].text?.contains("/ ") == true || colors[0].text?.contains("rgba") == true)
        let inner = try await window.find(".menu-items .menu-button").reference
        let other = try await window.find("[data-testid=on]").reference
        // The script for it comes once the page has shown such a menu.
        try await window.wait("document.querySelector('#pando-tip')")
        try await window.point(["type": "pointerMove", "x": 0, "y": 0, "origin": inner])
        try await window.wait("document.querySelectorAll('.menu-items:popover-open').length == 2")
        try await window.point(["type": "pointerMove", "x": 0, "y": 0, "origin": other])
        try await window.wait("document.querySelectorAll('.menu-items:popover-open').length == 1")
      }
    }

    @Test func bar_overAViewWithABackground_hasThatBackground() async throws {
      try await use(.desktop) {
        NavigationStack {
          ScrollView { Text("Cards") }
            .background(.background.secondary)
            .navigationTitle("Board")
        }
      } _: { window in
        let grounds = try await window.execute(
          """
          return [['.screen'], ['.scroll', '::before']].map(([selector, part]) =>
            getComputedStyle(document.querySelector(selector), part).backgroundColor)
          """
        )
        #expect(grounds[0] == grounds[1], "\(grounds)")
      }
    }

    @Test func fillOfAToolUnderThePointer_doesNotTouchItsMenu() async throws {
      try await use(.desktop) {
        Trips()
      } _: { window in
        let tool = try await window.find(".tools .menu-button").reference
        try await window.point(["type": "pointerMove", "x": 0, "y": 0, "origin": tool])
        try await window.click(".tools .menu-button")
        try await window.wait("document.querySelector('.menu-items:popover-open')")
        let gap = try await window.execute(
          """
          const button = document.querySelector('.tools .menu-button'), fill = getComputedStyle(button, '::before')
          const menu = document.querySelector('.menu-items:popover-open').getBoundingClientRect()
          return menu.top - button.getBoundingClientRect().bottom + parseFloat(fill.bottom)
          """
        )
        #expect(try #require(gap.number) >= 4, "\(gap)")
      }
    }
  }
}
