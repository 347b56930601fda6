import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of controls: every action of a user is sent in the format of the control's kind.
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

    @Test func viewWithATapGesture_isTapped_byPointerAndKeyboard() async throws {
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

    @Test func doublePressAndLongPress_areDistinguished() async throws {
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
        // The first key opens the list, and the second one goes on in it.
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
        #expect(try await page.events() == [[number, "change", "number", 3], [number, "submit"]])
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
  }
}
