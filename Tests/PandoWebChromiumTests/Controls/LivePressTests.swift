import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of buttons that are held, and of what the pointer and the focus look like.
  @MainActor
  @Suite("Live presses")
  struct LivePresses {
    private struct Steps: View {
      let behavior: ButtonRepeatBehavior
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Up") { count += 1 }.buttonRepeatBehavior(behavior)
          Text(verbatim: "\(count)")
        }
      }
    }

    @Test(arguments: [(ButtonRepeatBehavior.enabled, true), (.automatic, false)])
    func button_thatIsHeld_repeatsItsAction(
      behavior: ButtonRepeatBehavior,
      repeats: Bool
    ) async throws {
      try await ChromiumTests.use(.desktop) {
        Steps(behavior: behavior)
      } _: { window in
        func mouse(_ type: ChromeValue) async throws {
          let at = try await window.execute(
            "const box = document.querySelector('button').getBoundingClientRect(); return [box.left + 5, box.top + 5]"
          )
          guard case .list(let place) = at, let x = place[0].number, let y = place[1].number else {
            return
          }
          try await window.devtools(
            "Input.dispatchMouseEvent",
            [
              "type": type, "x": .number(x), "y": .number(y), "button": "left",
              "clickCount": 1,
            ]
          )
        }
        try await mouse("mousePressed")
        if repeats {
          try await window.wait("+document.querySelector('p').textContent > 2")
        } else {
          // The page counts the time: a repetition would have begun after half of it.
          try await window.execute("setTimeout(() => { window.isLater = true }, 1000)")
          try await window.wait("window.isLater")
        }
        try await mouse("mouseReleased")
        try await window.wait("+document.querySelector('p').textContent > \(repeats ? 2 : 0)")
        let count = try await window.execute("return +document.querySelector('p').textContent")
        #expect((try #require(count.number) > 1) == repeats)
      }
    }

    @Test func pointerAndFocus_lookAsTheViewSays() async throws {
      try await ChromiumTests.use(.desktop) {
        VStack {
          Text("Grab").pointerStyle(.grabIdle)
          Text("Narrow").padding().pointerStyle(.columnResize(directions: .leading))
          Text("None").pointerVisibility(.hidden)
          Button("Plain") {}.focusEffectDisabled()
          Button("Ring") {}
        }
      } _: { window in
        let cursors = try await window.execute(
          "return [...document.querySelectorAll('p')].map((node) => getComputedStyle(node).cursor)"
        )
        #expect(cursors == ["grab", "w-resize", "none"])
        for expected: ChromeValue in ["none", "solid"] {
          try await window.press(.tab)
          let ring = try await window.execute(
            "return getComputedStyle(document.activeElement).outlineStyle"
          )
          #expect(ring == expected)
        }
      }
    }

    @Test func groups_areBlendedAsOne() async throws {
      try await ChromiumTests.use(.desktop) {
        ZStack {
          Color.red
          Color.blue.blendMode(.multiply)
        }
        .frame(width: 60, height: 60)
        .compositingGroup()
      } _: { window in
        let found = try await window.execute(
          "return [...document.querySelectorAll('*')].filter((node) => getComputedStyle(node).isolation == 'isolate').some((node) => node.querySelector('[style*=mix-blend-mode]'))"
        )
        #expect(found == true)
      }
    }

    @Test func rows_alternate_wherePeopleWantIt() async throws {
      try await ChromiumTests.use(.desktop) {
        List { ForEach(0..<4, id: \.self) { Text(verbatim: "Row \($0)") } }
          .alternatingRowBackgrounds()
      } _: { window in
        try await window.waitForMore()
        let found = try await window.execute(
          "const colors = [...document.querySelectorAll('.row')].map((row) => getComputedStyle(row).backgroundColor); return [colors[0] == colors[2], colors[1] == colors[3], colors[0] != colors[1]]"
        )
        #expect(found == [true, true, true])
      }
    }
  }
}
