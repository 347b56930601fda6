import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the handles between the columns of a split view, and of the titles of columns.
  @MainActor
  @Suite("Live dividers")
  struct LiveDividers {
    private struct Letters: View {
      @State private var letter: Int? = 2
      var body: some View {
        NavigationSplitView {
          List(1..<6, id: \.self, selection: $letter) { Text("Row \($0)") }.navigationTitle(
            "Letters"
          )
        } detail: {
          Text(letter.map { "Letter \($0)" } ?? "None")
            .navigationTitle("Letter")
            .toolbar { Button("Add", systemImage: "plus") {} }
        }
      }
    }

    private struct Boxes: View {
      @State private var box: Int? = 1
      @State private var letter: String?
      var body: some View {
        NavigationSplitView {
          List(1..<6, id: \.self, selection: $box) { Text("Row \($0)") }.navigationTitle("Boxes")
        } content: {
          List(["a", "b"], id: \.self, selection: $letter) { Text($0) }.navigationTitle("Box")
        } detail: {
          Text(letter ?? "None")
            .navigationTitle("Letter")
            .toolbar { Button("Add", systemImage: "plus") {} }
        }
      }
    }

    private static let width =
      "Math.round(document.querySelector('.split > .part-sidebar').getBoundingClientRect().width)"
    private static let dividers =
      "[...document.querySelectorAll('.split-divider')].filter((node) => node.checkVisibility()).length"

    @Test func edgeOfAColumn_isMovedByKeys_andIsNotThereOnAPhone() async throws {
      try await ChromiumTests.use {
        Letters()
      } _: { window in
        try await window.wait("\(Self.dividers) === 1")
        let first = try await window.execute("return \(Self.width)").number ?? 0
        try await window.execute("document.querySelector('.split-divider').focus()")
        try await window.press(.right)
        try await window.wait("\(Self.width) === \(Int(first) + 10)")
        try await window.press(.left)
        try await window.wait("\(Self.width) === \(Int(first))")
        try await PageAudit.show(.phone, in: window)
        try await window.wait("\(Self.dividers) === 0")
      }
    }

    @Test func dividers_ofThreeColumns_areTwo() async throws {
      try await ChromiumTests.use {
        Boxes()
      } _: { window in
        try await window.wait("\(Self.dividers) === 2")
        let columns = try await window.execute(
          "return ['sidebar', 'content', 'detail'].map((name) => Math.round(document.querySelector(`.split > .part-${name}`).getBoundingClientRect().left))"
        ).list.compactMap(\.number)
        let handles = try await window.execute(
          "return [...document.querySelectorAll('.split-divider')].map((node) => Math.round(node.getBoundingClientRect().left + node.offsetWidth / 2))"
        ).list.compactMap(\.number)
        #expect(
          zip(columns.dropFirst(), handles).allSatisfy { abs($0 - $1) <= 2 },
          "\(columns) \(handles)"
        )
      }
    }

    /// The title does not move for tools, and not for Back.
    @Test func titlesOfLaterColumns_onAPhone_areInTheMiddleOfTheBar() async throws {
      try await ChromiumTests.use(.phone) {
        Boxes()
      } _: { window in
        let title = """
          (() => {
            const title = [...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility()).at(-1)
            const range = document.createRange(), back = document.querySelector('.column-back').getBoundingClientRect()
            range.selectNodeContents(title)
            const { left, right, top, bottom } = range.getBoundingClientRect()
            return [title.textContent, Math.round((left + right) / 2), Math.round((top + bottom) / 2 - (back.top + back.bottom) / 2), getComputedStyle(title).fontSize]
          })()
          """
        try await window.wait("(\(title))[0] === 'Box'")
        let first = try await window.execute("return \(title)").list
        try await window.execute("document.querySelector('.split > .part-content .row').click()")
        try await window.wait("(\(title))[0] === 'Letter'")
        let second = try await window.execute("return \(title)").list
        for found in [first, second] {
          #expect(abs((found[1].number ?? 0) - 195) <= 2, "\(found)")
          #expect(abs(found[2].number ?? 99) <= 2, "\(found)")
        }
        #expect(first[3] == second[3])
        let problems = try await PageAudit(window).problems(isDark: false)
        #expect(problems == [], "\(problems)")
      }
    }
  }
}
