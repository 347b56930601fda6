import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of grids as a browser lays them out.
  @MainActor
  @Suite("Live grids")
  struct LiveGrids {
    @Test func column_isAlignedAsOneOfItsCellsSays() async throws {
      try await LiveServer.use {
        Grid(alignment: .leading) {
          GridRow {
            Text("a")
            Text("Amount").gridColumnAlignment(.trailing)
            Text("c")
          }
          GridRow {
            Text("a")
            Text("1").accessibilityIdentifier("end")
            Text("long words")
          }
          GridRow {
            Text("a")
            Text("2").gridCellAnchor(.topLeading).accessibilityIdentifier("own")
            Text("c").accessibilityIdentifier("start")
          }
        }
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let sides = try await window.execute(
            """
            const box = (node) => node.getBoundingClientRect(), named = (name) => box(document.querySelector(`[data-testid=${name}]`))
            const [, amount, last] = [...document.querySelectorAll('.grid-row > .cell')].map(box)
            return [
              Math.abs(named('end').right - amount.right) < 1, Math.abs(named('own').left - amount.left) < 1,
              Math.abs(named('start').left - last.left) < 1,
            ].join()
            """
          )
          #expect(sides == "true,true,true")
        }
      }
    }

    @Test func buttons_inNarrowCells_lieBesideEachOther() async throws {
      try await ChromiumTests.use(.phone) {
        LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(.fixed(90))]) {
          Button("Incomprehensible") {}
          Button("Borderless") {}
        }
      } _: { window in
        let isBeside = try await window.execute(
          """
          const [one, two] = [...document.querySelectorAll('.lazy-grid > .button')]
            .map((node) => node.getBoundingClientRect())
          return one.right <= two.left
          """
        )
        #expect(isBeside == .flag(true))
      }
    }

    @Test func row_saysWhereItsCellsStand_fromTopToBottom() async throws {
      try await ChromiumTests.use {
        Grid(alignment: .trailing) {
          GridRow(alignment: .top) {
            Text("a").accessibilityIdentifier("top")
            Text("Words").font(.largeTitle).padding().accessibilityIdentifier("large")
          }
          GridRow(alignment: .bottom) {
            Text("wide words").accessibilityIdentifier("bottom")
            Text("Words").font(.largeTitle).padding().accessibilityIdentifier("last")
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const box = (name) => document.querySelector(`[data-testid=${name}]`).closest('.cell').getBoundingClientRect()
          const words = (name) => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect(), near = (a, b) => Math.abs(a - b) < 1
          return [
            near(words('top').top, box('large').top), near(words('bottom').bottom, box('last').bottom),
            near(words('top').right, words('bottom').right),
          ].join()
          """
        )
        #expect(found == "true,true,true")
      }
    }

    @Test func view_withoutASize_makesAGridNoLarger() async throws {
      try await ChromiumTests.use {
        Grid {
          GridRow {
            Text("Words").accessibilityIdentifier("cell")
            Text("More").accessibilityIdentifier("last")
          }
          Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
          GridRow {
            Color.red.gridCellUnsizedAxes([.horizontal, .vertical]).accessibilityIdentifier("color")
            Text("Words").font(.largeTitle).accessibilityIdentifier("large")
          }
        }
        .accessibilityIdentifier("grid")
      } _: { window in
        let found = try await window.execute(
          """
          const box = (name) => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect()
          const grid = box('grid'), line = box('line'), color = box('color'), near = (a, b) => Math.abs(a - b) < 1
          return [
            grid.width < 200, grid.height < 120, near(line.left, grid.left) && near(line.right, grid.right),
            near(color.width, box('cell').width), near(color.height, box('large').height),
          ]
          """
        )
        #expect(found.list.allSatisfy { $0 == .flag(true) }, "\(found)")
      }
    }
  }
}
