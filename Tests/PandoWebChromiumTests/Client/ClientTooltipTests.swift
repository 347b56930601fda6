import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of tooltips, which show the words of `help(_:)`.
  @MainActor
  @Suite("Tooltips")
  struct Tips {
    /// Two buttons at the bottom of the window, where a tooltip flips to stay within it.
    struct Helped: View {
      var body: some View {
        VStack {
          Spacer()
          HStack {
            Button("Plain") {}.accessibilityIdentifier("plain")
            Spacer()
            Button("Save") {}.help("Saves what is written to the disk").accessibilityIdentifier(
              "save"
            )
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    private static let isOpen = "document.querySelector('#pando-tip:popover-open')"
    /// Whether the tooltip is within the window and beside its button, without overlapping the
    /// button.
    private static let isPlaced = """
      (() => { const [tip, node] = ['#pando-tip', '[aria-describedby=pando-tip]']
        .map((selector) => document.querySelector(selector).getBoundingClientRect())
      return tip.left >= 0 && tip.right <= innerWidth && tip.top >= 0 && tip.bottom <= innerHeight
        && Math.min(Math.abs(tip.top - node.bottom), Math.abs(node.top - tip.bottom)) < 12 })()
      """

    private func move(to selector: String, in page: ClientPage) async throws {
      let box = try await page.value(
        """
        (() => { const box = document.querySelector('\(selector)').getBoundingClientRect()
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] })()
        """
      )
      try await page.window.point(
        ["type": "pointerMove", "x": box[0], "y": box[1], "origin": "viewport", "duration": 50]
      )
    }

    @Test func pointer_showsTheTooltipBesideItsButton_andMayGoOverIt() async throws {
      try await ClientPage.use {
        Helped()
      } do: { page in
        try await page.window.wait("document.querySelector('#pando-tip')")
        try await move(to: "[data-testid=save]", in: page)
        try await page.window.wait(Self.isOpen)
        #expect(
          try await page.value("\(Self.isOpen).textContent") == "Saves what is written to the disk"
        )
        #expect(try await page.value(Self.isPlaced) == true)
        // The browser does not show a tooltip of its own beside it.
        #expect(
          try await page.value("!!document.querySelector('[title]:not([title=\"\"])')") == false
        )
        try await move(to: "#pando-tip", in: page)
        // A timer that is set now ends after the timer that would have hidden the tooltip.
        try await page.window.executeAsync("setTimeout(arguments[0], 400)")
        #expect(try await page.value("!!\(Self.isOpen)") == true)
        try await move(to: "[data-testid=plain]", in: page)
        try await page.window.wait("!\(Self.isOpen)")
        let title = "document.querySelector('[title]').title"
        #expect(try await page.value(title) == "Saves what is written to the disk")
        #expect(try await page.value("!!document.querySelector('[aria-describedby]')") == false)
      }
    }

    @Test func keyboard_showsTheTooltip_andEscapeHidesIt() async throws {
      try await ClientPage.use {
        Helped()
      } do: { page in
        try await page.window.wait("document.querySelector('#pando-tip')")
        try await page.window.press(.tab)
        try await page.window.press(.tab)
        try await page.window.wait(Self.isOpen)
        #expect(try await page.value(Self.isPlaced) == true)
        try await page.window.press(.escape)
        try await page.window.wait("!\(Self.isOpen)")
        #expect(try await page.value("document.activeElement.textContent.trim()") == "Save")
      }
    }

    private static let title = "document.querySelector('[title]').title"

    @Test func browser_showsNoTooltipOfItsOwn_afterEscapeOrAPress_whileThePointerIsThere()
      async throws
    {
      try await ClientPage.use {
        Helped()
      } do: { page in
        try await page.window.wait("document.querySelector('#pando-tip')")
        for isKey in [true, false] {
          try await move(to: "[data-testid=save]", in: page)
          try await page.window.wait(Self.isOpen)
          if isKey {
            try await page.window.press(.escape)
          } else {
            try await page.window.point(
              ["type": "pointerDown", "button": 0],
              ["type": "pointerUp", "button": 0]
            )
          }
          try await page.window.wait("!\(Self.isOpen)")
          #expect(try await page.value(Self.title) == "")
          try await move(to: "[data-testid=plain]", in: page)
          try await page.window.wait("\(Self.title) == 'Saves what is written to the disk'")
        }
      }
    }

    @Test func finger_thatRests_showsTheTooltip_unlessTheViewHasAMenu() async throws {
      let address = try ClientPage.serve {
        VStack {
          Button("Menu") {}.help("Has a menu").contextMenu { Button("Copy") {} }
            .accessibilityIdentifier("menu")
          Helped()
        }
      }
      try await ChromeWindow.use { window in
        try await PageAudit.show(.phone, in: window)
        try await ClientPage.use(window, address) { page in
          try await page.window.wait("document.querySelector('#pando-tip')")
          try await touch("[data-testid=save]", in: page)
          try await page.window.wait("\(Self.isOpen) && \(Self.isPlaced)")
          try await page.window.devtools(
            "Input.dispatchTouchEvent",
            ["type": "touchEnd", "touchPoints": []]
          )
          // The tooltip stays until the next touch, and the long touch pressed nothing.
          #expect(try await page.value("!!\(Self.isOpen)") == true)
          #expect(try await page.take() == [])
          try await touch("[data-testid=menu]", in: page)
          try await page.window.wait("document.querySelector('.menu-items:popover-open')")
          try await page.window.executeAsync("setTimeout(arguments[0], 400)")
          #expect(try await page.value("!!\(Self.isOpen)") == false)
          try await page.window.devtools(
            "Input.dispatchTouchEvent",
            ["type": "touchEnd", "touchPoints": []]
          )
        }
      }
    }

    private func touch(_ selector: String, in page: ClientPage) async throws {
      let point = try await page.value(
        """
        (({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))\
        (document.querySelector('\(selector)').getBoundingClientRect())
        """
      )
      try await page.window.devtools(
        "Input.dispatchTouchEvent",
        ["type": "touchStart", "touchPoints": [point]]
      )
    }
  }
}
