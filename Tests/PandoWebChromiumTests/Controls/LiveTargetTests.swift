import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of links in rows, of the tools of rows, and of words that are too long for a cell or a
  /// bar.
  @MainActor
  @Suite("Live targets and room")
  struct LiveTargets {
    private struct Bar: View {
      let title: String

      var body: some View {
        NavigationStack(path: .constant([1])) {
          List { Text("Below") }
            .navigationDestination(for: Int.self) { _ in
              Text("Above").navigationTitle(title)
                .toolbar {
                  ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                  ToolbarItem { Button("Add") {} }
                }
            }
        }
      }
    }

    private func use(
      _ look: PageAudit.Look,
      @ViewBuilder _ content: () -> some View,
      _ body: @MainActor (ClientPage) async throws -> Void
    ) async throws {
      let address = try ClientPage.serve(policy: nil, content)
      try await ChromeWindow.use { window in
        try await PageAudit.show(look, in: window)
        try await ClientPage.use(window, address, body)
      }
    }

    /// A number about each node that a selector finds; in the expression, `box` is the node's box.
    private func numbers(
      _ selector: String,
      _ expression: String,
      in page: ClientPage
    ) async throws -> [Double] {
      try await page.window.execute(
        """
        return [...document.querySelectorAll(`\(selector)`)].map((node) => {
          const box = node.getBoundingClientRect()
          return \(expression)
        })
        """
      ).list.compactMap(\.number)
    }

    @Test func buttonInAReader_isNoWiderThanItsRoom() async throws {
      try await use(.phone) {
        HStack(spacing: 4) {
          ForEach(0..<8) { _ in
            GeometryReader { _ in
              Button {
              } label: {
                Rectangle()
              }
            }
          }
        }
        .frame(width: 316, height: 36)
      } _: { page in
        let widths = try await numbers(".button", "Math.round(box.width)", in: page)
        #expect(widths == Array(repeating: 36, count: 8))
      }
    }

    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func row_withOneLinkInIt_isItsTarget_besidesItsOtherControls(
      look: PageAudit.Look
    ) async throws {
      try await use(look) {
        NavigationStack {
          List {
            HStack {
              NavigationLink(value: 1) { Image(systemName: "star") }
              Text("words").accessibilityIdentifier("words")
              TextField("Title", text: .constant("Aspen"))
                .fixedSize(horizontal: true, vertical: false)
              Spacer()
            }
            HStack {
              NavigationLink("One", value: 1)
              NavigationLink("Two", value: 2)
              Text("between").accessibilityIdentifier("between")
            }
            Text("alone").accessibilityIdentifier("alone")
          }
        }
      } _: { page in
        for name in ["between", "alone"] { try await page.window.click("[data-testid=\(name)]") }
        try await page.window.click(".row .input")
        #expect(try await page.take().filter { $0[2] == "tap" } == [])
        try await page.window.click("[data-testid=words]")
        let taps = try await page.take().filter { $0[2] == "tap" }
        #expect(try await taps.map { $0[1] } == [page.number(".link-push")])
        // A selection elsewhere does not keep a press on the row from its link. A selection made by
        // the press does.
        let count = try await page.window.execute(
          """
          const [words, alone] = ['words', 'alone'].map((name) => document.querySelector(`[data-testid=${name}]`))
          const press = () => words.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          const before = fake.events.length
          getSelection().selectAllChildren(alone)
          press()
          words.click()
          const elsewhere = fake.events.length - before
          getSelection().removeAllRanges()
          press()
          getSelection().selectAllChildren(words)
          words.click()
          return [elsewhere, fake.events.length - before]
          """
        )
        #expect(count == [1, 1])
        // A field of a fixed size is as wide as its words.
        let field = try await numbers(".row .input", "box.width", in: page)
        #expect(field.allSatisfy { $0 < 100 }, "\(field)")
      }
    }

    @Test func menuOfRows_opensWithTheAnswer_andNotBefore() async throws {
      try await use(.desktop) {
        List(["ash"], id: \.self, selection: .constant(String?.none)) { Text($0) }
          .contextMenu(forSelectionType: String.self) { _ in Button("Choose") {} }
      } _: { page in
        let areOpen = try await page.window.execute(
          """
          document.querySelector('.row').dispatchEvent(
            new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 200, clientY: 200 }))
          const isOpen = () => !!document.querySelector('.menu-items:popover-open')
          const before = isOpen()
          fake.push([])
          return [before, isOpen()]
          """
        )
        #expect(areOpen == [false, true])
        #expect(try await page.events().map { $0[1] } == ["menu"])
      }
    }

    @Test func toolsOfARow_thatCanBeDeletedAlone_standBesideItsActions() async throws {
      try await use(.desktop) {
        List {
          ForEach(["Supper"], id: \.self) { mail in
            Text(mail).swipeActions(edge: .leading) { Button("Archive") {} }.padding(1)
          }
          .onDelete { _ in }
        }
      } _: { page in
        let trash = try await numbers(".row-edits", "box.left", in: page)
        let actions = try await numbers(".swipe", "box.right", in: page)
        #expect(trash.count == 1 && actions.count == 1)
        #expect((0...8).contains(trash[0] - actions[0]), "\(trash) \(actions)")
      }
    }

    @Test func row_whileItIsEditedOnAPhone_standsBetweenDeleteAndItsMoves() async throws {
      try await use(.phone) {
        List {
          ForEach(["A title that has no room beside three buttons", "Short"], id: \.self) {
            Text($0)
          }
          .onMove { _, _ in }
          .onDelete { _ in }
        }
        .environment(\.editMode, .constant(.active))
      } _: { page in
        let ends = try await numbers(".row-delete", "box.right", in: page)
        let starts = try await numbers(".row-content .text", "box.left", in: page)
        let titles = try await numbers(".row-content .text", "box.right", in: page)
        let moves = try await numbers(".row-moveUp", "box.left", in: page)
        for index in 0..<2 {
          #expect(ends[index] <= starts[index] && titles[index] <= moves[index])
        }
        #expect(Set(starts).count == 1 && Set(moves).count == 1, "\(starts) \(moves)")
        // The title is whole, in lines.
        let cut = try await numbers(
          ".row-content .text",
          "node.scrollWidth - node.clientWidth",
          in: page
        )
        #expect(cut == [0, 0])
        let beside = try await numbers(
          ".row-edit",
          "Math.abs(box.top + box.height / 2 - (({ top, height }) => top + height / 2)(node.closest('.row').getBoundingClientRect()))",
          in: page
        )
        #expect(beside.count == 6 && beside.allSatisfy { $0 < 2 }, "\(beside)")
      }
    }

    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func title_besideBackAndLeadingTools_isInTheMiddle(look: PageAudit.Look) async throws {
      try await use(look) {
        Bar(title: "Trail")
      } _: { page in
        let bar = ".screen:last-child > .bar"
        let title = try await numbers(
          "\(bar) .screen-title",
          "box.x + box.width / 2 - innerWidth / 2",
          in: page
        )
        #expect(title.count == 1 && abs(title[0]) < 1, "\(title)")
        let back = try await numbers("\(bar) > .dismiss", "box.right", in: page)
        let edit = try await numbers("\(bar) .tools-leading .button", "box.left", in: page)
        #expect(edit[0] >= back[0], "\(back) \(edit)")
      }
    }

    @Test func titleWithoutRoomInTheMiddle_movesAndIsCut() async throws {
      try await use(.phone) {
        Bar(title: "A title that is too long for the bar of a phone")
      } _: { page in
        let bar = ".screen:last-child > .bar"
        let title = try await numbers("\(bar) .screen-title", "box.left", in: page)
        let end = try await numbers("\(bar) .screen-title", "box.right", in: page)
        let leading = try await numbers("\(bar) .tools-leading", "box.right", in: page)
        let trailing = try await numbers("\(bar) .tools-trailing", "box.left", in: page)
        #expect(title[0] >= leading[0] && end[0] <= trailing[0])
      }
    }

    @Test func longWordInACell_overlapsNothing() async throws {
      let word = "Donaudampfschifffahrtsgesellschaft" + "Donaudampfschifffahrtsgesellschaft"
      try await use(.phone) {
        VStack {
          Grid {
            GridRow {
              Text("Name")
              Button(word) {}.buttonStyle(.bordered)
              Text("end")
            }
          }
          Grid {
            GridRow {
              Text("Name")
              Label(word, systemImage: "star")
              Text("end")
            }
          }
          Grid {
            GridRow {
              Text("Name")
              Text(word)
              Text("end")
            }
          }
        }
      } _: { page in
        let overlaps = try await page.window.execute(
          """
          return [...document.querySelectorAll('.grid-row')].flatMap((row) => {
            const boxes = [...row.children].map((cell) => {
              const range = document.createRange()
              range.selectNodeContents(cell)
              return range.getBoundingClientRect()
            })
            const overlaps = boxes.slice(1).filter((box, index) => box.left < boxes[index].right)
            return [...overlaps, ...boxes.filter((box) => box.left < 0 || box.right > innerWidth)].length
          })
          """
        )
        #expect(overlaps == [0, 0, 0])
      }
    }

    @Test func lineTruncatedAtItsHead_showsItsEnd_andIsReadInFull() async throws {
      let path = "/usr/share/pando/some/long/way/to/a/file.txt."
      try await use(.phone) {
        VStack {
          Text(path).lineLimit(1).truncationMode(.head).frame(width: 150)
            .accessibilityIdentifier("long")
          Text("/a.").lineLimit(1).truncationMode(.head).frame(width: 150, alignment: .leading)
        }
      } _: { page in
        let sides = try await page.window.execute(
          """
          return [...document.querySelectorAll('.cut-head')].map((node) => {
            const words = node.querySelector('span').firstChild, box = node.getBoundingClientRect()
            const at = (index) => {
              const range = document.createRange()
              range.setStart(words, index)
              range.setEnd(words, index + 1)
              return range.getBoundingClientRect()
            }
            const first = at(0), last = at(words.length - 1)
            return [first.left >= box.left - 1, last.right <= box.right + 1, first.left < last.left]
          })
          """
        )
        #expect(sides == [[false, true, true], [true, true, true]])
        let words = try await page.value("document.querySelector('.cut-head').textContent")
        #expect(words.text == path)
      }
    }

    @Test func lineCutInItsMiddle_showsBothEnds_andIsWholeForCopyingAndFinding() async throws {
      let path = "/usr/share/pando/some/long/way/to/a/file.txt"
      try await use(.phone) {
        VStack {
          Text(path).lineLimit(1).truncationMode(.middle).frame(width: 150)
          Text("/a.").lineLimit(1).truncationMode(.middle)
        }
      } _: { page in
        let line = "document.querySelector('.cut-middle')"
        try await page.window.wait("\(line).dataset.tail")
        let tail = try await page.value("\(line).dataset.tail").text ?? ""
        #expect(tail.hasPrefix("…") && path.hasSuffix(tail.dropFirst()) && tail.count > 5)
        // The head and the tail of the text fill the line: there is no room for one letter more.
        let slack = try await page.window.execute(
          """
          const line = \(line), style = getComputedStyle(line, '::after')
          return line.clientWidth - parseFloat(style.left) - parseFloat(style.width)
          """
        )
        #expect((-0.5...15).contains(slack.number ?? -1))
        #expect(try await page.value("\(line).textContent").text == path)
        #expect(
          try await page.value("(getSelection().selectAllChildren(\(line)), `${getSelection()}`)")
            .text
            == path
        )
        #expect(
          try await page.value("(getSelection().empty(), window.find('some/long/way'))") == true
        )
        #expect(try await page.value("document.querySelectorAll('[data-tail]').length") == 1)
        try await page.window.execute(
          "\(line).parentElement.style.width = \(line).style.width = '380px'"
        )
        try await page.window.wait("!document.querySelector('[data-tail]')")
      }
    }
  }
}
