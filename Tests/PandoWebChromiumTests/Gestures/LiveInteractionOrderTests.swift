import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of what an application is told, and in which order, while the user moves, taps and types.
  @MainActor
  @Suite("Live interaction order")
  struct LiveInteractionOrder {
    private static let log = "document.querySelector('[data-testid=log]').textContent"

    private func press(
      _ window: ChromeWindow,
      _ kind: String,
      _ x: Double,
      _ y: Double,
      _ count: Int
    )
      async throws
    {
      try await window.devtools(
        "Input.dispatchMouseEvent",
        [
          "type": .text(kind), "x": .number(x), "y": .number(y), "button": "left",
          "clickCount": .number(Double(count)),
        ]
      )
    }

    private func place(_ window: ChromeWindow, _ id: String) async throws -> (Double, Double) {
      let box = try await window.execute(
        "const b = document.querySelector('[data-testid=\(id)]').getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]"
      )
      return (try #require(box[0].number), try #require(box[1].number))
    }

    @Test func focus_goesFromFieldToField_withoutNothingBetween() async throws {
      struct Fields: View {
        @FocusState private var focus: String?
        @State private var log: [String] = []
        var body: some View {
          VStack {
            Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
            TextField("a", text: .constant("")).focused($focus, equals: "a")
              .accessibilityIdentifier("a")
            TextField("b", text: .constant("")).focused($focus, equals: "b")
              .accessibilityIdentifier("b")
          }
          .onChange(of: focus) { log.append("\($0 ?? "-")\($1 ?? "-")") }
        }
      }
      try await ChromiumTests.use(.desktop) {
        Fields()
      } _: { window in
        _ = try await window.execute(
          "document.querySelector('[data-testid=a]').focus(); return null"
        )
        try await window.wait("\(Self.log) === '-a'")
        _ = try await window.execute(
          "document.querySelector('[data-testid=b]').focus(); return null"
        )
        try await window.wait("\(Self.log) === '-a ab'")
        _ = try await window.execute("document.activeElement.blur(); return null")
        try await window.wait("\(Self.log) === '-a ab b-'")
      }
    }

    @Test func slider_isEdited_fromThePressToItsEnd() async throws {
      struct Volume: View {
        @State private var value = 0.0
        @State private var log: [String] = []
        var body: some View {
          VStack {
            Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
            Slider(value: $value, in: 0...10) { log.append($0 ? "begin" : "end") }
              .accessibilityIdentifier("slider")
          }
        }
      }
      try await ChromiumTests.use(.desktop) {
        Volume()
      } _: { window in
        try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
        try await window.wait(
          "performance.getEntriesByType('resource').some(({ name }) => /gestures/.test(name))"
        )
        let (x, y) = try await place(window, "slider")
        try await press(window, "mousePressed", x, y, 1)
        for step in 1...4 { try await press(window, "mouseMoved", x + Double(step) * 20, y, 0) }
        try await window.wait("\(Self.log) === 'begin'")
        try await press(window, "mouseReleased", x + 80, y, 1)
        try await window.wait("\(Self.log) === 'begin end'")
      }
    }

    @Test func doubleTap_isNoSingleTap() async throws {
      struct Photo: View {
        @State private var log: [String] = []
        var body: some View {
          VStack {
            Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
            Color.red.frame(width: 100, height: 100)
              .onTapGesture(count: 2) { log.append("double") }
              .onTapGesture { log.append("single") }
              .accessibilityIdentifier("photo")
          }
        }
      }
      try await ChromiumTests.use(.desktop) {
        Photo()
      } _: { window in
        try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
        try await window.wait(
          "performance.getEntriesByType('resource').some(({ name }) => /gestures/.test(name))"
        )
        let (x, y) = try await place(window, "photo")
        for count in 1...2 {
          try await press(window, "mousePressed", x, y, count)
          try await press(window, "mouseReleased", x, y, count)
        }
        try await window.wait("\(Self.log) === 'double'")
        try await press(window, "mousePressed", x, y, 1)
        try await press(window, "mouseReleased", x, y, 1)
        try await window.wait("\(Self.log) === 'double single'")
      }
    }
  }
}
