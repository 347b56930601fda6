import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of sections outside of lists, and of the frames of charts and bars.
  @MainActor
  @Suite("Live sections")
  struct LiveSections {
    @Test func rows_ofASection_standWhereThoseOfItsStackDo() async throws {
      try await ChromiumTests.use {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 20) {
            Section {
              Text("One").accessibilityIdentifier("one")
              Text("Two").accessibilityIdentifier("two")
            } header: {
              Text("Header").accessibilityIdentifier("header")
            }
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const [one, two, header] = ['one', 'two', 'header'].map((name) =>
            document.querySelector(`[data-testid=${name}]`))
          const box = (node) => node.getBoundingClientRect()
          const look = (node) => { const { fontSize, fontWeight, color } = getComputedStyle(node); return fontSize + fontWeight + color }
          return [box(one).left, Math.round(box(two).top - box(one).bottom), look(header) === look(one)]
          """
        )
        #expect(found == [0, 20, .flag(true)])
      }
    }

    private struct Folding: View {
      @State private var isOpen = true
      @State private var count = 0
      var body: some View {
        List {
          Section(isExpanded: $isOpen) {
            Text("Row \(count)").accessibilityIdentifier("row")
          } header: {
            HStack {
              Text("Header").accessibilityIdentifier("header")
              Spacer()
              Button("Add") { count += 1 }.accessibilityIdentifier("add")
            }
          }
        }
      }
    }

    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func header_folds_andLeavesTheButtonsInIt(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Folding()
      } _: { window in
        let overlap = try await window.execute(
          """
          const box = (selector) => document.querySelector(selector).getBoundingClientRect()
          return box('[data-testid=add]').right > box('.section-fold .icon').left
          """
        )
        #expect(overlap == .flag(false))
        try await window.click("[data-testid=add]")
        try await window.wait(
          "document.querySelector('[data-testid=row]')?.textContent === 'Row 1'"
        )
        try await window.click("[data-testid=header]")
        try await window.wait("!document.querySelector('[data-testid=row]')")
        try await window.click("[data-testid=header]")
        try await window.wait("document.querySelector('[data-testid=row]')")
      }
    }

    @Test func chart_isAsLowAsItsFrame() async throws {
      try await ChromiumTests.use {
        VStack {
          Chart([3.0, 1, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 120, height: 40)
          Chart(["a", "b"], id: \.self) {
            SectorMark(angle: .value("Share", 1)).foregroundStyle(by: .value("Name", $0))
          }
          .frame(height: 100)
        }
      } _: { window in
        let found = try await window.execute(
          """
          return [...document.querySelectorAll('.chart')].map((chart) => {
            const drawing = chart.querySelector(':is(.chart-area, .chart-pie) > svg').getBoundingClientRect()
            return drawing.bottom <= chart.getBoundingClientRect().bottom + 1
          })
          """
        )
        #expect(found == [.flag(true), .flag(true)])
      }
    }

    @Test func toolsOfAKeyboard_withoutAStack_standWithinTheWindow() async throws {
      try await ChromiumTests.use(.phone) {
        Form { TextField("Name", text: .constant("")) }
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") {}
            }
          }
      } _: { window in
        let found = try await window.execute(
          """
          document.querySelector('input').focus()
          const done = [...document.querySelectorAll('.tools-keyboard button')].pop().getBoundingClientRect()
          return done.right <= innerWidth - 16
          """
        )
        #expect(found == .flag(true))
      }
    }

    @Test func title_withALongWord_shrinksInANarrowColumn() async throws {
      try await ChromiumTests.use {
        NavigationSplitView {
          List(0..<3, id: \.self) { Text("Item \($0)") }
            .navigationTitle("Transportations")
            .navigationSplitViewColumnWidth(120)
        } detail: {
          Text("Detail")
        }
      } _: { window in
        try await window.wait("document.querySelector('h1').style.cssText.includes('--shrunk')")
        let found = try await window.execute(
          """
          const title = document.querySelector('h1')
          return Math.round(title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight))
          """
        )
        #expect(found == 1)
      }
    }
  }
}
