import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the lists of pickers, and of fields for dates, with a mouse, a finger and keys.
  @MainActor
  @Suite("Live pickers")
  struct LivePickers {
    private struct Sizes: View {
      @State private var size = 3
      var body: some View {
        VStack {
          Spacer()
          HStack {
            Text("Chosen: \(size)").accessibilityIdentifier("chosen")
            Spacer()
            Picker("Size", selection: $size) {
              ForEach(0..<60, id: \.self) { Text("Size \($0)").tag($0) }
            }
          }
        }
        .padding()
      }
    }

    /// The title of a menu is beside it where no other text names it, and a phone shows the value
    /// alone.
    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func words_ofAMenu_areShownWhereNothingElseNamesIt(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        VStack {
          Picker("Alone", selection: .constant(1)) { Text("One").tag(1) }
          HStack {
            Text("Beside")
            Picker("Beside", selection: .constant(1)) { Text("One").tag(1) }
          }
          Form { Picker("In a form", selection: .constant(1)) { Text("One").tag(1) } }
        }
      } _: { window in
        let shown = try await window.execute(
          """
          return [...document.querySelectorAll('.picker > .labeled-label')]
            .map((node) => getComputedStyle(node).clipPath === 'none')
          """
        )
        #expect(shown == [.flag(!look.isTouch), false, true])
        let names = try await window.execute(
          "return [...document.querySelectorAll('select')].map((node) => node.labels[0].textContent.length > 4)"
        )
        #expect(names == [true, true, true])
      }
    }

    private let chosen = "document.querySelector('[data-testid=chosen]').textContent"
    private let isOpen = "document.querySelector('select').matches(':open')"

    @Test(arguments: [false, true])
    func list_ofAPicker_looksLikeAMenu_andStaysInTheWindow(isDark: Bool) async throws {
      let look = PageAudit.Look(width: 1280, height: 500, isTouch: false, isDark: isDark)
      try await ChromiumTests.use(look) {
        Sizes()
      } _: { window in
        try await window.click("select")
        try await window.wait(isOpen)
        let found = try await window.execute(
          """
          const list = getComputedStyle(document.querySelector('select'), '::picker(select)')
          const probe = document.body.appendChild(document.createElement('div'))
          probe.style.background = 'var(--raised)'
          const boxes = [...document.querySelectorAll('option')].map((node) => node.getBoundingClientRect())
          // The list scrolls; the chosen option is in sight.
          const chosen = document.querySelector('option:checked').getBoundingClientRect()
          return [list.appearance, list.backgroundColor === getComputedStyle(probe).backgroundColor,
            parseFloat(list.borderTopLeftRadius) > 5, list.overflowY,
            boxes.every((box) => box.left >= 0 && box.right <= innerWidth),
            chosen.top >= 0 && chosen.bottom <= innerHeight]
          """
        )
        #expect(found == ["base-select", true, true, "auto", true, true])
      }
    }

    @Test func keys_openTheList_chooseInIt_andLeaveItAsItWas() async throws {
      try await ChromiumTests.use {
        Sizes()
      } _: { window in
        try await window.execute("document.querySelector('select').focus()")
        try await window.press(.down)
        try await window.wait(isOpen)
        try await window.press(.down)
        try await window.press(.enter)
        try await window.wait("\(chosen) === 'Chosen: 4' && !\(isOpen)")
        try await window.press(.down)
        try await window.wait(isOpen)
        try await window.press(.end)
        try await window.press(.escape)
        try await window.wait(
          "!\(isOpen) && document.activeElement.localName === 'select' && \(chosen) === 'Chosen: 4'"
        )
      }
    }

    @Test func value_onAPhone_standsAtItsArrow() async throws {
      try await ChromiumTests.use(.phone) {
        Form {
          Picker("Size", selection: .constant(0)) {
            Text("S").tag(0)
            Text("As large as it can be").tag(1)
          }
        }
      } _: { window in
        // Browsers align the title of a closed system list as they align a last line.
        let alignment = try await window.execute(
          "return getComputedStyle(document.querySelector('select')).textAlignLast"
        )
        #expect(alignment == "end")
      }
    }

    @Test func list_forAFinger_isTheSystems() async throws {
      try await ChromiumTests.use(.phone) {
        Sizes()
      } _: { window in
        let appearance = try await window.execute(
          "return getComputedStyle(document.querySelector('select')).appearance"
        )
        #expect(appearance == "none")
      }
    }

    @Test func groups_andLines_areThoseOfTheList() async throws {
      try await ChromiumTests.use {
        Picker("Trip", selection: .constant(2)) {
          Section("Near") {
            Text("Ulm").tag(1)
            Text("Kempten").tag(2)
          }
          Divider()
          Section("Far") { Text("Kyoto").tag(3) }
        }
      } _: { window in
        try await window.click("select")
        try await window.wait(isOpen)
        let found = try await window.execute(
          """
          const tags = [...document.querySelector('select').children].map((node) => node.localName)
          const starts = [...document.querySelectorAll('legend, option')].map((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return [node.textContent, range.getBoundingClientRect().left]
          })
          const options = new Set(starts.filter(([words]) => words.length > 4 || words === 'Ulm').map(([, left]) => left))
          return [tags.join(), starts.map(([words]) => words).join(), options.size]
          """
        )
        #expect(found == ["optgroup,hr,optgroup", "Near,Ulm,Kempten,Far,Kyoto", 1])
      }
    }

    @Test func dayAndTime_onAPhone_standBesideTheirTitle_andAreWhole() async throws {
      let day = Date(timeIntervalSince1970: 1_770_000_000)
      try await ChromiumTests.use(.phone) {
        Form {
          DatePicker("Day and time", selection: .constant(day))
          DatePicker("When it begins again in spring", selection: .constant(day))
          DatePicker("Day", selection: .constant(day), displayedComponents: .date)
        }
      } _: { window in
        let found = try await window.execute(
          """
          return [...document.querySelectorAll('.field')].map((field) => {
            const [title, input] = [...field.children], row = field.getBoundingClientRect()
            const a = title.getBoundingClientRect(), b = input.getBoundingClientRect()
            const middle = (box) => (box.top + box.bottom) / 2
            return a.left - row.left < 20 && a.right <= b.left && row.right - b.right < 20
              && Math.abs(middle(a) - middle(b)) < 2 && input.scrollWidth <= input.clientWidth
          })
          """
        )
        #expect(found == [true, true, true])
      }
    }

    private struct Inline: View {
      @State private var size = 1
      var body: some View {
        Form {
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(.inline)
        }
      }
    }

    private static let options = """
      const options = [...document.querySelectorAll('.choice')].map((node) => {
        const input = node.querySelector('input'), box = node.getBoundingClientRect(), style = getComputedStyle(input)
        return { height: box.height, isBehind: input.getBoundingClientRect().left > node.querySelector('.choice-label').getBoundingClientRect().left,
          isDrawn: style.opacity !== '0' && style.visibility !== 'hidden', top: box.top, bottom: box.bottom }
      })
      const title = getComputedStyle(document.querySelector('.choices-label'))
      """

    @Test func inlinePicker_onADesktop_hasRadioButtons_andAPlainTitle() async throws {
      try await ChromiumTests.use {
        Inline()
      } _: { window in
        let found = try await window.execute(
          Self.options
            + "\nreturn [title.fontWeight, options.map(({ isBehind, isDrawn }) => isDrawn && !isBehind)]"
        )
        #expect(found == ["400", [true, true]])
      }
    }
  }
}
