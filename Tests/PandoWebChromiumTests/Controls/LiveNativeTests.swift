import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of what platforms draw in their own way: rows that are edited, pickers in rows, sheets,
  /// bars of tabs.
  @MainActor
  @Suite("Live native looks")
  struct LiveNative {
    /// Rows whose tools are of no use without more text around them.
    private struct Rows: View {
      let isEdited: Bool
      var body: some View {
        List {
          ForEach(["Aspen", "Birch"], id: \.self) { Text($0) }.onMove { _, _ in }.onDelete { _ in }
        }
        .environment(\.editMode, .constant(isEdited ? .active : .inactive))
      }
    }

    /// Numbers about each node that a selector finds; `box` is its frame.
    private func numbers(
      _ selector: String,
      _ expression: String,
      in window: ChromeWindow
    ) async throws -> [Double] {
      try await window.execute(
        """
        return [...document.querySelectorAll(`\(selector)`)].map((node) => {
          const box = node.getBoundingClientRect()
          return +(\(expression))
        })
        """
      ).list.compactMap(\.number)
    }

    @Test func row_thatAFingerEdits_beginsWithAMinusInARedCircle() async throws {
      try await ChromiumTests.use(.phone) {
        Rows(isEdited: true)
      } _: { window in
        let found = try await window.execute(
          """
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.background = 'var(--red)'
          return [...document.querySelectorAll('.row-delete')].map((node) => {
            const sign = getComputedStyle(node.querySelector('.icon')), { left, height } = node.getBoundingClientRect()
            return [sign.width, sign.height, sign.borderRadius, sign.backgroundColor === getComputedStyle(probe).backgroundColor,
              sign.color, left < 40 && height >= 44]
          })
          """
        )
        let sign: ChromeValue = ["22px", "22px", "50%", true, "rgba(0, 0, 0, 0)", true]
        #expect(found == [sign, sign], "\(found)")
      }
    }

    /// A row under the pointer shows a bin at its end.
    @Test func row_underAPointer_keepsTheBin() async throws {
      try await ChromiumTests.use(.desktop) {
        Rows(isEdited: true)
      } _: { window in
        let icons = try await numbers(".row-delete .icon", "box.width", in: window)
        #expect(icons.count == 2 && icons.allSatisfy { $0 > 10 }, "\(icons)")
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func pickerInRows_forAFinger_hasRowsWithACheckMark(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Form {
          Picker("Kind", selection: .constant(1)) {
            Text("Ash").tag(0)
            Text("Birch").tag(1)
          }
          .pickerStyle(.inline)
        }
      } _: { window in
        let marks = try await numbers(".choice input", "box.left", in: window)
        let words = try await numbers(".choice .text", "box.left", in: window)
        let heights = try await numbers(".choice", "box.height", in: window)
        let signs = try await window.execute(
          "return [...document.querySelectorAll('.choice input')].map((node) => getComputedStyle(node, '::before').content + (getComputedStyle(node).borderTopWidth === '0px'))"
        )
        #expect(marks.count == 2 && words.count == 2)
        if look.isTouch {
          #expect(
            marks.allSatisfy { $0 > 330 } && words.allSatisfy { $0 < 60 },
            "\(marks) \(words)"
          )
          #expect(
            heights.allSatisfy { $0 >= 44 } && signs == ["nonetrue", "\"✓\"true"],
            "\(signs)"
          )
        } else {
          #expect(marks[0] < words[0] && signs == ["nonefalse", "nonefalse"], "\(signs)")
        }
      }
    }

    @Test func sheet_whoseFirstButtonIsFarDown_opensAtItsTop() async throws {
      try await ChromiumTests.use(.phone) {
        Text("Below").sheet(isPresented: .constant(true)) {
          ScrollView {
            VStack {
              ForEach(0..<40) { Text(verbatim: "Line \($0)") }
              Button("Accept") {}
            }
          }
          .presentationDetents([.medium, .large])
        }
      } _: { window in
        try await window.wait("document.activeElement.closest('dialog')")
        let found = try await window.execute(
          """
          return [[...document.querySelectorAll('.sheet, .sheet *')].every((node) => !node.scrollTop),
            document.activeElement.matches('dialog')]
          """
        )
        #expect(found == [true, true])
      }
    }

    @Test func popover_whoseFirstButtonIsInSight_givesItTheFocus() async throws {
      try await ChromiumTests.use(.desktop) {
        Button("Share") {}.popover(isPresented: .constant(true)) {
          VStack { Button("Invite") {} }.padding()
        }
      } _: { window in
        try await window.wait("document.activeElement.textContent.trim() == 'Invite'")
      }
    }

    /// A window of 390 points at twice its size.
    @Test func titlesAndValues_inAVeryNarrowWindow_areWhole_andDoNotOverlap() async throws {
      let look = PageAudit.Look(width: 195, height: 422, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        Form {
          LabeledContent("Amount", value: "42.50 euros and more")
          Toggle("Airplane", isOn: .constant(true))
          Stepper("Travellers: 2", value: .constant(2))
          HStack {
            Text("Cups")
            Spacer()
            Text("evaluated often").padding(.horizontal, 8).background(.quaternary, in: .capsule)
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const nodes = [...document.querySelectorAll('.text, .labeled-label')].flatMap((node) => [...node.childNodes]).filter((node) => node.nodeType === 3 && node.data.trim())
          const boxes = (node, start, end) => {
            const range = document.createRange()
            range.setStart(node, start)
            range.setEnd(node, end)
            return [...range.getClientRects()].filter((box) => box.width > 1)
          }
          const broken = nodes.flatMap((node) => [...node.data.matchAll(/\\S+/g)]
            .filter(({ index, 0: word }) => new Set(boxes(node, index, index + word.length).map(({ top }) => Math.round(top))).size > 1)
            .map(([word]) => word))
          const over = nodes.flatMap((one, index) => nodes.slice(index + 1).filter((other) =>
            boxes(one, 0, one.length).some((a) => boxes(other, 0, other.length).some((b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)))
            .map((other) => `${one.data} | ${other.data}`))
          const out = nodes.filter((node) => boxes(node, 0, node.length).some(({ right }) => right > innerWidth - 16)).map(({ data }) => data)
          return [broken.join(), over.join(), out.join(), nodes.length >= 5]
          """
        )
        #expect(found == ["", "", "", true], "\(found)")
      }
    }

    @Test func buttons_withSmallLabels_standAsCloseAsTheirLabels_andTakeAWholeFinger() async throws
    {
      try await ChromiumTests.use(.phone) {
        VStack(spacing: 20) {
          HStack(spacing: 4) {
            ForEach(0..<3) { _ in
              Button {
              } label: {
                Image(systemName: "star").frame(width: 28, height: 28)
              }
            }
          }
          HStack(spacing: 4) {
            ForEach(0..<3) { _ in
              Button {
              } label: {
                Circle().fill(.green).frame(width: 28, height: 28)
              }
              .buttonStyle(.plain)
            }
          }
        }
      } _: { window in
        let lefts = try await numbers(".button", "box.left", in: window)
        #expect(lefts.count == 6)
        for row in [0, 3] {
          #expect(
            lefts[row + 1] - lefts[row] == 32 && lefts[row + 2] - lefts[row + 1] == 32,
            "\(lefts)"
          )
        }
        let around = try await window.execute(
          """
          return [...document.querySelectorAll('.button')].map((node) => {
            const { left, top, width, height } = node.getBoundingClientRect()
            const at = (x, y) => document.elementFromPoint(x, y)?.closest('.button') === node
            return at(left + width / 2, top - 7) && at(left + width / 2, top + height + 7) && at(left + width / 2, top + height / 2)
          })
          """
        )
        #expect(around == [true, true, true, true, true, true])
        let ends = try await window.execute(
          """
          return [0, 2].map((index) => {
            const node = document.querySelectorAll('.button')[index], { left, right, top, height } = node.getBoundingClientRect()
            return document.elementFromPoint(index ? right + 7 : left - 7, top + height / 2)?.closest('.button') === node
          })
          """
        )
        #expect(ends == [true, true])
      }
    }

    @Test func toolsOfARow_withAButtonAtItsEnd_takeNoRoom_andDoNotCoverIt() async throws {
      try await ChromiumTests.use(.desktop) {
        List {
          ForEach(["Aspen"], id: \.self) { name in
            HStack {
              Text(name)
              Spacer()
              Button("Play") {}.buttonStyle(.bordered)
            }
            .swipeActions { Button("Archive") {} }
          }
          .onMove { _, _ in }
          .onDelete { _ in }
        }
      } _: { window in
        let row = try await numbers(".row", "box.right", in: window)
        let button = try await numbers(".row .button:not(.swipe *)", "box.right", in: window)
        let start = try await numbers(".row .button:not(.swipe *)", "box.left", in: window)
        #expect(row[0] - button[0] == 16, "\(row) \(button)")
        try await window.wait(
          """
          (() => {
            const boxes = [...document.querySelectorAll('.row > .row-edits, .row > .swipe')].map((node) => node.getBoundingClientRect())
              .sort((one, other) => one.left - other.left)
            return boxes.length === 2 && boxes[1].right <= \(start[0]) && boxes[1].right > \(start[0]) - 16 && boxes[0].right <= boxes[1].left
          })()
          """
        )
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func accessoryOfTabs_standsRightAboveTheirBar_orBelowTheirPage(look: PageAudit.Look)
      async throws
    {
      try await ChromiumTests.use(look) {
        TabView {
          Tab("Library", systemImage: "books.vertical") {
            NavigationStack { List { Text("Aspen") }.navigationTitle("Library") }
          }
        }
        .tabViewBottomAccessory {
          Text("Now playing").frame(height: 40)
        }
      } _: { window in
        let bar = try await numbers(".tab-bar", "box.top", in: window)[0]
        let page = try await numbers(".tab-panels", "box.bottom", in: window)[0]
        let top = try await numbers(".part-accessory", "box.top", in: window)[0]
        let bottom = try await numbers(".part-accessory", "box.bottom", in: window)[0]
        #expect(abs(top - page) <= 8, "\(top) \(page)")
        if look.isTouch {
          #expect(bottom <= bar && bar - bottom <= 8, "\(bottom) \(bar)")
        } else {
          #expect(bar < 10 && bottom > 780, "\(bar) \(bottom)")
        }
      }
    }

    @Test func calendar_showsNoTitle_andIsNamedByIt() async throws {
      try await ChromiumTests.use(.phone) {
        Form {
          DatePicker("Departure", selection: .constant(.distantPast), displayedComponents: .date)
            .datePickerStyle(.graphical)
        }
      } _: { window in
        let found = try await window.execute(
          """
          const box = (node) => node.getBoundingClientRect()
          const name = [...document.querySelectorAll('.text')].find((node) => node.textContent === 'Departure')
          const row = document.querySelector('.row, .form > *')
          const next = document.querySelector("[aria-label='Next month']")
          return [!!name, name ? box(name.closest('.part-label')).width <= 1 : 'gone', box(next).top - box(row).top < 16]
          """
        )
        #expect(found == [true, true, true], "\(found)")
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func words_besideAnIcon_areAtItsMiddle(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        List { Label("Inbox", systemImage: "tray") }
      } _: { window in
        // The middle of capitals is the middle of the font's box, within a quarter of a point.
        let off = try await window.execute(
          """
          const range = document.createRange()
          range.selectNodeContents(document.querySelector('.row .text'))
          const [words, icon] = [range, document.querySelector('.row .icon')].map((node) => node.getBoundingClientRect())
          return (words.top + words.bottom - icon.top - icon.bottom) / 2
          """
        )
        #expect(abs(off.number ?? 9) < 0.6, "\(off)")
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func titleOfAGroup_isInTheMiddleOfItsRow_andAsHighAsOthers(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        List {
          DisclosureGroup {
            Text("One")
          } label: {
            Label("Projects", systemImage: "folder")
          }
          Text("Readme")
        }
      } _: { window in
        let found = try await numbers(
          ".row",
          "(() => { const range = document.createRange(); range.selectNodeContents(node.querySelector('.text')); const words = range.getBoundingClientRect(); return (words.top + words.bottom - box.top - box.bottom) / 2 })()",
          in: window
        )
        #expect(found.count == 2 && found.allSatisfy { abs($0) < 1.2 }, "\(found)")
        let heights = try await numbers(".row", "box.height", in: window)
        #expect(heights[0] == heights[1], "\(heights)")
      }
    }
  }
}
