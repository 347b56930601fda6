import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the marks of rows: chevrons of links, badges, and the lines between rows.
  @MainActor
  @Suite("Live row marks and separators")
  struct LiveRowMarks {
    /// The boxes of a mark and of what the test compares it with.
    private static let boxes = """
      const box = (node) => node.getBoundingClientRect()
      const row = (words) => [...document.querySelectorAll('.row')].find((node) => node.innerText.startsWith(words))
      const words = (node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect()
      }
      """

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func link_withAContextMenu_hasAMark_andItsWordsBeginWhereOthersDo(look: PageAudit.Look)
      async throws
    {
      try await ChromiumTests.use(look) {
        NavigationStack {
          List {
            NavigationLink("Plain") { Text("There") }
            NavigationLink {
              Text("There")
            } label: {
              VStack(alignment: .leading) {
                Text("Title")
                Text(
                  "Words that are long enough for more than one line of a telephone, whatever it is. And more."
                )
              }
            }
            .swipeActions { Button("Flag") {} }
            .contextMenu { Button("Star") {} }
            NavigationLink("Short") { Text("There") }.contextMenu { Button("Star") {} }
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          \(Self.boxes)
          return ['Plain', 'Title', 'Short'].map((name) => {
            const link = row(name).querySelector('.link-push'), text = link.querySelectorAll('.text')
            const mark = getComputedStyle(link, '::after')
            return [mark.content, getComputedStyle(text[text.length - 1]).textAlign,
              Math.round(words(text[0]).left - box(row(name)).left),
              box(row(name)).right - box(link).right < 20].join(' ')
          })
          """
        )
        let mark = "\"\" left 16 true"
        #expect(found == [.text(mark), .text(mark), .text(mark)])
      }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func badge_ofALink_standsBeforeTheMark(direction: LayoutDirection) async throws {
      try await ChromiumTests.use(.phone) {
        NavigationStack {
          List {
            NavigationLink("Inbox") { Text("There") }.badge(12)
            NavigationLink("Sent") { Text("There") }
            Text("Alone").badge(3)
          }
        }
        .environment(\.layoutDirection, direction)
      } _: { window in
        let found = try await window.execute(
          """
          \(Self.boxes)
          const rest = (node, edge) => Math.abs(box(node).right - edge), badges = document.querySelectorAll('.badge')
          const mark = (node) => getComputedStyle(node, '::after')
          const isLeft = getComputedStyle(badges[0]).direction === 'rtl'
          const ends = [...badges].map((node) => isLeft
            ? box(node).left - box(node.closest('.row')).left : box(node.closest('.row')).right - box(node).right)
          const before = mark(badges[0]), plain = mark(row('Sent').querySelector('.link-push'))
          return [mark(row('Inbox').querySelector('.link-push')).display, before.content, mark(badges[1]).content,
            before.rotate === plain.rotate && before.borderTopColor === plain.borderTopColor,
            // The chevron is at the other side of the badge, within the row.
            parseFloat(isLeft ? before.right : before.left) >= box(badges[0]).width,
            ends.map(Math.round).join()]
          """
        )
        #expect(found == ["none", "\"\"", "none", true, true, "34,16"])
      }
    }

    @Test func line_belowARow_beginsAtItsWords() async throws {
      try await ChromiumTests.use(.phone) {
        NavigationStack {
          Form {
            Section {
              Text("Words")
              Label("Label", systemImage: "tray")
              NavigationLink {
                Text("There")
              } label: {
                Label("Link", systemImage: "tray")
              }
              .badge(2)
              Toggle("Toggle", systemImage: "wifi", isOn: .constant(true))
              LabeledContent {
                Label("Home", systemImage: "house")
              } label: {
                Text("Network")
              }
              HStack {
                Circle().frame(width: 40, height: 40)
                VStack(alignment: .leading) {
                  Text("Picture")
                  Text("Its words")
                }
                Spacer()
                Image(systemName: "star")
                Text("9")
              }
              HStack {
                Text("First")
                Image(systemName: "star")
                Text("last")
              }
              Text("End")
            }
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          \(Self.boxes)
          return ['Words', 'Label', 'Link', 'Toggle', 'Network', 'Picture', 'First'].map((name) => {
            const found = row(name), text = [...found.querySelectorAll('.text')].find((node) => node.textContent === name)
            return Math.round(words(text).left - box(found).left - parseFloat(getComputedStyle(found, '::after').left))
          }).join()
          """
        )
        #expect(found == "0,0,0,0,0,0,0")
      }
    }

    @Test(arguments: [true, false])
    func groups_ofAPhone_goFromEdgeToEdge_ifTheyAreNotInset(isInset: Bool) async throws {
      try await ChromiumTests.use(.phone) {
        NavigationStack {
          if isInset {
            List {
              Section("One") {
                Text("Words"); Text("More")
              }
            }.listStyle(.insetGrouped)
          } else {
            List {
              Section("One") {
                Text("Words"); Text("More")
              }
            }.listStyle(.grouped)
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          \(Self.boxes)
          const rows = document.querySelector('.rows')
          return [box(rows).left, box(rows).width, getComputedStyle(rows).borderTopLeftRadius === '0px',
            getComputedStyle(rows.firstElementChild).borderTopLeftRadius === '0px']
          """
        )
        #expect(found == (isInset ? [16, 358, false, false] : [0, 390, true, true]))
      }
    }

    @Test func menuInARow_looksLikeAButtonThere() async throws {
      try await ChromiumTests.use(.phone) {
        Form {
          Button("Button") {}
          Menu("Menu") { Button("First") {} }
        }
      } _: { window in
        let found = try await window.execute(
          """
          return [...document.querySelectorAll('.row-content > .button, .menu > .button')].map((node) => {
            const { backgroundColor, fontWeight, color } = getComputedStyle(node)
            return [backgroundColor, fontWeight, color].join(' ')
          }).filter((look, place, all) => look === all[0]).length
          """
        )
        #expect(found == 2)
      }
    }

    @Test func ring_ofALink_isAroundItsRow_ifTheRowHasNoOther() async throws {
      try await ChromiumTests.use {
        NavigationStack {
          Form {
            NavigationLink("Alone") { Text("There") }
            HStack {
              VStack { NavigationLink("First") { Text("There") } }
              Spacer()
              VStack { NavigationLink("Second") { Text("There") } }
            }
            // A picker makes the page load the script of the focus ring.
            Picker("Size", selection: .constant(1)) { Text("One").tag(1) }
          }
        }
      } _: { window in
        var rings: [ChromeValue] = []
        for place in 0..<3 {
          if place == 0 {
            try await window.execute(
              "document.querySelector('.link-push').focus({ focusVisible: true })"
            )
          } else {
            try await window.press(.tab)
          }
          rings.append(
            try await window.execute(
              """
              const link = document.activeElement, row = link.closest('.row')
              return [link.innerText, getComputedStyle(link).outlineStyle, getComputedStyle(row).outlineStyle].join(' ')
              """
            )
          )
        }
        #expect(rings == ["Alone none solid", "First solid none", "Second solid none"])
      }
    }
  }
}
