import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the widths of pickers, which do not depend on the selection.
  @MainActor
  @Suite("Live picker widths")
  struct LivePickerWidths {
    private struct Sizes: View {
      @State private var size = "S"
      var body: some View {
        VStack(alignment: .leading) {
          HStack {
            Picker("Size", selection: $size) { options }
            Text("After")
          }
          Form {
            Picker("Size in a row", selection: $size) { options }
            LabeledContent("Chosen", value: size).accessibilityIdentifier("chosen")
          }
        }
      }
      @ViewBuilder private var options: some View {
        Text("S").tag("S")
        Section("Others that are seldom asked for by anyone") {
          Text("Medium").tag("M")
          Text("Extra extra large").tag("X")
        }
      }
    }

    /// The boxes of the pickers and of the titles beside them.
    private static let boxes = """
      [...document.querySelectorAll('.select, .labeled-label, .h > .text:not(.labeled-value *, select *)')].map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect()
        return [left, top, width, height].map(Math.round).join(' ')
      }).join()
      """

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func closedPicker_isAsWideAsItsLongestTitle_whateverIsChosen(look: PageAudit.Look) async throws
    {
      try await ChromiumTests.use(look, waitsForScripts: false) {
        Sizes()
      } _: { window in
        let before = try await window.execute("return \(Self.boxes)")
        // The rest of the script changes no width.
        try await window.waitForMore()
        #expect(try await window.execute("return \(Self.boxes)") == before)
        for (index, size) in ["M", "X", "S"].enumerated() {
          try await window.execute(
            """
            const select = document.querySelector('select')
            select.selectedIndex = \((index + 1) % 3)
            for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
            """
          )
          try await window.wait(
            "document.querySelector('[data-testid=chosen]').textContent.includes('\(size)')"
          )
          #expect(try await window.execute("return \(Self.boxes)") == before, "\(size)")
        }
        let isWhole = try await window.execute(
          """
          const [select] = document.querySelectorAll('select'), probe = document.body.appendChild(document.createElement('span'))
          probe.style.cssText = `position: absolute; font: ${getComputedStyle(select).font}`
          probe.textContent = 'Extra extra large'
          const { paddingLeft, paddingRight } = getComputedStyle(select), room = parseFloat(paddingLeft) + parseFloat(paddingRight)
          return select.clientWidth - room > probe.getBoundingClientRect().width - 1
          """
        )
        #expect(isWhole == true)
      }
    }

    @Test func pickerWhoseListIsOpen_isAsWideAsBefore() async throws {
      try await ChromiumTests.use {
        Sizes()
      } _: { window in
        let before = try await window.execute("return \(Self.boxes)")
        try await window.click("select")
        try await window.wait("document.querySelector('select').matches(':open')")
        #expect(try await window.execute("return \(Self.boxes)") == before)
        try await window.press(.down)
        try await window.press(.enter)
        try await window.wait("!document.querySelector('select').matches(':open')")
        #expect(try await window.execute("return \(Self.boxes)") == before)
        // The selection changes by the keyboard alone.
        try await window.press(.down)
        try await window.wait("document.querySelector('select').matches(':open')")
        #expect(try await window.execute("return \(Self.boxes)") == before)
      }
    }
  }
}
