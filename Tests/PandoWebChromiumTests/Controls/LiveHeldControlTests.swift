import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of controls that a pointer holds down or drags along.
  @MainActor
  @Suite("Live held controls")
  struct LiveHeldControls {
    private struct Controls: View {
      @State private var count = 0
      @State private var limited = 3
      @State private var size = "S"
      @State private var level = 20.0
      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            Stepper("Count", value: $count).accessibilityIdentifier("count")
            Stepper("Limited", value: $limited, in: 0...6).accessibilityIdentifier("limited")
            Text("count \(count) limited \(limited) size \(size) level \(Int(level))")
              .accessibilityIdentifier("words")
            Picker("Size", selection: $size) {
              ForEach(["S", "M", "L"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            Slider(value: $level, in: 0...100).accessibilityIdentifier("level")
            Color.green.frame(height: 2_000)
          }
        }
      }
    }

    private let phone = PageAudit.Look(width: 390, height: 844, isTouch: true, isDark: false)

    private func middle(of selector: String, in window: ChromeWindow) async throws
      -> (x: Double, y: Double)
    {
      let box = try await window.execute(
        """
        const { x, y, width, height } = document.querySelector('\(selector)').getBoundingClientRect()
        return [x + width / 2, y + height / 2]
        """
      )
      return (try #require(box[0].number).rounded(), try #require(box[1].number).rounded())
    }

    private func words(_ words: String, in window: ChromeWindow) async throws {
      try await window.wait(
        "document.querySelector('[data-testid=words]').textContent.includes('\(words)')"
      )
    }

    @Test func stepper_whileItsButtonIsHeld_stepsOn_andStopsWhenItIsLetGo() async throws {
      try await ChromiumTests.use {
        Controls()
      } _: { window in
        let (x, y) = try await middle(of: "[data-testid=count] [data-action=increment]", in: window)
        try await window.point(
          ["type": "pointerMove", "x": .number(x), "y": .number(y)],
          ["type": "pointerDown", "button": 0]
        )
        try await words("count 4", in: window)
        try await window.point(["type": "pointerUp", "button": 0])
        // Letting go changes nothing, and nothing changes afterwards: a press of the other button
        // is the next step.
        _ = try await window.execute(
          "window.held = +document.querySelector('[data-testid=words]').textContent.match(/\\d+/)[0]"
        )
        try await window.click("[data-testid=count] [data-action=decrement]")
        try await window.wait(
          "+document.querySelector('[data-testid=words]').textContent.match(/\\d+/)[0] === window.held - 1"
        )
      }
    }

    @Test func stepper_whileItsButtonIsHeld_stopsAtItsEnd() async throws {
      try await ChromiumTests.use {
        Controls()
      } _: { window in
        let (x, y) = try await middle(
          of: "[data-testid=limited] [data-action=increment]",
          in: window
        )
        try await window.point(
          ["type": "pointerMove", "x": .number(x), "y": .number(y)],
          ["type": "pointerDown", "button": 0]
        )
        try await words("limited 6", in: window)
        try await window.point(["type": "pointerUp", "button": 0])
        try await window.click("[data-testid=limited] [data-action=decrement]")
        try await words("limited 5", in: window)
      }
    }

    @Test func segments_followAPointerThatGoesAlongThem() async throws {
      try await ChromiumTests.use {
        Controls()
      } _: { window in
        let first = try await middle(of: ".choice:nth-child(1)", in: window)
        let last = try await middle(of: ".choice:nth-child(3)", in: window)
        try await window.point(
          ["type": "pointerMove", "x": .number(first.x), "y": .number(first.y)],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerMove", "x": .number(last.x), "y": .number(last.y)]
        )
        // The text changes while the pointer is down.
        try await words("size L", in: window)
        try await window.point(
          ["type": "pointerMove", "x": .number(first.x), "y": .number(first.y)],
          ["type": "pointerUp", "button": 0]
        )
        try await words("size S", in: window)
      }
    }

    @Test func slider_onWhichAFingerBeginsToScroll_keepsItsValue() async throws {
      try await ChromiumTests.use(phone) {
        Controls()
      } _: { window in
        let (x, y) = try await middle(of: "[type=range]", in: window)
        func touch(_ type: ChromeValue, _ place: (Double, Double)?) async throws {
          let points: ChromeValue = place.map { [["x": .number($0.0), "y": .number($0.1)]] } ?? []
          try await window.devtools(
            "Input.dispatchTouchEvent",
            ["type": type, "touchPoints": points]
          )
        }
        // The touch is a scroll that begins to the right of the knob.
        try await touch("touchStart", (x + 80, y))
        for distance in stride(from: 10.0, through: 150, by: 20) {
          try await touch("touchMove", (x + 80, y - distance))
        }
        try await touch("touchEnd", nil)
        try await window.wait(
          "document.querySelector('[type=range]').getBoundingClientRect().y < \(y - 40)"
        )
        try await words("level 20", in: window)
        let value = try await window.execute("return document.querySelector('[type=range]').value")
        #expect(value == "20")
      }
    }

    private struct Quays: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Quay", value: 4).accessibilityIdentifier("quay")
            Stepper("Count", value: .constant(1))
          }
          .navigationTitle("Harbour")
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Quay") }
        }
      }
    }

    @Test func row_toWhichAPointerComesBack_hasNoRing_andOneForKeys() async throws {
      try await ChromiumTests.use(phone) {
        Quays()
      } _: { window in
        let ring = "getComputedStyle(document.activeElement.closest('.row')).outlineStyle"
        let isBack = "document.activeElement.closest('[data-testid=quay]')"
        try await window.click("[data-testid=quay]")
        try await window.wait("location.pathname === '/4'")
        try await window.click(".bar > .dismiss")
        try await window.wait("location.pathname === '/' && \(isBack)")
        #expect(try await window.execute("return \(ring)") == "none")
        try await window.press(.enter)
        try await window.wait("location.pathname === '/4'")
        _ = try await window.execute("history.back()")
        try await window.wait("location.pathname === '/' && \(isBack)")
        #expect(try await window.execute("return \(ring)") != "none")
      }
    }

    private struct Crew: View {
      @State private var name = ""
      @State private var berth = 1
      var body: some View {
        Form {
          TextField("Name", text: $name)
          Picker("Berth", selection: $berth) {
            Text("Bow").tag(1)
            Text("Stern").tag(2)
          }
        }
      }
    }

    /// The caret of the field shows the focus. An on-screen keyboard sends keys as a hardware
    /// keyboard does.
    @Test func field_thatAFingerTaps_hasNoRing_andOneForTheKeyTab() async throws {
      try await ChromiumTests.use(phone) {
        Crew()
      } _: { window in
        let ring = "getComputedStyle(document.activeElement).outlineStyle"
        try await window.wait("document.adoptedStyleSheets.length > 0")
        try await window.click("input")
        try await window.wait("document.activeElement.matches('input') && \(ring) === 'none'")
        try await window.press(.enter)
        #expect(try await window.execute("return \(ring)") == "none")
        try await window.press(.tab)
        try await window.wait("document.activeElement.matches('select') && \(ring) === 'solid'")
        try await window.press(.tab, with: .shift)
        try await window.wait("document.activeElement.matches('input') && \(ring) === 'solid'")
      }
    }

    private struct Moorings: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Quay", value: 4).accessibilityIdentifier("quay")
              .contextMenu { Button("Copy") {} }
          }
          .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }

    @Test func link_thatAFingerHolds_opensItsMenu_andNotItsScreen() async throws {
      try await ChromiumTests.use(phone) {
        Moorings()
      } _: { window in
        let (x, y) = try await middle(of: "[data-testid=quay]", in: window)
        _ = try await window.execute(
          "window.clicks = []; addEventListener('click', (event) => setTimeout(() => clicks.push(event.defaultPrevented)))"
        )
        try await window.devtools(
          "Input.dispatchTouchEvent",
          ["type": "touchStart", "touchPoints": [["x": .number(x), "y": .number(y)]]]
        )
        try await window.wait("document.querySelector('.menu-items:popover-open')")
        try await window.devtools(
          "Input.dispatchTouchEvent",
          ["type": "touchEnd", "touchPoints": []]
        )
        try await window.wait("clicks.length")
        #expect(try await window.execute("return clicks") == [true])
        try await window.press(.escape)
        try await window.wait("!document.querySelector('.menu-items:popover-open')")
        #expect(try await window.execute("return location.pathname") == "/")
      }
    }
  }
}
