import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Every user action on a control is sent in the format of the control's kind.
  @MainActor
  @Suite("Controls")
  struct Controls {
    @Test func aButton_isTapped_byPointerAndKeyboard() async throws {
      try await ClientPage.use {
        Button("Add") {}
      } do: { page in
        let number = try await page.number("button")
        try await page.window.click("button")
        try await page.window.press(.enter)
        try await page.window.press(.space)
        #expect(
          try await page.value("fake.take()") == [
            [1, number, "tap"], [2, number, "tap"], [3, number, "tap"],
          ]
        )
      }
    }

    @Test func whatIsNoButton_isTapped_byPointerAndKeyboard() async throws {
      try await ClientPage.use {
        Text("Tap").onTapGesture {}
      } do: { page in
        let number = try await page.number(".pressable")
        try await page.window.click(".pressable")
        try await page.window.execute("document.querySelector('.pressable').focus()")
        try await page.window.press(.enter)
        try await page.window.press(.space)
        #expect(try await page.events(3) == Array(repeating: [number, "tap"], count: 3))
      }
    }

    @Test func presses_twiceAndHeld_areToldApart() async throws {
      try await ClientPage.use {
        VStack {
          Text("Twice").onTapGesture(count: 2) {}
          Text("Held").onTapGesture {}.onLongPressGesture {}
        }
      } do: { page in
        let twice = try await page.number("[data-on~=doubleTap]")
        let held = try await page.number("[data-on~=longPress]")
        let origin = try await page.window.find("[data-on~=doubleTap]").reference
        try await page.window.point(
          ["type": "pointerMove", "x": 0, "y": 0, "origin": origin],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerUp", "button": 0],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerUp", "button": 0]
        )
        #expect(try await page.events() == [[twice, "doubleTap"]])
        let other = try await page.window.find("[data-on~=longPress]").reference
        try await page.window.point(
          ["type": "pointerMove", "x": 0, "y": 0, "origin": other],
          ["type": "pointerDown", "button": 0],
          ["type": "pause", "duration": 1500],
          ["type": "pointerUp", "button": 0]
        )
        #expect(try await page.events() == [[held, "longPress"]])
        try await page.window.click("[data-on~=longPress]")
        #expect(try await page.events() == [[held, "tap"]])
      }
    }

    @Test func aToggle_sendsAFlag_andShowsItAtOnce() async throws {
      try await ClientPage.use {
        VStack {
          Toggle("Switch", isOn: .constant(false))
          Toggle("Button", isOn: .constant(false)).toggleStyle(.button)
        }
      } do: { page in
        let number = try await page.number("[type=checkbox]")
        try await page.window.click(".toggle .labeled-label")
        #expect(try await page.events() == [[number, "change", "flag", true]])
        #expect(try await page.value("document.querySelector('[type=checkbox]').checked") == true)
        // The server's value has precedence.
        try await page.push(["a", page.name("[type=checkbox]"), "checked", nil])
        #expect(try await page.value("document.querySelector('[type=checkbox]').checked") == false)
        try await page.window.click(".toggle-button")
        #expect(try await page.events() == [[page.number(".toggle-button"), "tap"]])
      }
    }

    @Test func aPicker_sendsItsOption_asMenuAndAsButtons() async throws {
      try await ClientPage.use {
        VStack {
          Picker("Plan", selection: .constant(1)) {
            Text("Month").tag(1); Text("Year").tag(2)
          }
          .pickerStyle(.menu)
          Picker("Size", selection: .constant(1)) {
            Text("S").tag(1); Text("L").tag(2)
          }
          .pickerStyle(.segmented)
        }
      } do: { page in
        let (menu, year) = try await (page.number("select"), page.number("option:nth-child(2)"))
        try await page.window.execute("document.querySelector('select').focus()")
        // The first opens the list, the second goes on in it.
        for key: ChromeWindow.Key in [.down, .down, .enter] { try await page.window.press(key) }
        #expect(try await page.events() == [[menu, "change", "selection", [year]]])
        let radios = try await page.number("fieldset")
        let large = try await page.number(".choice:nth-child(2)")
        try await page.window.click(".choice:nth-child(2)")
        #expect(try await page.events() == [[radios, "change", "selection", [large]]])
      }
    }

    @Test func aSlider_sendsNumbers_andPaintsItself() async throws {
      try await ClientPage.use {
        Slider(value: .constant(2), in: 0...10, step: 1)
      } do: { page in
        let number = try await page.number("[type=range]")
        try await page.window.execute("document.querySelector('[type=range]').focus()")
        try await page.window.press(.right)
        #expect(try await page.events() == [[number, "change", "number", 3]])
        let fraction = "document.querySelector('[type=range]').style.getPropertyValue('--fraction')"
        #expect(try await page.value(fraction) == "0.3")
      }
    }

    @Test func aStepper_countsPresses_beforeTheyAreAnswered() async throws {
      try await ClientPage.use {
        VStack {
          Stepper("Count", value: .constant(2), in: 0...4)
          Stepper("Any", onIncrement: {}, onDecrement: {})
        }
      } do: { page in
        let number = try await page.number(".stepper")
        for _ in 0..<4 { try await page.window.click("[data-action=increment]") }
        // Clicks beyond the limit send nothing.
        #expect(
          try await page.events(2) == [
            [number, "change", "number", 3], [number, "change", "number", 4],
          ]
        )
        try await page.push()
        try await page.window.click("[data-action=decrement]")
        #expect(try await page.events() == [[number, "change", "number", 1]])
        let other = try await page.number(".v > :nth-child(2) [data-action]")
        try await page.window.click(".v > :nth-child(2) [data-action=decrement]")
        try await page.window.click(".v > :nth-child(2) [data-action=decrement]")
        #expect(
          try await page.events(2) == Array(repeating: [other, "change", "number", -1], count: 2)
        )
      }
    }

    @Test func dates_areReckonedFromWhatTheServerShows() async throws {
      let date = Date(timeIntervalSince1970: 1_700_000_000)
      try await ClientPage.use {
        VStack {
          DatePicker("Day", selection: .constant(date), displayedComponents: .date)
          DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
          DatePicker("Both", selection: .constant(date))
        }
      } do: { page in
        let change = """
          (selector, edit) => {
            const node = document.querySelector(selector)
            node.value = edit(node.value)
            node.dispatchEvent(new Event('input', { bubbles: true }))
          }
          """
        try await page.window.execute(
          """
          const change = \(change)
          change('[type=date]', () => '2023-11-25')
          change('[type=date]', () => '0002-11-25')
          change('[type=time]', (old) => old.slice(0, 3) + '59')
          change('[type=datetime-local]', () => '2023-11-25T00:00')
          """
        )
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = calendar.dateComponents([.day, .hour, .minute], from: date)
        let days = Double(25 - (parts.day ?? 0)) * 86400
        let minutes = Double(parts.minute ?? 0) * 60
        let hours = Double(parts.hour ?? 0) * 3600
        let start = date.timeIntervalSince1970
        let wanted = [start + days, start + 59 * 60 - minutes, start + days - hours - minutes]
        #expect(try await page.events(3).map { $0[3].number } == wanted)
      }
    }

    @Test func aColour_isSentAsItIs() async throws {
      try await ClientPage.use {
        ColorPicker("Ink", selection: .constant(.red))
      } do: { page in
        try await page.window.execute(
          """
          const node = document.querySelector('[type=color]')
          node.value = '#12ab34'
          node.dispatchEvent(new Event('input', { bubbles: true }))
          """
        )
        let number = try await page.number("[type=color]")
        #expect(try await page.events() == [[number, "change", "color", "#12ab34"]])
      }
    }

    @Test func aDisclosure_opensAtOnce_andSaysSo() async throws {
      try await ClientPage.use {
        DisclosureGroup("More", isExpanded: .constant(false)) { Text("Inside") }
      } do: { page in
        let number = try await page.number("summary")
        try await page.window.click("summary")
        #expect(try await page.events() == [[number, "change", "flag", true]])
        #expect(try await page.value("document.querySelector('details').open") == true)
        // An older answer does not close the disclosure again.
        try await page.push(["a", page.name("details"), "open", nil], answered: 0)
        #expect(try await page.value("document.querySelector('details').open") == true)
        try await page.push(["a", page.name("details"), "open", nil])
        #expect(try await page.value("document.querySelector('details').open") == false)
      }
    }

    @Test func tabs_areChosenOfTheirView_andWalkedByArrows() async throws {
      try await ClientPage.use {
        TabView {
          Text("One").tabItem { Text("First") }
          Text("Two").tabItem { Text("Second") }
        }
      } do: { page in
        let view = try await page.number(".tab-view")
        let second = try await page.number("[role=tab]:nth-child(2)")
        try await page.window.click("[role=tab]:nth-child(2)")
        #expect(try await page.events() == [[view, "change", "selection", [second]]])
        try await page.window.press(.left)
        #expect(try await page.value("document.activeElement.textContent.trim()") == "First")
      }
    }

    @Test func aSection_isFoldedByItsButton() async throws {
      try await ClientPage.use {
        List { Section("Fruit", isExpanded: .constant(true)) { Text("Apple") } }
      } do: { page in
        let number = try await page.number(".section-fold")
        try await page.window.click(".section-fold")
        #expect(try await page.events() == [[number, "change", "flag", false]])
      }
    }

    @Test func aMenu_opensAndCloses_andItsItemsAreTapped() async throws {
      try await ClientPage.use {
        VStack {
          Menu("More") {
            Button("Copy") {}; Button("Paste") {}
          }
          Text("Elsewhere")
        }
      } do: { page in
        let isOpen = "!!document.querySelector('.menu-items:popover-open')"
        try await page.window.click(".menu-button")
        try await page.window.wait("document.activeElement.textContent.trim() == 'Copy'")
        let root = try await page.window.find("#p0").reference
        try await page.window.point(
          ["type": "pointerMove", "x": -400, "y": 0, "origin": root],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerUp", "button": 0]
        )
        #expect(try await page.value(isOpen) == false)
        try await page.window.execute("document.querySelector('.menu-button').focus()")
        try await page.window.press(.down)
        try await page.window.press(.down)
        #expect(try await page.value("document.activeElement.textContent.trim()") == "Paste")
        try await page.window.press(.escape)
        #expect(try await page.value(isOpen) == false)
        #expect(try await page.value("document.activeElement.matches('.menu-button')") == true)
        try await page.window.press(.down)
        let copy = try await page.number(".menu-items button")
        try await page.window.press(.enter)
        #expect(try await page.events() == [[copy, "tap"]])
        #expect(try await page.value(isOpen) == false)
      }
    }

    @Test func keysInAMenu_goAround_openMenusInIt_andFindByLetter() async throws {
      try await ClientPage.use {
        VStack {
          Button("Before") {}
          Menu("More") {
            Button("Copy") {}
            Menu("Export") {
              Button("As text") {}; Button("As data") {}
            }
            Section("Sort") { Toggle("By name", isOn: .constant(true)) }
            Picker("Size", selection: .constant(1)) {
              Text("Small").tag(1); Text("Large").tag(2)
            }
            Button("Delete") {}
          }
          Button("After") {}
        }
      } do: { page in
        let active = "document.activeElement.textContent.trim()"
        func press(_ key: ChromeWindow.Key) async throws -> ChromeValue {
          try await page.window.press(key)
          return try await page.value(active)
        }
        try await page.window.execute("document.querySelector('.menu-button').focus()")
        #expect(try await press(.down) == "Copy")
        #expect(try await press(.up) == "Delete")
        #expect(try await press(.down) == "Copy")
        #expect(try await press(.down) == "Export")
        #expect(try await press(.right) == "As text")
        #expect(try await press(.down) == "As data")
        #expect(try await press(.left) == "Export")
        #expect(try await press(.end) == "Delete")
        try await page.window.type("b")
        #expect(try await page.value(active) == "By name")
        let roles = try await page.value(
          """
          [...document.querySelectorAll('.menu-items:popover-open > [role], .menu-section [role]')]
            .map((node) => node.role + (node.ariaChecked ?? ''))
          """
        )
        #expect(
          roles == [
            "menuitem", "group", "menuitemcheckboxtrue", "group", "menuitemradiotrue",
            "menuitemradiofalse", "menuitem",
          ]
        )
        // The key Tab leaves the menu, and goes on from its button.
        #expect(try await press(.tab) == "After")
        #expect(try await page.value("document.querySelector(':popover-open')") == .null)
        let picker = try await page.number("[role=menuitemradio]:last-child")
        let number = try await page.value(
          "+document.querySelector('[data-on~=change]:has([role=menuitemradio])').id.slice(1)"
        )
        try await page.window.click(".menu-button")
        try await page.window.click("[role=menuitemradio]:last-child")
        #expect(try await page.events() == [[number, "change", "selection", [picker]]])
      }
    }

    @Test func aContextMenu_opensForWhatItIsOf() async throws {
      try await ClientPage.use {
        VStack {
          Text("Words").contextMenu { Button("Copy") {} }
          Text("Actions").onTapGesture {}.accessibilityAction(named: "Archive") {}
        }
      } do: { page in
        try await rightClick(":has(> .context) > .text", page)
        try await page.window.wait("document.querySelector('.context > :popover-open')")
        let copy = try await page.number(".context .menu-item")
        try await page.window.click(".context .menu-item")
        #expect(try await page.events() == [[copy, "tap"]])
        let number = try await page.number("[data-actions]")
        try await rightClick("[data-actions]", page)
        try await page.window.click("[data-index]")
        #expect(try await page.events() == [[number, "action", 0]])
        try await page.window.wait("!document.querySelector('[data-index]')")
      }
    }

    @Test func aContextMenu_showsNothingAtRest_andOpensByKeysAndItsButton() async throws {
      try await ClientPage.use {
        List {
          HStack {
            Button("Row") {}
            Spacer()
          }
          .contextMenu { Button("Copy") {} }
        }
      } do: { page in
        let active = "document.activeElement.textContent.trim()"
        #expect(
          try await page.value(
            "getComputedStyle(document.querySelector('.context-button')).opacity"
          )
            == "0"
        )
        // Anywhere in the row, whatever the view's size is. Who points has chosen no item yet.
        try await rightClick(".row", page)
        try await page.window.wait("document.activeElement.matches('.menu-items:popover-open')")
        #expect(
          try await page.value("getComputedStyle(document.activeElement).outlineStyle") == "none"
        )
        try await page.window.press(.down)
        try await page.window.wait("\(active) == 'Copy'")
        // The sign of the keyboard lies within the item.
        #expect(
          try await page.value(
            "parseFloat(getComputedStyle(document.activeElement).outlineOffset) <= -2"
          ) == true
        )
        try await page.window.press(.escape)
        try await page.window.execute("document.querySelector('.row-content button').focus()")
        try await page.window.press(.f10, with: .shift)
        try await page.window.wait("\(active) == 'Copy'")
        try await page.window.press(.escape)
        #expect(try await page.value(active) == "Row")
        // A list is one stop of the key Tab.
        try await page.window.press(.right)
        #expect(try await page.value("document.activeElement.ariaLabel") == "More actions")
        #expect(try await page.value("getComputedStyle(document.activeElement).opacity") == "1")
        try await page.window.press(.enter)
        try await page.window.wait("\(active) == 'Copy'")
      }
    }

    @Test func aContextMenu_whenAFingerRests_opensThere() async throws {
      try await ClientPage.use {
        Text("Words").padding(40).contextMenu { Button("Copy") {} }
      } do: { page in
        let at = try await page.value(
          "(({ x, y }) => [x + 10, y + 10])(document.querySelector(':has(> .context)').getBoundingClientRect())"
        )
        try await page.window.devtools(
          "Input.dispatchTouchEvent",
          ["type": "touchStart", "touchPoints": [["x": at[0], "y": at[1]]]]
        )
        try await page.window.wait("document.querySelector(':popover-open')")
        try await page.window.devtools(
          "Input.dispatchTouchEvent",
          ["type": "touchEnd", "touchPoints": []]
        )
        #expect(try await page.value("!!document.querySelector(':popover-open')") == true)
      }
    }

    private func rightClick(_ selector: String, _ page: ClientPage) async throws {
      let origin = try await page.window.find(selector).reference
      try await page.window.point(
        ["type": "pointerMove", "x": 0, "y": 0, "origin": origin],
        ["type": "pointerDown", "button": 2],
        ["type": "pointerUp", "button": 2]
      )
    }

    @Test func rows_areMovedAndDeleted_byKeyboard() async throws {
      try await ClientPage.use {
        List {
          ForEach(["a", "b", "c"], id: \.self) { Text($0) }
            .onMove { _, _ in }.onDelete { _ in }
        }
      } do: { page in
        let numbers = try await page.value(
          "[...document.querySelectorAll('.row')].map((row) => +row.id.slice(1))"
        )
        func press(_ row: ChromeValue, _ action: String) async throws -> [ChromeValue] {
          let number = Int(row.number ?? 0)
          try await page.window.execute("document.querySelector('#p\(number)-\(action)').focus()")
          try await page.window.press(.enter)
          return try await page.events()
        }
        let (a, b, c) = (numbers[0], numbers[1], numbers[2])
        #expect(try await press(b, "moveUp") == [[b, "move", b, a]])
        // The focus stays on the button of a moved row.
        try await page.push([
          "i", page.name(".rows, .list"), ["=", "p\(Int(b.number ?? 0))"], "p\(Int(a.number ?? 0))",
        ])
        #expect(
          try await page.value("document.activeElement.id") == "p\(Int(b.number ?? 0))-moveUp"
        )
        #expect(try await press(b, "moveDown") == [[b, "move", b, c]])
        #expect(try await press(a, "moveDown") == [[a, "move", a, nil]])
        #expect(try await press(a, "delete") == [[a, "delete", a]])
        // The focus goes to the neighbour of a deleted row.
        try await page.push(["d", "p\(Int(a.number ?? 0))"])
        #expect(
          try await page.value("document.activeElement.id") == "p\(Int(c.number ?? 0))-delete"
        )
      }
    }

    @Test func rows_areMovedByDragging() async throws {
      try await ClientPage.use {
        List {
          ForEach(["a", "b", "c"], id: \.self) { Text($0) }.onMove { _, _ in }
        }
      } do: { page in
        try await page.window.waitForMore()
        let numbers = try await page.value(
          """
          (() => {
            const rows = [...document.querySelectorAll('.row')], data = new DataTransfer()
            const fire = (node, type, part) => {
              const box = node.getBoundingClientRect()
              node.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true,
                dataTransfer: data, clientX: box.x + 5, clientY: box.y + box.height * part }))
            }
            fire(rows[0], 'dragstart', 0.5)
            fire(rows[2], 'dragover', 0.2)
            window.ways = rows.map((row) => parseFloat(row.style.getPropertyValue('--way')))
            fire(rows[2], 'drop', 0.2)
            fire(rows[0], 'dragend', 0.2)
            fire(rows[0], 'dragstart', 0.5)
            fire(rows[2], 'drop', 0.8)
            window.last = rows.map((row) => parseFloat(row.style.getPropertyValue('--way')))
            return rows.map((row) => +row.id.slice(1))
          })()
          """
        )
        let height = try await page.value("document.querySelector('.row').offsetHeight").number ?? 0
        let between = try await page.value("ways").list.compactMap(\.number)
        #expect(between == [height, -height, 0])
        // It stays where it was put until the server has drawn it.
        let last = try await page.value("last").list.compactMap(\.number)
        #expect(last == [height * 2, -height, -height])
        #expect(
          try await page.events(2) == [
            [numbers[0], "move", numbers[0], numbers[2]], [numbers[0], "move", numbers[0], nil],
          ]
        )
      }
    }

    @Test func things_areDraggedAndDropped() async throws {
      try await ClientPage.use {
        VStack {
          Text("Card").draggable("card 7")
          Text("Here").frame(width: 200, height: 100).dropDestination(for: String.self) { _, _ in
            true
          }
        }
      } do: { page in
        try await page.window.waitForMore()
        let zone = try await page.number("[data-on~=drop]")
        try await page.window.execute(
          """
          const data = new DataTransfer(), zone = document.querySelector('[data-on~=drop]')
          const box = zone.getBoundingClientRect()
          const fire = (node, type) => node.dispatchEvent(new DragEvent(type, { bubbles: true,
            cancelable: true, dataTransfer: data, clientX: box.x + 7, clientY: box.y + 9 }))
          fire(document.querySelector('[data-drag]'), 'dragstart')
          window.isAllowed = !fire(zone, 'dragover')
          fire(zone, 'drop')
          """
        )
        #expect(try await page.value("isAllowed") == true)
        let event = try await page.events()[0]
        #expect(Array(event.list[..<3]) == [zone, "drop", ["card 7"]])
        // Coordinates are whole points of the window; the origin of the box may be fractional.
        #expect(abs((event[3][0].number ?? 0) - 7) <= 1 && abs((event[3][1].number ?? 0) - 9) <= 1)
      }
    }

    @Test func aDrag_isFollowed_andIsNoTap() async throws {
      try await ClientPage.use {
        Text("Card").frame(width: 100, height: 100).onTapGesture {}.gesture(DragGesture())
      } do: { page in
        let number = try await page.number("[data-on~=drag]")
        let origin = try await page.window.find("[data-on~=drag]").reference
        try await page.window.point(
          ["type": "pointerMove", "x": 0, "y": 0, "origin": origin],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerMove", "x": 30, "y": 10, "origin": "pointer", "duration": 50],
          ["type": "pointerUp", "button": 0]
        )
        try await page.window.wait("fake.events.at(-1)?.[5] === true")
        let events = try await page.events(2)
        #expect(Set(events.map { $0[1] }) == ["drag"] && Set(events.map { $0[0] }) == [number])
        #expect(events.first?[4] == false)
        let (start, end) = (events[0][2], events[events.count - 1][3])
        #expect((end[0].number ?? 0) - (start[0].number ?? 0) == 30)
        #expect((end[1].number ?? 0) - (start[1].number ?? 0) == 10)
      }
    }

    @Test func thePointer_comesAndGoes() async throws {
      try await ClientPage.use {
        VStack {
          Text("Over").onHover { _ in }; Text("Elsewhere")
        }
      } do: { page in
        let number = try await page.number("[data-on~=hover]")
        for selector in ["[data-on~=hover]", ".text:not([data-on])"] {
          let origin = try await page.window.find(selector).reference
          try await page.window.point(["type": "pointerMove", "x": 0, "y": 0, "origin": origin])
        }
        #expect(try await page.events(2) == [[number, "hover", true], [number, "hover", false]])
      }
    }

    @Test func keys_areSent_andScrollingOnesAreKept() async throws {
      try await ClientPage.use {
        VStack {
          Text("Game").focusable().onKeyPress { _ in .handled }
          TextField("Name", text: .constant("")).onKeyPress { _ in .handled }
        }
      } do: { page in
        try await page.window.execute(
          """
          window.kept = []
          addEventListener('keydown', (event) => kept.push([event.key, event.defaultPrevented]))
          document.querySelector('[data-on~=key]').focus()
          """
        )
        try await page.window.press(.down)
        try await page.window.press(.k, with: .control)
        let number = try await page.number("[data-on~=key]")
        let events = try await page.events(4).filter { $0[1] == "key" }
        #expect(
          events == [
            [number, "key", "ArrowDown", [], "down"], [number, "key", "ArrowDown", [], "up"],
            [number, "key", "k", ["control"], "down"], [number, "key", "k", ["control"], "up"],
          ]
        )
        #expect(try await page.value("kept[0]") == ["ArrowDown", true])
        try await page.window.execute("document.querySelector('input').focus()")
        try await page.window.type("a ")
        #expect(try await page.value("document.querySelector('input').value") == "a ")
      }
    }

    @Test func shortcuts_pressWhatTheyBelongTo() async throws {
      try await ClientPage.use {
        VStack {
          Button("Save") {}.keyboardShortcut("k")
          Button("Loud") {}.keyboardShortcut("k", modifiers: [.command, .shift])
          Button("Off") {}.keyboardShortcut("k", modifiers: .option).disabled(true)
          Button("Go") {}.keyboardShortcut(.defaultAction)
          TextField("Name", text: .constant("")).onSubmit {}
        }
      } do: { page in
        func number(_ shortcut: String) async throws -> ChromeValue {
          try await page.number("[data-shortcut=\"\(shortcut)\"]")
        }
        try await page.window.press(.k, with: .control)
        #expect(try await page.events() == [[number("command+k"), "shortcut"]])
        try await page.window.press(.k, with: .control, .shift)
        #expect(try await page.events() == [[number("command+shift+k"), "shortcut"]])
        // Whether a button is disabled is for the server to say.
        try await page.window.press(.k, with: .alt)
        #expect(try await page.events() == [[number("option+k"), "shortcut"]])
        try await page.window.press(.enter)
        #expect(try await page.events() == [[number("return"), "shortcut"]])
        // In a field, Return submits the field and presses the default button.
        try await page.window.execute("document.querySelector('input').focus()")
        _ = try await page.events()
        try await page.window.press(.enter)
        let field = try await page.number("input")
        #expect(try await page.events(2) == [[field, "submit"], [number("return"), "shortcut"]])
      }
    }

    @Test func aPress_whereTheButtonIsDisabledHere_isSentAfterWhatWasTyped() async throws {
      try await ClientPage.use {
        VStack {
          TextField("Message", text: .constant("")).onSubmit {}
          Button("Send") {}.keyboardShortcut(.return, modifiers: .command).disabled(true)
          Button("Go") {}.keyboardShortcut(.defaultAction).disabled(true)
          NavigationLink("More") { Text("More") }.disabled(true)
          Toggle("Urgent", isOn: .constant(false)).keyboardShortcut("k").disabled(true)
        }
      } do: { page in
        let field = try await page.number("input[type=text]")
        let send = try await page.number("[data-shortcut=\"command+return\"]")
        let go = try await page.number("[data-shortcut=return]")
        let link = try await page.number("[role=link]")
        let toggle = try await page.number("[type=checkbox]")
        try await page.window.execute("document.querySelector('input').focus()")
        _ = try await page.events()
        try await page.window.type("a")
        try await page.window.press(.enter, with: .control)
        #expect(
          try await page.events(2) == [[field, "change", "text", "a"], [send, "shortcut"]]
        )
        try await page.window.type("b")
        try await page.window.press(.enter)
        #expect(
          try await page.events(3) == [
            [field, "change", "text", "ab"], [field, "submit"], [go, "shortcut"],
          ]
        )
        // What is typed after Return waits for its answer.
        try await page.push(answered: 6)
        try await page.window.type("c")
        try await page.window.press(.k, with: .control)
        #expect(
          try await page.events(2) == [[field, "change", "text", "abc"], [toggle, "shortcut"]]
        )
        try await page.window.type("d")
        try await page.window.click("[data-shortcut=\"command+return\"]")
        try await page.window.click("[role=link]")
        // The focus may go with the pointer.
        try await page.window.wait(
          "fake.events.some((event) => event[1] == \(Int(link.number ?? 0)))"
        )
        let events = try await page.events(3).filter { $0[1] != "focus" }
        #expect(events == [[field, "change", "text", "abcd"], [send, "tap"], [link, "tap"]])
      }
    }

    @Test func aShortcut_thatSeveralButtonsHave_pressesTheFirstThatIsEnabled() async throws {
      try await ClientPage.use {
        VStack {
          Button("Send") {}.keyboardShortcut("k").disabled(true)
          Button("Stop") {}.keyboardShortcut("k")
        }
      } do: { page in
        let stop = try await page.number("[data-shortcut]:not(:disabled)")
        try await page.window.press(.k, with: .control)
        #expect(try await page.events() == [[stop, "shortcut"]])
      }
    }

    @Test func escape_whereItsButtonIsDisabled_stillDismisses() async throws {
      try await ClientPage.use {
        Text("Below").sheet(isPresented: .constant(true)) {
          Button("Cancel") {}.keyboardShortcut(.cancelAction).disabled(true)
        }
      } do: { page in
        let cancel = try await page.number("[data-shortcut]")
        let sheet = try await page.number("dialog")
        try await page.push()
        _ = try await page.take()
        try await page.window.press(.escape)
        #expect(try await page.events(2) == [[cancel, "shortcut"], [sheet, "dismiss"]])
      }
    }

    @Test func theFocus_isToldOnce_whereItIsAskedFor() async throws {
      try await ClientPage.use {
        VStack {
          TextField("A", text: .constant(""))
          TextField("B", text: .constant(""))
        }
      } do: { page in
        let a = try await page.number("input")
        let b = try await page.number(".v > :nth-child(2)")
        try await page.window.press(.tab)
        try await page.window.press(.tab)
        #expect(
          try await page.events(3) == [
            [a, "focus", true], [a, "focus", false], [b, "focus", true],
          ]
        )
      }
    }

    @Test func links_leadOn_andControlsInRowsAreNoTapsOfTheRow() async throws {
      let target = try LoopbackServer.start().serve(.init(body: Array("<p id=there>There".utf8)))
      try await ClientPage.use {
        VStack {
          Link("Go", destination: URL(string: target)!)
          HStack {
            Toggle("On", isOn: .constant(false)); Button("Press") {}
          }.onTapGesture {}
        }
      } do: { page in
        try await page.window.click("[type=checkbox]")
        #expect(try await page.events().map { $0[1] } == ["change"])
        let button = try await page.number("button")
        try await page.window.click("button")
        #expect(try await page.events() == [[button, "tap"]])
        try await page.window.click("a[href]")
        try await page.window.wait("document.querySelector('#there')")
        try await page.window.execute("window.problems = []")
      }
    }
  }
}
