import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of what the bar and the ground of a screen follow, and of content in the middle.
  @MainActor
  @Suite("Live screens and their content")
  struct LiveScreenFits {
    private enum Shape: String, CaseIterable {
      case list, overlay, background, stack
    }

    private struct Rows: View {
      let shape: Shape
      var body: some View {
        NavigationStack {
          Group {
            let list = List { Text("Row") }
            switch shape {
            case .list: list
            case .overlay:
              list
                .overlay { ContentUnavailableView("Nothing", systemImage: "tray") }
                .overlay(alignment: .bottomTrailing) { Text("Corner") }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            case .background: list.background { Text("Behind") }.refreshable {}
            case .stack: VStack { list }
            }
          }
          .navigationTitle("Title")
        }
      }
    }

    private static let fit = """
      (() => {
        const box = (name) => document.querySelector(name).getBoundingClientRect()
        const screen = getComputedStyle(document.querySelector('.screen'))
        const same = Math.abs(box('.screen-title').left - box('.collection > *').left) < 1.5
        return [same, screen.backgroundColor === getComputedStyle(document.querySelector('.collection')).backgroundColor]
      })()
      """
    private static let wide = PageAudit.Look(
      width: 1280,
      height: 800,
      isTouch: false,
      isDark: false
    )

    @Test(arguments: Shape.allCases)
    private func bar_followsTheList_alsoBehindAndInFrontOfOtherViews(shape: Shape) async throws {
      try await ChromiumTests.use(Self.wide) {
        Rows(shape: shape)
      } _: { window in
        try await window.wait("document.querySelector('.screen-title')?.checkVisibility()")
        #expect(try await window.execute("return \(Self.fit)").list == [true, true])
      }
    }

    /// Back and the tools stand at the edges of the text, and not at those of the window.
    @Test func bar_isAsWideAsTheText_whereThatHasALimit() async throws {
      try await ChromiumTests.use(.init(width: 1920, height: 900, isTouch: false, isDark: false)) {
        NavigationStack {
          ScrollView {
            VStack(alignment: .leading) {
              Text("Words").accessibilityIdentifier("words")
              Text("More of them").frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(20)
            .frame(maxWidth: 720)
            .frame(maxWidth: .infinity)
          }
          .navigationTitle("Title")
          .toolbar { Button("Add") {} }
        }
      } _: { window in
        let places = """
          (() => {
            const box = (name) => document.querySelector(name).getBoundingClientRect()
            return [box('.screen-title').left - box('[data-testid=words]').left, box('.tools-trailing').right]
          })()
          """
        try await window.wait("document.querySelector('.screen-title')?.checkVisibility()")
        let found = try await window.execute("return \(places)").list.compactMap(\.number)
        #expect(abs(found[0]) < 1.5, "\(found)")
        #expect((1290...1301).contains(found[1]), "\(found)")
      }
    }

    /// The content has a width of its own, less than that of the sheet.
    @Test func popover_onAPhone_hasNarrowContentInTheMiddle() async throws {
      try await ChromiumTests.use(.phone) {
        Button("Source") {}
          .popover(isPresented: .constant(true)) {
            VStack { Text("Inside") }.frame(width: 280).accessibilityIdentifier("inside")
          }
      } _: { window in
        try await window.wait("document.querySelector('.popover')?.checkVisibility()")
        let sides = try await window.execute(
          """
          const { left, right } = document.querySelector('[data-testid=inside]').getBoundingClientRect()
          return [left, innerWidth - right]
          """
        ).list.compactMap(\.number)
        #expect(sides.count == 2 && abs(sides[0] - sides[1]) < 1.5 && sides[0] > 40, "\(sides)")
      }
    }

    private struct Mail: View {
      var title = "Mail"
      @State private var letter: Int?
      var body: some View {
        NavigationSplitView {
          List(1..<3, id: \.self, selection: $letter) { Text("Row \($0)") }.navigationTitle(title)
        } detail: {
          Text(letter.map { "Letter \($0)" } ?? "None").navigationTitle("Letter")
        }
      }
    }

    /// A long title leaves only the arrow in sight; the accessible name has the whole title.
    @Test(arguments: ["Mail", "All the mail of the last two years"])
    func back_inAColumn_hasTheTitleOfTheColumnBefore(title: String) async throws {
      try await ChromiumTests.use(.phone) {
        Mail(title: title)
      } _: { window in
        let back = "document.querySelector('.column-back')"
        try await window.execute("document.querySelector('.row').click()")
        try await window.wait("\(back).checkVisibility() && \(back).ariaLabel === 'Back: \(title)'")
        let isShort = title == "Mail"
        #expect(
          try await window.execute("return getComputedStyle(\(back), '::after').content")
            == .text(isShort ? "\"Mail\" / \"\"" : "none")
        )
        let room = try await window.execute(
          """
          const words = document.createRange(), back = \(back).getBoundingClientRect()
          words.selectNodeContents([...document.querySelectorAll('.screen-title')].find((node) => node.textContent === 'Letter'))
          return words.getBoundingClientRect().left - back.right
          """
        )
        #expect((room.number ?? -1) > 0, "\(room)")
        let problems = try await PageAudit(window).problems(isDark: false)
        #expect(problems == [], "\(problems)")
      }
    }

    private struct Letters: View {
      @State private var letter: Int? = 1
      var body: some View {
        NavigationSplitView {
          List(1..<3, id: \.self, selection: $letter) { Text("Row \($0)") }.navigationTitle("Mail")
        } detail: {
          NavigationStack {
            NavigationLink("Next") { Text("Inner").navigationTitle("Inner") }
              .navigationTitle("Letter")
              .toolbar { Button("Reply") {} }
          }
        }
      }
    }

    /// The stack uses the bar of the column, and has none below it.
    @Test func stack_inTheLastColumn_hasTheOnlyBar() async throws {
      try await ChromiumTests.use(.phone) {
        Letters()
      } _: { window in
        let back = "document.querySelector('.column-back')"
        try await window.wait("\(back).checkVisibility() && \(back).dataset.before === 'Mail'")
        let found = try await window.execute(
          """
          const middle = (node) => node.getBoundingClientRect().top + node.getBoundingClientRect().height / 2
          const nodes = [...document.querySelectorAll('.part-detail :is(.screen-title, .tools-trailing .button)')]
          return nodes.filter((node) => node.checkVisibility()).map((node) => Math.abs(middle(node) - middle(\(back))) < 4).join()
          """
        )
        #expect(found == "true,true")
        try await window.execute("document.querySelector('.part-detail .link-push').click()")
        // The pushed screen has a Back button of its own. The history still presses that of the column.
        try await window.wait(
          "document.querySelectorAll('.stack > .screen').length === 2 && getComputedStyle(\(back)).visibility === 'hidden'"
        )
      }
    }

    /// The sidebar moves out of the window step by step.
    @Test func sidebar_slides_whereMotionIsNotReduced() async throws {
      try await ChromiumTests.use(Self.wide) {
        Mail()
      } _: { window in
        try await window.devtools(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-reduced-motion", "value": "no-preference"]]]
        )
        let toggle = "document.querySelector('.split-toggle')"
        try await window.wait("\(toggle)?.checkVisibility()")
        try await window.execute(
          """
          window.ways = []
          const { animate } = Element.prototype
          Element.prototype.animate = function (frames, timing) {
            if (this.matches('.part-sidebar')) ways.push([this.checkVisibility(), timing.duration])
            return animate.call(this, frames, timing)
          }
          \(toggle).click()
          """
        )
        try await window.wait("ways.length === 1 && ways[0][0] && ways[0][1] === 200")
        try await window.wait("!document.querySelector('.part-sidebar').checkVisibility()")
        try await window.execute("\(toggle).click()")
        try await window.wait(
          "ways.length === 2 && document.querySelector('.part-sidebar').checkVisibility()"
        )
        #expect(
          try await window.execute("return document.querySelector('.part-sidebar').style.position")
            == ""
        )
      }
    }
  }
}
