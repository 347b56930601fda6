import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of lists of 100,000 rows in a browser.
  @MainActor
  @Suite("Live long lists")
  struct LiveLongLists {
    private struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View {
        Button {
          count += 1
        } label: {
          // The rows have three heights.
          Text(verbatim: "Row \(number): \(count)").frame(height: [20, 60, 100][number % 3])
        }
        .accessibilityIdentifier("row\(number)")
      }
    }

    private struct Long: View {
      @State private var rows = Array(0..<100_000)
      var body: some View {
        VStack {
          Button("Insert") { rows.insert(contentsOf: [-1, -2, -3], at: 0) }
            .accessibilityIdentifier("insert")
          List(rows, id: \.self) { Row(number: $0) }.accessibilityIdentifier("list")
        }
      }
    }

    private struct Person: Identifiable {
      let id: Int
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
          try await window.execute(
            """
            window.scroller = [...document.querySelectorAll('.list,.scroll,.table')]
              .find((node) => node.scrollHeight > node.clientHeight + 1) ?? document.scrollingElement
            // The numbers of the rows at three heights; null while one of these places has no row.
            window.seen = () => {
              const { left, top, height } = scroller.getBoundingClientRect()
              const rows = '.row,tbody tr,.lazy-grid>*,.v>*:has(>[data-testid=n])'
              const texts = [0.1, 0.5, 0.9].map((part) => {
                const y = Math.min(top + height, innerHeight) * part + Math.max(top, 0) * (1 - part)
                const all = document.elementsFromPoint(left + 40, y)
                  .concat(document.elementsFromPoint(left + scroller.clientWidth / 2, y))
                return all.map((node) => node.closest(rows)).find((row) => row)?.innerText
              })
              return texts.every((text) => /\\d/.test(text ?? ''))
                ? texts.map((text) => +text.match(/-?\\d+/)[0]) : null
            }
            """
          )
          try await body(window)
          #expect(try await window.log() == [])
        }
      }
    }

    @Test func list_ofAHundredThousandRows_showsThoseThatAreScrolledTo() async throws {
      try await use {
        Long()
      } _: { window in
        #expect(try await window.execute("return document.querySelectorAll('.row').length") == 100)
        // The list jumps to a place without rows: rows come, and the place is the same share of the
        // whole.
        try await window.execute("scroller.scrollTop = scroller.scrollHeight / 2")
        try await window.wait("seen()?.every((number) => number > 45000 && number < 55000)")
        try await window.execute("scroller.scrollTop = scroller.scrollHeight")
        try await window.wait(
          "(scroller.scrollTop = scroller.scrollHeight, seen()?.at(-1) > 99990)"
        )
        try await window.wait("document.querySelector('[data-testid=row99999]')")
        try await window.execute("scroller.scrollTop = 0")
        try await window.wait("seen()?.[0] < 4")
        #expect(
          try await window.execute("return document.querySelectorAll('.row').length < 400") == true
        )
      }
    }

    /// Each row stays where a scroll step puts it, although the heights of the rows were unknown.
    @Test func rows_thatComeAboveAndBelow_moveNothingThatIsInSight() async throws {
      try await use {
        Long()
      } _: { window in
        try await window.execute("scroller.scrollTop = scroller.scrollHeight / 2")
        try await window.wait("seen()")
        let jumps = try await window.executeAsync(
          """
          const done = arguments[arguments.length - 1], frame = () => new Promise(requestAnimationFrame)
          let worst = 0, blank = 0
          const isThere = (y) => [...document.querySelectorAll('.row')]
            .map((row) => row.getBoundingClientRect()).some((row) => row.top <= y && row.bottom >= y)
          for (const by of [...Array(60).fill(-90), ...Array(60).fill(90)]) {
            const { top, bottom } = scroller.getBoundingClientRect()
            // Rows that the next step brings in sight are made before it, however long the server
            // takes.
            while (!isThere(by < 0 ? top + by : bottom + by)) await frame()
            const row = [...document.querySelectorAll('.row')].find((row) => row.getBoundingClientRect().top > top + 60)
            const before = row.getBoundingClientRect().top
            scroller.scrollTop += by
            if (!seen()) blank++
            for (let i = 0; i < 4; i++) await frame()
            worst = Math.max(worst, Math.abs(row.getBoundingClientRect().top - before + by))
          }
          done([worst, blank])
          """
        )
        #expect((jumps[0].number ?? 99) < 2, "a row jumped by \(jumps[0])")
        #expect(jumps[1] == 0)
      }
    }

    @Test func rows_scrolledFast_areNotRequestedOneByOne() async throws {
      try await use {
        Long()
      } _: { window in
        try await window.execute(
          """
          window.asked = []
          const send = WebSocket.prototype.send
          WebSocket.prototype.send = function (text) {
            const frame = JSON.parse(text)
            if (frame[2] === 'rows') asked.push(frame[3])
            send.call(this, text)
          }
          window.batches = 0
          """
        )
        _ = try await window.executeAsync(
          """
          const done = arguments[arguments.length - 1]
          for (let i = 0; i < 300; i++) {
            scroller.scrollTop += 9000
            if (i % 10 === 0) await new Promise(requestAnimationFrame)
          }
          done()
          """
        )
        try await window.wait("seen()")
        // The page asks at most once a frame, after the former answer. The last request is for the rows in sight.
        let asked = try await window.execute("return asked.length").number ?? 999
        #expect(asked <= 35)
      }
    }

    @Test func row_thatWasPressed_comesBackAsItWas() async throws {
      try await use {
        Long()
      } _: { window in
        try await window.click("[data-testid=row2]")
        try await window.wait(
          "document.querySelector('[data-testid=row2]').innerText.trim() == 'Row 2: 1'"
        )
        try await window.execute("scroller.scrollTop = scroller.scrollHeight / 2")
        try await window.wait("seen() && !document.querySelector('[data-testid=row2]')")
        // The row with the focus went, so the list has the focus.
        #expect(
          try await window.execute("return document.activeElement.matches('.list')") == true
        )
        try await window.execute("scroller.scrollTop = 0")
        try await window.wait(
          "document.querySelector('[data-testid=row2]')?.innerText.trim() == 'Row 2: 1'"
        )
      }
    }

    @Test func rows_insertedBeforeThoseInSight_moveNothing() async throws {
      try await use {
        Long()
      } _: { window in
        try await window.execute("scroller.scrollTop = 200000")
        try await window.wait("seen()")
        let before = try await window.execute("return seen()[1]")
        try await window.execute("document.querySelector('[data-testid=insert]').click()")
        try await window.wait("document.querySelector('.gap').dataset.rows.endsWith(' 100003')")
        #expect(try await window.execute("return seen()[1]") == before)
      }
    }

    @Test(arguments: ["stack", "grid"])
    func lazyStacksAndGrids_showTheRowsAtTheScrolledPlace(kind: String) async throws {
      try await use {
        ScrollView {
          let cells = ForEach(0..<100_000, id: \.self) { number in
            HStack { Text(verbatim: "\(number)").accessibilityIdentifier("n") }
              .frame(height: [24, 40][number % 2])
          }
          if kind == "grid" {
            LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { cells }
          } else {
            LazyVStack { cells }
          }
        }
      } _: { window in
        // Returns the numbers of the rows in sight if they fill the room from its top to its
        // bottom.
        try await window.execute(
          """
          window.shown = () => {
            const { top, bottom } = scroller.getBoundingClientRect()
            const cells = [...document.querySelectorAll('[data-testid=n]')].map((node) => [node.getBoundingClientRect(), +node.innerText])
              .filter(([box]) => box.bottom > top && box.top < bottom)
            const isFull = cells.length && cells[0][0].top < top + 60 && cells.at(-1)[0].bottom > bottom - 60
            return isFull ? cells.map(([, number]) => number) : []
          }
          """
        )
        let isInTheMiddle =
          "shown().length && shown().every((number) => number > 40000 && number < 60000)"
        try await window.execute("scroller.scrollTop = scroller.scrollHeight / 2")
        try await window.wait(isInTheMiddle)
        try await window.execute("scroller.scrollTop -= 700")
        try await window.wait(isInTheMiddle)
        try await window.wait(
          "(scroller.scrollTop = scroller.scrollHeight, shown().includes(99999))"
        )
        #expect(
          try await window.execute(
            "return document.querySelectorAll('[data-testid=n]').length < 400"
          ) == true
        )
      }
    }

    @Test func table_showsTheRowsThatAreScrolledTo() async throws {
      let people = (0..<100_000).map { Person(id: $0) }
      func check(_ window: ChromeWindow) async throws {
        try await window.execute("scroller.scrollTop = scroller.scrollHeight / 2")
        try await window.wait("seen()?.every((number) => number > 40000 && number < 60000)")
        try await window.execute("scroller.scrollTop -= 700")
        try await window.wait("seen()?.every((number) => number > 40000 && number < 60000)")
      }
      try await use {
        Table(people) {
          TableColumn("Number") { Text(verbatim: "\($0.id)") }
          TableColumn("Twice") { Text(verbatim: "\($0.id * 2)") }
        }
      } _: {
        try await check($0)
      }
    }
  }
}
