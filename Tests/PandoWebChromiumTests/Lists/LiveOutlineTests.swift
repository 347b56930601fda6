import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of groups and outlines in lists and forms, and of the marks that fold sections.
  @MainActor
  @Suite("Live outlines")
  struct LiveOutlines {
    private struct Tree: Identifiable {
      let id: String
      var children: [Tree]?
    }

    private static let trees = [
      Tree(id: "Fruit", children: [Tree(id: "Citrus", children: [Tree(id: "Lemon")])])
    ]

    private struct Groups: View {
      let isForm: Bool
      @State private var isOpen = true
      var body: some View {
        if isForm { Form { groups } } else { List { groups } }
      }
      @ViewBuilder private var groups: some View {
        DisclosureGroup("Outer", isExpanded: $isOpen) {
          Text("Word")
          DisclosureGroup("Inner", isExpanded: $isOpen) {
            Text("Deep")
            Toggle("Switch", isOn: $isOpen)
          }
        }
      }
    }

    /// A function of the page for the left edge of a text, which it finds by its words.
    private static let starts = """
      const start = (words) => {
        const range = document.createRange()
        range.selectNodeContents([...document.querySelectorAll('.text')].find((node) => node.textContent === words))
        return range.getBoundingClientRect().left
      };
      """

    @Test(arguments: [true, false], [PageAudit.Look.phone, .desktop])
    func content_ofAGroupInRows_isIndentedByLevel(isForm: Bool, look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Groups(isForm: isForm)
      } _: { window in
        let found = try await window.execute(
          """
          \(Self.starts)
          const from = start('Outer')
          const ends = [...document.querySelectorAll('.switch')].map((node) => node.getBoundingClientRect().right)
          return [...['Word', 'Inner', 'Deep', 'Switch'].map((words) => start(words) - from), ends[0] < innerWidth - 16]
          """
        )
        #expect(found == [20, 20, 40, 40, true], "\(found)")
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func outline_inAList_isIndentedByLevel(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        List(Self.trees, children: \.children) { Text($0.id) }
      } _: { window in
        try await window.click("summary")
        try await window.wait("document.querySelectorAll('summary').length === 2")
        try await window.execute("document.querySelectorAll('summary')[1].click()")
        try await window.wait("document.body.innerText.includes('Lemon')")
        let found = try await window.execute(
          "\(Self.starts) return ['Citrus', 'Lemon'].map((words) => start(words) - start('Fruit'))"
        )
        #expect(found == [20, 40], "\(found)")
      }
    }

    private struct Picked: View {
      @State private var picked: String?
      var body: some View {
        List(trees, children: \.children, selection: $picked) { Text($0.id) }
        Text("Picked: \(picked ?? "nothing")")
      }
    }

    @Test(arguments: [true, false])
    func arrows_openAndCloseRows_andLeadToTheRowAround(isPicked: Bool) async throws {
      try await ChromiumTests.use(.desktop) {
        if isPicked { Picked() } else { List(Self.trees, children: \.children) { Text($0.id) } }
      } _: { window in
        let focused = "document.activeElement.closest('.row').innerText.trim()"
        let stop = isPicked ? "li.row" : "summary"
        try await window.wait("document.querySelector('\(stop)')")
        try await window.execute("document.querySelector('\(stop)').focus()")
        try await window.press(.right)
        try await window.wait("document.querySelectorAll('li.row').length === 2")
        try await window.press(.down)
        try await window.wait("\(focused) === 'Citrus'")
        try await window.press(.right)
        try await window.wait("document.querySelectorAll('li.row').length === 3")
        if isPicked {
          try await window.press(.down)
          try await window.wait("\(focused) === 'Lemon'")
          try await window.press(.enter)
          try await window.wait("document.body.innerText.includes('Picked: Lemon')")
          try await window.press(.left)
          try await window.wait("\(focused) === 'Citrus'")
        }
        try await window.press(.left)
        try await window.wait("document.querySelectorAll('li.row').length === 2")
        try await window.press(.left)
        try await window.wait("\(focused) === 'Fruit'")
        try await window.press(.left)
        try await window.wait("document.querySelectorAll('li.row').length === 1")
      }
    }

    @Test func mark_ofARowThatIsPicked_opensIt_andARowIsPicked() async throws {
      try await ChromiumTests.use(.desktop) {
        Picked()
      } _: { window in
        try await window.click("li.row .text")
        try await window.wait("document.body.innerText.includes('Picked: Fruit')")
        #expect(try await window.execute("return document.querySelectorAll('li.row').length") == 1)
        try await window.click("li.row .section-fold")
        try await window.wait("document.querySelectorAll('li.row').length === 2")
        let levels = try await window.execute(
          "return [...document.querySelectorAll('li.row')].map((row) => row.ariaLevel ?? '1').join(' ')"
        )
        #expect(levels == .text("1 2"))
        #expect(
          try await window.execute("return document.querySelector('.section-fold').ariaExpanded")
            == .text("true")
        )
      }
    }

    @Test func content_ofAGroupOutsideOfRows_isNotIndented() async throws {
      try await ChromiumTests.use(.phone) {
        VStack { DisclosureGroup("Outer", isExpanded: .constant(true)) { Text("Word") } }.padding()
      } _: { window in
        let away = try await window.execute(
          "\(Self.starts) return start('Word') - start('Outer')"
        )
        #expect(away == 0)
      }
    }

    @Test(arguments: [390, 768, 1280])
    func mark_thatFoldsASection_isInTheMiddleOfItsWords(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 800, isTouch: width < 700, isDark: false)
      try await ChromiumTests.use(look) {
        List { Section("Trees", isExpanded: .constant(true)) { Text("Aspen") } }
      } _: { window in
        let found = try await window.execute(
          """
          const range = document.createRange()
          range.selectNodeContents(document.querySelector('.part-header'))
          const [words, mark] = [range, document.querySelector('.section-fold .icon')].map((node) => node.getBoundingClientRect())
          return (mark.top + mark.bottom - words.top - words.bottom) / 2
          """
        )
        #expect(abs(found.number ?? 9) < 1, "\(found)")
      }
    }
  }
}
