import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the positions of menus and popovers.
  @MainActor
  @Suite("Placing")
  struct Placing {
    /// Menus in all corners of the window.
    struct Corners: View {
      var body: some View {
        VStack {
          row
          Spacer()
          row
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }

      private var row: some View {
        HStack {
          menu
          Spacer()
          menu
        }
      }

      private var menu: some View {
        Menu("Menu") {
          Button("Copy all of these words to the clipboard") {}
          Button("Paste") {}
          Menu("More") {
            Button("One") {}
            Button("Two") {}
          }
          Button("Delete") {}
        }
      }
    }

    private static let widths = [390, 768, 1280, 1920]

    /// Makes the script place menus and popovers, as in browsers without CSS anchor positioning.
    private static let withoutAnchors = """
      const supports = CSS.supports
      CSS.supports = (...words) => words[0] !== 'position-area' && supports.apply(CSS, words)
      addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style')
        style.textContent = '* { position-area: none !important; position-try: none !important }'
        document.head.append(style)
      })
      """

    /// The parts of open menus and popovers that are outside of the window.
    private static let outside = """
      [...document.querySelectorAll('.menu-items:popover-open,.popover')].filter((node) => {
        const box = node.getBoundingClientRect()
        return !box.width || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
      }).map((node) => JSON.stringify(node.getBoundingClientRect()))
      """

    private func show(_ width: Int, _ window: ChromeWindow) async throws {
      try await window.devtools(
        "Emulation.setDeviceMetricsOverride",
        [
          "width": ChromeValue(width), "height": 700, "deviceScaleFactor": 1, "mobile": false,
        ]
      )
    }

    @Test(arguments: [true, false])
    func menus_inAllCorners_areInsideOfTheWindow(hasAnchors: Bool) async throws {
      let address = try ClientPage.serve(policy: nil) { Corners() }
      try await ChromeWindow.use { window in
        if !hasAnchors {
          try await window.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            ["source": .text(Self.withoutAnchors)]
          )
        }
        try await ClientPage.use(window, address) { page in
          for width in Self.widths {
            try await show(width, window)
            for corner in 0..<4 {
              try await window.execute(
                "document.querySelectorAll('.h > .menu > button')[arguments[0]].click()",
                ChromeValue(corner)
              )
              try await window.wait("document.activeElement.closest('.menu-items')")
              #expect(try await page.value(Self.outside) == [])
              let distance = try await page.value(
                """
                (() => { const [button, list] = [...document.querySelector('.menu:has(:popover-open)').children]
                  .map((node) => node.getBoundingClientRect())
                return Math.min(Math.abs(list.top - button.bottom), Math.abs(button.top - list.bottom)) })()
                """
              )
              #expect(try #require(distance.number) < 12)
              try await window.execute(
                "document.querySelector('.menu-items:popover-open .menu > button').click()"
              )
              try await window.wait("document.activeElement.textContent.trim() == 'One'")
              #expect(try await page.value(Self.outside) == [])
              try await window.press(.escape)
              try await window.wait("!document.querySelector(':popover-open')")
            }
          }
        }
      }
    }

    @Test func contextMenu_isAtThePointer_alsoAtTheEdges() async throws {
      try await ClientPage.use {
        Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity)
          .contextMenu {
            Button("Copy") {}
            Button("Delete") {}
          }
      } do: { page in
        for (x, y) in [(5, 5), (600, 300), (995, 795), (5, 690)] {
          let (x, y) = try await within(page, x, y)
          try await page.window.point(
            [
              "type": "pointerMove", "x": ChromeValue(x), "y": ChromeValue(y), "origin": "viewport",
            ],
            ["type": "pointerDown", "button": 2],
            ["type": "pointerUp", "button": 2]
          )
          try await page.window.wait("document.activeElement.matches('.menu-items')")
          #expect(try await page.value(Self.outside) == [])
          let isThere = try await page.value(
            """
            (() => { const box = document.querySelector(':popover-open').getBoundingClientRect()
            const away = (at, from, to) => Math.max(from - at, at - to, 0)
            return away(\(x), box.left, box.right) < 10 && away(\(y), box.top, box.bottom) < 10 })()
            """
          )
          #expect(isThere == true)
          try await page.window.press(.escape)
          try await page.window.wait("!document.querySelector(':popover-open')")
        }
      }
    }

    private func within(_ page: ClientPage, _ x: Int, _ y: Int) async throws -> (Int, Int) {
      let size = try await page.value("[innerWidth, innerHeight]")
      return (
        min(x, Int(size[0].number ?? 0) - 3), min(y, Int(size[1].number ?? 0) - 3)
      )
    }

    /// A popover at a button somewhere.
    struct Beside: View {
      let edge: Edge?
      let alignment: Alignment

      var body: some View {
        Button("Source") {}
          .accessibilityIdentifier("source")
          .popover(isPresented: .constant(true), arrowEdge: edge) {
            Text("Some words that belong to the button").padding().frame(width: 260)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
    }

    @Test(
      arguments: [
        (nil, Alignment.topLeading), (nil, .bottomTrailing), (nil, .center), (.top, .top),
        (.top, .center), (.leading, .center), (.trailing, .topTrailing),
      ] as [(Edge?, Alignment)]
    )
    func popover_isBesideItsSource_withItsArrowAtIt(edge: Edge?, alignment: Alignment) async throws
    {
      let address = try ClientPage.serve(policy: nil) { Beside(edge: edge, alignment: alignment) }
      try await ChromeWindow.use { window in
        try await ClientPage.use(window, address) { page in
          for width in Self.widths.dropFirst() {
            try await show(width, window)
            try await window.wait("document.querySelector('.popover').dataset.side")
            #expect(try await page.value(Self.outside) == [])
            let found = try await page.value(
              """
              (() => { const box = document.querySelector('.popover').getBoundingClientRect()
              const source = document.querySelector('[data-testid=source]').getBoundingClientRect()
              const gaps = [box.top - source.bottom, source.top - box.bottom, box.left - source.right, source.left - box.right]
              return Math.max(...gaps) })()
              """
            )
            let gap = try #require(found.number)
            #expect(gap > 4 && gap < 20)
          }
          // A narrow window has no room beside the button, so it shows a sheet at its lower edge.
          try await show(390, window)
          let sheet = try await page.value(
            """
            (() => { const box = document.querySelector('.popover').getBoundingClientRect()
            return [box.left, box.width, Math.round(box.bottom) - innerHeight] })()
            """
          )
          #expect(sheet == [0, 390, 0])
          let isCovered = try await page.value(
            """
            (() => { const range = document.createRange()
            range.selectNodeContents(document.querySelector('.popover-content .text'))
            const close = document.querySelector('.popover > .dismiss').getBoundingClientRect()
            return close.height < 24 || [...range.getClientRects()].some((words) => close.bottom > words.top && close.left < words.right) })()
            """
          )
          #expect(isCovered == false)
          // The words begin beside the button, and not below an empty row.
          let above = try await page.value(
            """
            document.querySelector('.popover-content .text').getBoundingClientRect().top
              - document.querySelector('.popover').getBoundingClientRect().top
            """
          )
          #expect(try #require(above.number) < 48)
        }
      }
    }
  }
}
