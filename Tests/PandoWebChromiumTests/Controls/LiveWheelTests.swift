import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of pickers as wheels: the row in the middle of a wheel is the chosen one, however it was
  /// turned.
  @MainActor
  @Suite("Live wheels")
  struct LiveWheels {
    private struct Sizes: View {
      @State private var size = 7

      var body: some View {
        VStack {
          Picker("Size", selection: $size) { ForEach(0..<20) { Text("Row \($0)").tag($0) } }
            .pickerStyle(.wheel)
          Button("Three") { size = 3 }.accessibilityIdentifier("three")
          Text("Chosen: \(size)").accessibilityIdentifier("chosen")
        }
      }
    }

    private struct Birthday: View {
      /// Noon of the last day of 2026, in GMT.
      @State private var day = Date(timeIntervalSince1970: 1_798_718_400)

      var body: some View {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_GB")
        return VStack {
          DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.wheel)
          Text(verbatim: "\(Int(day.timeIntervalSince1970))").accessibilityIdentifier("chosen")
        }
        .environment(\.calendar, calendar).environment(\.locale, Locale(identifier: "en_GB"))
      }
    }

    private func use(
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          try await body(window)
          #expect(try await window.log() == [])
        }
      }
    }

    /// The words of the row in the middle of each wheel.
    private static let middles = """
      [...document.querySelectorAll('.choices-wheel .choices-options')].map((wheel) => {
        const box = wheel.getBoundingClientRect(), middle = box.top + box.height / 2
        return [...wheel.children].find((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return Math.abs((top + bottom) / 2 - middle) < 2
        })?.textContent.trim()
      }).join()
      """

    private func wait(_ row: Int, in window: ChromeWindow) async throws {
      try await window.wait("\(Self.middles) == 'Row \(row)'")
      try await window.wait(
        "document.querySelector('[data-testid=chosen]').textContent == 'Chosen: \(row)'"
      )
      #expect(
        try await window.execute(
          "return document.querySelector(':checked').closest('label').textContent.trim()"
        )
          == .text("Row \(row)")
      )
    }

    /// One band with round ends marks the selection of all wheels beside each other.
    @Test func wheels_haveOneBand_withRoundEnds() async throws {
      try await use {
        Birthday()
      } _: { window in
        let corners = try await window.execute(
          """
          return [...document.querySelectorAll('.choices-wheel')].map((wheel) => {
            const band = getComputedStyle(wheel, '::before'), row = wheel.querySelector('.choice').offsetHeight
            const isBand = parseFloat(band.height) === row && parseFloat(band.bottom) === 2 * row
            return [+isBand, parseFloat(band.borderTopLeftRadius), parseFloat(band.borderBottomRightRadius)]
          })
          """
        ).list.map { $0.list.compactMap(\.number) }
        #expect(corners.count == 3 && corners.allSatisfy { $0[0] == 1 }, "\(corners)")
        #expect(corners.map { $0[1] > 0 } == [true, false, false], "\(corners)")
        #expect(corners.map { $0[2] > 0 } == [false, false, true], "\(corners)")
      }
    }

    /// The rows of a wheel fade out towards its ends, so a ring around the wheel would fade too.
    @Test func focusOfAWheel_isAroundItsBand() async throws {
      try await use {
        Birthday()
      } _: { window in
        try await window.wait("document.querySelectorAll('[role=spinbutton]').length === 3")
        try await window.press(.tab)
        try await window.press(.tab)
        let rings = try await window.execute(
          """
          return [...document.querySelectorAll('.choices-wheel')].map((wheel) => [
            getComputedStyle(wheel, '::before').outlineStyle,
            getComputedStyle(wheel.querySelector('.choices-options')).outlineStyle,
          ].join()).join(' ')
          """
        )
        #expect(rings == "none,none solid,none none,none")
      }
    }

    /// The roles and names of wheels and their rows, as assistive technology gets them.
    private func told(in window: ChromeWindow) async throws -> [String] {
      let tree = try await window.devtools("Accessibility.getFullAXTree")
      return tree["nodes"].list.compactMap { node in
        let role = node["role"]["value"].text ?? ""
        guard ["spinbutton", "radio"].contains(role), node["ignored"] != true else { return nil }
        return "\(role) \(node["name"]["value"].text ?? "")"
      }
    }

    /// The values of the wheels in words.
    private static func values(in window: ChromeWindow) async throws -> ChromeValue {
      try await window.execute(
        "return [...document.querySelectorAll('[role=spinbutton]')].map((node) => node.ariaValueText).join()"
      )
    }

    @Test func wheel_isOneThingWithAValue_andOneStop() async throws {
      try await use {
        Sizes()
      } _: { window in
        try await window.wait("document.querySelector('[role=spinbutton]')")
        #expect(try await told(in: window) == ["spinbutton Size"])
        #expect(try await Self.values(in: window) == "Row 7")
        try await window.press(.tab)
        try await window.wait("document.activeElement.matches('[role=spinbutton]')")
        try await window.press(.down)
        try await wait(8, in: window)
        try await window.wait("document.activeElement.ariaValueText === 'Row 8'")
        #expect(try await told(in: window) == ["spinbutton Size"])
        try await window.press(.tab)
        try await window.wait("document.activeElement.matches('[data-testid=three]')")
        try await window.press(.enter)
        try await window.wait(
          "document.querySelector('[role=spinbutton]').ariaValueText === 'Row 3'"
        )
      }
    }

    @Test func wheels_ofADate_areOneStopEach_alsoInAList() async throws {
      try await use {
        List {
          Birthday()
          Button("After") {}.accessibilityIdentifier("after")
        }
      } _: { window in
        try await window.wait("document.querySelectorAll('[role=spinbutton]').length === 3")
        let wheels = try await told(in: window)
        #expect(wheels.sorted() == ["spinbutton Day", "spinbutton Month", "spinbutton Year"])
        #expect(try await Self.values(in: window) == "31,December,2026")
        // In a list, the arrow keys turn the focused wheel, and do not go to another row.
        try await window.execute("document.querySelectorAll('[role=spinbutton]')[1].focus()")
        try await window.press(.up)
        try await window.wait("\(Self.middles) == '30,November,2026'")
        try await window.wait("document.activeElement.ariaValueText === 'November'")
        #expect(try await Self.values(in: window) == "30,November,2026")
      }
    }

    @Test func wheel_isTurnedByPresses_keys_theMouse_andTheApplication() async throws {
      try await use {
        Sizes()
      } _: { window in
        try await wait(7, in: window)
        try await window.click(".choice:nth-child(9)")
        try await wait(8, in: window)
        try await window.press(.down)
        try await wait(9, in: window)
        try await window.press(.up)
        try await wait(8, in: window)
        // A mouse turns the wheel row by row, and it comes to rest at a row.
        let point = try await window.execute(
          """
          const box = document.querySelector('.choices-wheel .choices-options').getBoundingClientRect()
          return [box.x + box.width / 2, box.y + box.height / 2, document.querySelector('.choice').offsetHeight]
          """
        )
        try await window.devtools(
          "Input.dispatchMouseEvent",
          [
            "type": "mouseWheel", "x": point[0], "y": point[1], "deltaX": 0,
            "deltaY": .number((point[2].number ?? 0) * 3 + 4),
          ]
        )
        try await wait(11, in: window)
        try await window.click("[data-testid=three]")
        try await wait(3, in: window)
      }
    }

    @Test func wheel_isTurnedByAFinger_andByKeys() async throws {
      try await LiveServer.use {
        Sizes()
      } _: { server in
        try await ChromeWindow.use { window in
          try await PageAudit.show(.phone, in: window)
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          try await wait(7, in: window)
          let point = try await window.execute(
            """
            const box = document.querySelector('.choices-wheel .choices-options').getBoundingClientRect()
            return [box.x + box.width / 2, box.y + box.height / 2, document.querySelector('.choice').offsetHeight]
            """
          ).list.compactMap(\.number)
          func touch(_ type: ChromeValue, _ y: Double?) async throws {
            let points: [ChromeValue] =
              y.map { [["x": .number(point[0]), "y": .number(point[1] + $0)]] } ?? []
            try await window.devtools(
              "Input.dispatchTouchEvent",
              ["type": type, "touchPoints": .list(points)]
            )
          }
          // The finger is slow, and lets go between two rows, nearer to the second.
          try await touch("touchStart", 0)
          for step in 1...20 { try await touch("touchMove", -point[2] * 1.8 * Double(step) / 20) }
          for _ in 0..<10 { try await touch("touchMove", -point[2] * 1.8) }
          try await touch("touchEnd", nil)
          try await window.wait(
            "document.querySelector('[data-testid=chosen]').textContent != 'Chosen: 7'"
          )
          let row = try await window.execute(
            "return document.querySelector(':checked').closest('label').textContent.trim()"
          )
          #expect(["Row 8", "Row 9"].contains(row.text))
          try await window.execute("document.querySelector('[role=spinbutton]').focus()")
          try await window.press(.home)
          try await wait(0, in: window)
          try await window.press(.pageDown)
          try await wait(5, in: window)
          try await window.press(.end)
          try await wait(19, in: window)
          try await window.press(.pageUp)
          try await wait(14, in: window)
        }
      }
    }

    @Test func wheels_ofADate_standInTheOrderOfTheLanguage_andKeepToTheMonth() async throws {
      try await use {
        Birthday()
      } _: { window in
        try await window.wait("\(Self.middles) == '31,December,2026'")
        let names = try await window.execute(
          "return [...document.querySelectorAll('legend')].map((node) => node.textContent.trim()).join()"
        )
        #expect(names == "Day,Month,Year")
        // February has no 31st.
        try await window.execute(
          """
          [...document.querySelectorAll('.choice')].find((row) => row.textContent.trim() == 'February')
            .querySelector('input').click()
          """
        )
        try await window.wait("\(Self.middles) == '28,February,2026'")
        try await window.wait(
          "document.querySelector('[data-testid=chosen]').textContent == '1772280000'"
        )
      }
    }
  }
}
