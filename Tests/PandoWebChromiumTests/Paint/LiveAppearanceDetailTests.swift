import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the places and sizes of lines, marks and buttons.
  @MainActor
  @Suite("Live details of appearance")
  struct LiveAppearanceDetails {
    private struct Titles: View {
      @State private var titles = ["Water the aspen", "Songs"]
      var body: some View {
        List {
          ForEach(titles, id: \.self) { title in
            HStack {
              Image(systemName: "doc")
              VStack(alignment: .leading) {
                TextField("Title", text: .constant(title))
                if title != "New" { Text("More") }
              }
            }
          }
          Button("Add") { titles.insert("New", at: 0) }.accessibilityIdentifier("add")
        }
      }
    }

    /// A field counts as words: the line begins below it, and not below the icon.
    @Test func line_belowARowThatIsAdded_beginsWhereTheOthersDo() async throws {
      try await ChromiumTests.use(.desktop) {
        Titles()
      } _: { window in
        try await window.execute("document.querySelector('[data-testid=add]').click()")
        try await window.wait("document.querySelectorAll('.row').length === 4")
        let starts = try await window.execute(
          """
          return [...document.querySelectorAll('.row')].slice(0, 3)
            .map((row) => Math.round(parseFloat(getComputedStyle(row, '::after').insetInlineStart)))
          """
        )
        .list.compactMap(\.number)
        #expect(Set(starts).count == 1 && starts[0] > 30, "\(starts)")
      }
    }

    private enum Way: String, CaseIterable {
      case word, foreignWord, picture, label, role, toggle, row
    }

    private struct Sheet: View {
      let way: Way
      var body: some View {
        Text("Page").sheet(isPresented: .constant(true)) {
          VStack {
            switch way {
            case .word: Button("Done") {}
            case .foreignWord: Button("Abbrechen") {}
            case .picture:
              Button {
              } label: {
                Image(systemName: "xmark.circle.fill")
              }
            case .label: Button("Close", systemImage: "xmark") {}.labelStyle(.iconOnly)
            case .role: Button("Not now", role: .cancel) {}
            case .toggle: Toggle("Done", isOn: .constant(true))
            case .row:
              List {
                Button {
                } label: {
                  Image(systemName: "xmark")
                }
              }
            }
            Text("Words")
          }
        }
      }
    }

    /// A button of the application that closes the sheet replaces Pando's, also in the content.
    @Test(arguments: Way.allCases, [PageAudit.Look.phone, .desktop])
    private func sheet_withAButtonThatClosesIt_hasNoOther(way: Way, look: PageAudit.Look)
      async throws
    {
      try await ChromiumTests.use(look) {
        Sheet(way: way)
      } _: { window in
        let shown = try await window.execute(
          """
          const content = document.querySelector('.sheet-content').getBoundingClientRect()
          return [document.querySelector('.sheet > .dismiss').checkVisibility(),
            content.top - document.querySelector('.sheet').getBoundingClientRect().top > 40]
          """
        )
        let isAlone = way == .toggle || way == .row
        #expect(shown.list == [.flag(isAlone), .flag(isAlone)])
      }
    }

    @Test func marksOfChoices_areAsLargeAsTheirText() async throws {
      try await ChromiumTests.use(.desktop) {
        VStack {
          Toggle("Check", isOn: .constant(true)).toggleStyle(.checkbox)
          Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.radioGroup)
        }
        .dynamicTypeSize(.accessibility3)
      } _: { window in
        let shares = try await window.execute(
          """
          const mark = (name) => document.querySelector(name).offsetHeight
          const size = parseFloat(getComputedStyle(document.querySelector('.toggle .text, .toggle')).fontSize)
          return [mark('.toggle-checkbox .switch') / size, mark('.choices-list input') / size]
          """
        )
        .list.compactMap(\.number)
        #expect(shares.allSatisfy { $0 > 0.95 }, "\(shares)")
      }
    }

    /// The grid scrolls sideways before it breaks words of its cells.
    @Test func words_ofAGrid_inAVeryNarrowWindow_areWhole() async throws {
      let look = PageAudit.Look(width: 195, height: 400, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        ScrollView {
          Grid {
            GridRow {
              Text("Destination")
              Text("Departure")
              Text("Platform")
            }
          }
        }
      } _: { window in
        try await window.wait(
          "[...document.querySelectorAll('.grid .text')].every((node) => node.offsetHeight < 30)"
        )
        let isScrolling = try await window.execute(
          "const grid = document.querySelector('.grid'); return grid.scrollWidth > grid.clientWidth"
        )
        #expect(isScrolling == true)
      }
    }

    private struct Mail: View {
      let edits: Bool
      var body: some View {
        List {
          ForEach(0..<2) { number in
            Text("Letter \(number)").swipeActions { Button("Archive") {} }
          }
          .onDelete { _ in }
          ForEach(2..<4) { Text("Letter \($0)") }.onDelete { _ in }
        }
        .environment(\.editMode, .constant(edits ? .active : .inactive))
      }
    }

    /// SwiftUI leaves out the swipe of `onDelete` where a row has actions of its own.
    @Test(arguments: [PageAudit.Look.phone, .desktop], [false, true])
    func delete_besideActions_isForEditingOnly(look: PageAudit.Look, edits: Bool) async throws {
      try await ChromiumTests.use(look) {
        Mail(edits: edits)
      } _: { window in
        try await window.wait("document.adoptedStyleSheets.length > 0")
        let shown = try await window.execute(
          """
          return [...document.querySelectorAll('.row-delete')].map((node) => node.checkVisibility())
          """
        )
        #expect(shown.list == [.flag(edits), .flag(edits), true, true])
      }
    }

    @Test func labelOfAColorPicker_isInOneLine_whereThereIsRoom() async throws {
      try await ChromiumTests.use(.phone) {
        Form { ColorPicker("The colour of the accent", selection: .constant(.red)) }
      } _: { window in
        let lines = try await window.execute(
          """
          const node = document.querySelector('.labeled-label'), range = document.createRange()
          range.selectNodeContents(node)
          return new Set([...range.getClientRects()].map((box) => box.top)).size
          """
        )
        #expect(lines == 1)
      }
    }

    /// A scroll view cuts what is beyond the chart, such as the upper half of its highest words.
    @Test(arguments: [false, true])
    func chart_containsItsHighestWordsAndLines(isHidden: Bool) async throws {
      try await ChromiumTests.use(.desktop) {
        Chart(0..<3, id: \.self) { number in
          LineMark(x: .value("Day", "\(number)"), y: .value("Number", [1, 10, 5][number]))
            .lineStyle(StrokeStyle(lineWidth: 6))
        }
        .chartYAxis(isHidden ? .hidden : .automatic)
        .frame(width: 300, height: 200)
      } _: { window in
        let room = try await window.execute(
          """
          const top = (name) => Math.min(...[...document.querySelectorAll(name)].map((node) => node.getBoundingClientRect().top))
          return Math.min(top('.chart-area') - 3, top('.chart-y > *')) - top('.chart')
          """
        )
        #expect(room.number ?? -9 >= -0.5, "\(room)")
      }
    }

    @Test func chart_readFromTheRight_isMirrored() async throws {
      try await ChromiumTests.use(.desktop) {
        Chart(["first", "second", "third"], id: \.self) { name in
          BarMark(x: .value("Name", name), y: .value("Number", name.count))
        }
        .frame(width: 300, height: 200)
        .environment(\.layoutDirection, .rightToLeft)
      } _: { window in
        let found = try await window.execute(
          """
          const at = (node) => node.getBoundingClientRect().left
          const words = [...document.querySelectorAll('.chart-x > *')].filter((node) => node.textContent.length > 3)
          const [first, third] = ['first', 'third'].map((name) => words.filter((node) => node.textContent === name).at(-1))
          return [at(first) > at(third), at(document.querySelector('.chart-y')) < at(document.querySelector('.chart-area'))]
          """
        )
        #expect(found == [true, true])
      }
    }
  }
}
