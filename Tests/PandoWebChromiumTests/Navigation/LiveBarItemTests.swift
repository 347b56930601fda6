import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of toggles, pickers, words and back buttons in bars.
  @MainActor
  @Suite("Live tools")
  struct LiveBarItems {
    private struct Notes: View {
      @State private var isPinned = false
      @State private var order = "Name"
      var body: some View {
        NavigationStack {
          List { Text(isPinned ? "Pinned" : "Loose").accessibilityIdentifier("state") }
            .navigationTitle("Notes")
            .toolbar {
              ToolbarItem {
                Picker("Order", selection: $order) {
                  Text("Name").tag("Name")
                  Text("Date").tag("Date")
                }
              }
              ToolbarItem { Toggle("Pin", systemImage: "pin", isOn: $isPinned) }
              ToolbarItem { Button("Edit") {} }
            }
        }
      }
    }

    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func toggle_inABar_isAButton_thatIsFilledWhileItIsOn(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Notes()
      } _: { window in
        let ground = "getComputedStyle(document.querySelector('.toggle-button')).backgroundColor"
        #expect(
          try await window.execute(
            "return [document.querySelector('.toggle-button').ariaPressed, \(ground)]"
          ) == ["false", "rgba(0, 0, 0, 0)"]
        )
        try await window.click(".toggle-button")
        try await window.wait(
          "document.querySelector('[data-testid=state]').textContent === 'Pinned'"
        )
        // The background fades in.
        try await window.execute(
          """
          const probe = document.body.appendChild(document.createElement('div'))
          probe.style.background = 'var(--tint)'
          window.tint = getComputedStyle(probe).backgroundColor
          """
        )
        try await window.wait("\(ground) === tint")
        let found = try await window.execute(
          """
          const button = document.querySelector('.toggle-button')
          const words = document.querySelector('.toggle-button .label-title, .toggle-button .text')
          return [button.ariaPressed, button.textContent.trim(), getComputedStyle(words).clipPath]
          """
        )
        #expect(found == ["true", "Pin", "inset(50%)"])
      }
    }

    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func picker_inABar_isAButtonWithItsValue(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Notes()
      } _: { window in
        let found = try await window.execute(
          """
          const select = document.querySelector('.tools select'), style = getComputedStyle(select)
          const label = getComputedStyle(select.closest('.picker').querySelector('.labeled-label'))
          return [style.borderTopColor, style.backgroundColor, label.clipPath, select.labels[0].textContent.includes('Order')]
          """
        )
        #expect(found == ["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)", "inset(50%)", true])
      }
    }

    @Test func pickers_inABar_onAPhone_areAsWideAsTheirValues() async throws {
      try await ChromiumTests.use(.phone) {
        NavigationStack {
          List { Text("Aspen") }
            .navigationTitle("Resorts")
            .navigationBarItems(
              leading: SortPicker(name: "Sort"),
              trailing: SortPicker(name: "Only")
            )
        }
      } _: { window in
        let found = try await window.execute(
          """
          const boxes = [...document.querySelectorAll('.tools select')].map((node) => node.getBoundingClientRect())
          return boxes.length === 2 && boxes.every(({ width }) => width < 110) && boxes[0].top === boxes[1].top
          """
        )
        #expect(found == true)
      }
    }

    private struct SortPicker: View {
      let name: String
      @State private var order = "None"
      var body: some View {
        HStack {
          Text(name)
          Picker(name, selection: $order) {
            ForEach(["None", "Alphabetical", "Country of origin"], id: \.self) { Text($0) }
          }
        }
      }
    }

    @Test(arguments: [390, 768, 1280])
    func words_atTheEndOfABar_endWhereTheContentDoes(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 800, isTouch: width < 1000, isDark: false)
      try await ChromiumTests.use(look) {
        Notes()
      } _: { window in
        let found = try await window.execute(
          """
          const range = document.createRange()
          range.selectNodeContents([...document.querySelectorAll('.tools .button')].at(-1))
          const row = document.querySelector('.row').getBoundingClientRect()
          return Math.abs(range.getBoundingClientRect().right - row.right)
          """
        ).number
        #expect(try #require(found) < 1.5)
      }
    }

    @Test func back_toAColumn_onAPhone_isOnTheLineOfTheTools() async throws {
      try await ChromiumTests.use(.phone) {
        NavigationSplitView {
          List { NavigationLink("Mail") { List { Text("Supper") }.navigationTitle("Mail") } }
        } detail: {
          List { Text("Supper") }.navigationTitle("Supper on Friday")
            .toolbar { Button("Delete", systemImage: "trash") {} }
        }
      } _: { window in
        try await window.execute("document.querySelector('.split').dataset.column = 'detail'")
        let found = try await window.execute(
          """
          const middle = (selector) => {
            const box = document.querySelector(selector).getBoundingClientRect()
            return (box.top + box.bottom) / 2
          }
          return middle('.column-back') - middle('.part-detail .tools .button')
          """
        ).number
        #expect(abs(try #require(found)) < 1.5)
      }
    }
  }
}
