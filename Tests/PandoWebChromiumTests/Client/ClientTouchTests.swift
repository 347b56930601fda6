import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of a phone, which has a narrow window and touch.
  @MainActor
  @Suite("Touch")
  struct Touch {
    private func use(
      @ViewBuilder _ content: () -> some View,
      do body: @MainActor (ClientPage) async throws -> Void
    ) async throws {
      let address = try ClientPage.serve(policy: nil, content)
      try await ChromeWindow.use { window in
        try await PageAudit.show(.phone, in: window)
        try await ClientPage.use(window, address, body)
      }
    }

    /// Taps with a finger, and waits until the browser has handled the tap.
    private func tap(_ page: ClientPage, _ selector: String) async throws {
      try await drag(page, selector, by: 0, 0)
      // A key is handled after all that came before it.
      try await page.window.execute(
        "window.isLater = false; addEventListener('keydown', () => { isLater = true }, { once: true })"
      )
      try await page.window.press(.f10)
      try await page.window.wait("isLater")
    }

    /// Moves a finger in steps.
    private func drag(
      _ page: ClientPage,
      _ selector: String,
      by x: Double,
      _ y: Double
    ) async throws {
      let middle = try await page.value(
        "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector('\(selector)').getBoundingClientRect())"
      )
      let (startX, startY) = (middle[0].number ?? 0, middle[1].number ?? 0)
      func touch(_ type: ChromeValue, _ points: ChromeValue) async throws {
        try await page.window.devtools(
          "Input.dispatchTouchEvent",
          ["type": type, "touchPoints": points]
        )
      }
      try await touch("touchStart", [["x": .number(startX), "y": .number(startY)]])
      for step in 1...8 {
        let part = Double(step) / 8
        try await touch(
          "touchMove",
          [["x": .number(startX + x * part), "y": .number(startY + y * part)]]
        )
      }
      try await touch("touchEnd", [])
    }

    @Test func row_whenSwiped_showsItsActions_andRunsTheFirstWhenSwipedFar() async throws {
      try await use {
        List {
          Text("Plan").swipeActions { Button("Flag") {} }
          Text("Other").contextMenu { Button("Copy") {} }.swipeActions { Button("Pin") {} }
        }
      } do: { page in
        let opacity = "getComputedStyle(document.querySelector('.swipe')).opacity"
        #expect(try await page.value(opacity) == "0")
        try await drag(page, ".row", by: -70, 0)
        #expect(try await page.value(opacity) == "1")
        #expect(try await page.value("document.querySelector('.row').matches('.swiped')") == true)
        let flag = try await page.number(".button-swipe")
        try await page.window.click(".button-swipe")
        #expect(try await page.events() == [[flag, "tap"]])
        try await drag(page, ".row + .row", by: -300, 0)
        #expect(try await page.value("document.querySelectorAll('.swiped').length") == 0)
        #expect(
          try await page.events() == [[page.number(".row + .row .button-swipe"), "tap"]]
        )
      }
    }

    /// A finger that has rested on a row for a moment carries it, and nothing else follows the
    /// finger meanwhile.
    @Test func row_whenHeldAndCarried_isMoved() async throws {
      try await use {
        List {
          ForEach(["Aspen", "Birch", "Cedar"], id: \.self) { Text($0) }
            .onMove { _, _ in }
            .onDelete { _ in }
        }
        .refreshable {}
      } do: { page in
        func touch(_ type: ChromeValue, _ y: Double?) async throws {
          let points: ChromeValue = y.map { [["x": 120, "y": .number($0)]] } ?? []
          try await page.window.devtools(
            "Input.dispatchTouchEvent",
            ["type": type, "touchPoints": points]
          )
        }
        let rows = try await page.value(
          "[...document.querySelectorAll('.row')].map((row) => row.getBoundingClientRect().y)"
        ).list.compactMap(\.number)
        let first = try await page.number(".row"), last = ".row ~ .row ~ .row"
        try await touch("touchStart", rows[0] + 20)
        try await page.window.wait("document.querySelector('.lifted')")
        let asksForMenu = try await page.value(
          """
          document.querySelector('.lifted').dispatchEvent(
            new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
          """
        )
        #expect(asksForMenu == false)
        for y in stride(from: rows[0] + 30, through: rows[2] + 10, by: 10) {
          try await touch("touchMove", y)
        }
        // The second row moves aside, and the third one stays, because the first row would be
        // dropped before it.
        let ways = try await page.value(
          "[...document.querySelectorAll('.row')].map((row) => parseFloat(row.style.getPropertyValue('--way')))"
        ).list.compactMap(\.number)
        #expect(ways[0] == rows[1] - rows[0] && ways[1] == rows[0] - rows[1] && ways[2] == 0)
        #expect(try await page.value("document.querySelector('.pulled') == null") == true)
        try await touch("touchEnd", nil)
        #expect(
          try await page.events() == [[first, "move", first, page.number(last)]]
        )
        let rest = try await page.value("document.querySelector('.lifted, .menu-items') == null")
        #expect(rest == true)
      }
    }

    @Test func list_whileAFingerCarriesARowToItsEdge_scrolls_andTheRowStaysUnderTheFinger()
      async throws
    {
      try await use {
        List {
          ForEach(0..<60, id: \.self) { Text("Row \($0)") }.onMove { _, _ in }
        }
      } do: { page in
        func touch(_ type: ChromeValue, _ y: Double?) async throws {
          let points: ChromeValue = y.map { [["x": 120, "y": .number($0)]] } ?? []
          try await page.window.devtools(
            "Input.dispatchTouchEvent",
            ["type": type, "touchPoints": points]
          )
        }
        let row = "document.querySelector('.lifted').getBoundingClientRect()"
        try await touch("touchStart", 100)
        try await page.window.wait("document.querySelector('.lifted')")
        for y in stride(from: 110.0, through: 830, by: 40) { try await touch("touchMove", y) }
        try await touch("touchMove", 836)
        try await page.window.wait(
          "document.querySelector('.row').getBoundingClientRect().y < -300"
        )
        let distance = try await page.value("Math.abs(\(row).y + \(row).height / 2 - 836)").number
        // The row follows the finger a frame or two later.
        #expect(try #require(distance) < 150)
        try await touch("touchMove", 400)
        try await touch("touchEnd", nil)
        let events = try await page.events()
        #expect(events.count == 1 && events[0][1] == "move")
      }
    }

    @Test func tools_ofARow_areAMenuForKeys() async throws {
      try await use {
        List { Button("Plan") {}.swipeActions { Button("Flag") {} } }
      } do: { page in
        try await page.window.execute("document.querySelector('.row-content button').focus()")
        try await page.window.press(.f10, with: .shift)
        try await page.window.wait("document.activeElement.textContent == 'Flag'")
        try await page.window.press(.enter)
        #expect(try await page.events() == [[page.number(".button-swipe"), "tap"]])
      }
    }

    @Test func tools_asAMenu_haveTheTintOfTheRow_andWhatDestroysIsRed() async throws {
      try await use {
        List {
          ForEach(["Plan"], id: \.self) { Button($0) {} }.onDelete { _ in }
        }
        .tint(.orange)
      } do: { page in
        try await page.window.execute("document.querySelector('.row-content button').focus()")
        try await page.window.press(.f10, with: .shift)
        try await page.window.wait("document.activeElement.matches('.menu-item')")
        func tint(_ selector: String) -> String {
          "getComputedStyle(document.querySelector('\(selector)')).getPropertyValue('--tint-text')"
        }
        let own = try await page.value(tint(".menu-items"))
        #expect(try await own == page.value(tint(".row")))
        #expect(try await own != page.value(tint("body")))
        let red = "document.querySelector('.menu-items .role-destructive')"
        #expect(try await page.value("\(red).textContent") == "Delete")
      }
    }

    @Test func swipedRow_movesOnFromWhereItIs_andATapOnItClosesIt() async throws {
      try await use {
        List {
          Button("Plan") {}.swipeActions { Button("Flag") {} }
        }
      } do: { page in
        let place = "document.querySelector('.row').style.getPropertyValue('--swipe')"
        try await drag(page, ".row", by: -70, 0)
        let open = try await page.value(place)
        #expect(open != "0px")
        try await drag(page, ".row", by: -20, 0)
        #expect(try await page.value(place) == open)
        // Back over more than half of the tools.
        try await drag(page, ".row", by: 60, 0)
        #expect(try await page.value(place) == "0px")
        try await drag(page, ".row", by: -70, 0)
        #expect(try await page.value(place) == open)
        try await tap(page, ".row")
        #expect(try await page.value(place) == "0px")
        #expect(try await page.value("fake.events.some(([, , kind]) => kind === 'tap')") == false)
        let plan = try await page.number(".row .button:not(.button-swipe)")
        try await tap(page, ".row")
        #expect(try await page.events() == [[plan, "tap"]])
      }
    }

    @Test func tap_besideASwipedRow_closesIt_andDoesNothingElse() async throws {
      try await use {
        List {
          Text("Plan").swipeActions { Button("Flag") {} }
          Button("Other") {}
        }
      } do: { page in
        try await drag(page, ".row", by: -70, 0)
        #expect(try await page.value("document.querySelectorAll('.swiped').length") == 1)
        let other = try await page.number(".row + .row button")
        try await tap(page, ".row + .row button")
        #expect(try await page.value("document.querySelectorAll('.swiped').length") == 0)
        try await tap(page, ".row + .row button")
        // The second tap is the only one that is a click.
        #expect(try await page.events() == [[other, "tap"]])
      }
    }

    @Test func list_whenPulled_isRefreshed() async throws {
      try await use {
        List { Text("One") }.refreshable {}
      } do: { page in
        try await drag(page, ".list", by: 0, 40)
        #expect(try await page.take() == [])
        try await drag(page, ".list", by: 0, 160)
        #expect(try await page.events() == [[page.number(".list"), "refresh"]])
      }
    }

    @Test func pages_whenSwiped_showTheOneBeside() async throws {
      try await use {
        TabView(selection: .constant(1)) { ForEach(0..<3) { Text("Page \($0)").tag($0) } }
          .tabViewStyle(.page)
      } do: { page in
        let view = try await page.number(".tab-view")
        // A finger that hardly moves shows no other page.
        try await drag(page, ".tab-panels", by: -20, 0)
        #expect(try await page.take() == [])
        try await drag(page, ".tab-panels", by: -120, 0)
        let tab3 = try await page.number("[role=tab]:nth-child(3)")
        #expect(try await page.events() == [[view, "change", "selection", [tab3]]])
        try await drag(page, ".tab-panels", by: 120, 0)
        let tab1 = try await page.number("[role=tab]:nth-child(1)")
        #expect(try await page.events() == [[view, "change", "selection", [tab1]]])
      }
    }

    @Test func sheet_ofOneHeight_isPulledDownByItsBar() async throws {
      try await use {
        Text("Below").sheet(isPresented: .constant(true)) {
          NavigationStack {
            List { Text("Above") }.navigationTitle("Sheet")
              .toolbar { Button("Save") {} }
          }
        }
      } do: { page in
        let place = "document.querySelector('.sheet').getBoundingClientRect().bottom"
        let bottom = try await page.value(place)
        // A short drag does nothing, and a drag from a button does not move the sheet.
        try await drag(page, ".sheet .screen-title", by: 0, 60)
        try await page.window.wait("\(place) == \(Int(bottom.number ?? 0))")
        try await drag(page, ".sheet .bar button", by: 0, 300)
        #expect(try await page.take() == [])
        try await drag(page, ".sheet .screen-title", by: 0, 300)
        #expect(try await page.events() == [[page.number(".sheet"), "dismiss"]])
      }
    }

    @Test func sheet_isDraggedToItsHeights_pressedToTheNext_andDraggedAway() async throws {
      try await use {
        Text("Below").sheet(isPresented: .constant(true)) {
          Text("Above").presentationDetents([.medium, .large])
        }
      } do: { page in
        let share = "Math.round(document.querySelector('.sheet').offsetHeight / innerHeight * 100)"
        #expect(try await page.value(share) == 50)
        // The sheet follows the finger a frame later.
        try await drag(page, ".grabber", by: 0, -300)
        try await page.window.wait("\(share) == 94")
        for height in [50, 94] {
          try await page.window.execute("document.querySelector('.grabber').click()")
          try await page.window.wait("\(share) == \(height)")
        }
        try await drag(page, ".grabber", by: 0, 700)
        #expect(try await page.events() == [[page.number(".sheet"), "dismiss"]])
      }
    }

    @Test func splitView_whenNarrow_showsAColumn_andTheWayBack() async throws {
      try await use {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \.self, selection: .constant("Inbox" as String?)) { Text($0) }
            .navigationTitle("Mail")
        } content: {
          List(["One", "Two"], id: \.self, selection: .constant("One" as String?)) { Text($0) }
            .navigationTitle("Inbox")
        } detail: {
          Text("Words").navigationTitle("Letter")
        }
      } do: { page in
        let shown = """
          [...document.querySelectorAll('.split > .screen')].filter((node) => node.checkVisibility())
            .map((node) => node.querySelector('.screen-title').textContent)
          """
        // It begins with what is selected.
        #expect(try await page.value(shown) == ["Letter"])
        try await page.window.click(".column-back")
        #expect(try await page.value(shown) == ["Inbox"])
        try await page.window.click(".column-back")
        #expect(try await page.value(shown) == ["Mail"])
        #expect(
          try await page.value("document.querySelector('.column-back').checkVisibility()") == false
        )
        try await page.window.click(".split > .part-sidebar .row")
        #expect(try await page.value(shown) == ["Inbox"])
        #expect(try await page.value("document.activeElement.textContent") == "Inbox")
        try await page.window.click(".split > .part-content .row + .row")
        #expect(try await page.value(shown) == ["Letter"])
        try await page.window.click(".column-back")
        #expect(try await page.value(shown) == ["Inbox"])
        try await page.window.click(".column-back")
        #expect(try await page.value(shown) == ["Mail"])
        _ = try await page.take()
        try await PageAudit.show(.desktop, in: page.window)
        #expect(try await page.value(shown) == ["Mail", "Inbox", "Letter"])
      }
    }
  }
}
