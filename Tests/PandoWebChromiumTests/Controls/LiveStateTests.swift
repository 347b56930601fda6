import Foundation
import GallerySamples
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of controls and pages while something happens to them: pointers, presses, loss of the
  /// network.
  @MainActor
  @Suite("Live control states")
  struct LiveStates {
    struct Controls: View {
      var body: some View {
        VStack(spacing: 20) {
          Button("Bordered") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
          Button("Prominent") {}.buttonStyle(.borderedProminent)
            .accessibilityIdentifier("prominent")
          Button("Plain") {}.buttonStyle(.plain).accessibilityIdentifier("plain")
          TextField("Field", text: .constant("")).accessibilityIdentifier("field")
          Toggle("Switch", isOn: .constant(true)).accessibilityIdentifier("switch")
          ProgressView().accessibilityIdentifier("progress")
        }
        .padding(40)
      }
    }

    private func style(_ name: String) -> String {
      "getComputedStyle(document.querySelector('[data-testid=\(name)]'))"
    }

    @Test func pointer_overAControl_isShown() async throws {
      try await LiveServer.use {
        Controls()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('[data-testid=field]')")
          for (name, property) in [
            ("bordered", "backgroundColor"), ("prominent", "filter"), ("plain", "opacity"),
            ("field", "borderTopColor"), ("switch", "filter"),
          ] {
            let rest = try await window.execute("return \(style(name)).\(property)")
            let place = try await window.execute(
              """
              const { left, top, width, height } = document.querySelector('[data-testid=\(name)]').getBoundingClientRect()
              return [Math.round(left + width / 2), Math.round(top + height / 2)]
              """
            )
            try await window.point(
              ["type": "pointerMove", "duration": 0, "x": place[0], "y": place[1]]
            )
            try await window.wait("\(style(name)).\(property) != '\(rest.text ?? "")'")
          }
        }
      }
    }

    @Test(arguments: ["light", "dark"])
    func rowUnderAPointer_differsFromOtherRowsAndTheBackground(scheme: String) async throws {
      try await ClientPage.use {
        NavigationStack {
          List {
            Section { NavigationLink("One") { Text("1") } }
            Section { NavigationLink("Two") { Text("2") } }
          }
        }
      } do: { page in
        try await page.window.devtools(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-color-scheme", "value": .text(scheme)]]]
        )
        let link = try await page.window.find(".row").reference
        try await page.window.point(["type": "pointerMove", "x": 0, "y": 0, "origin": link])
        func ground(_ name: String) -> String {
          "getComputedStyle(document.querySelector('\(name)')).backgroundColor"
        }
        try await page.window.wait(
          "\(ground(".row:hover")) != 'rgba(0, 0, 0, 0)' && \(ground(".row:hover")) != \(ground(".rows"))"
        )
        #expect(
          try await page.value("\(ground(".row:hover")) != \(ground(".list"))") == true
        )
      }
    }

    /// Fields and buttons fade between their states, and not between schemes: the page does not.
    @Test func controls_haveTheColorsOfANewSchemeAtOnce() async throws {
      try await ClientPage.use {
        List {
          TextField("Name", text: .constant(""))
          Button("Add") {}.buttonStyle(.borderedProminent)
        }
      } do: { page in
        func use(_ scheme: String) async throws {
          try await page.window.devtools(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": .text(scheme)]]]
          )
        }
        try await use("light")
        try await page.window.wait("document.adoptedStyleSheets.length")
        try await page.window.execute(
          """
          matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
            requestAnimationFrame(() => window.fading = document.getAnimations().filter((motion) =>
              motion instanceof CSSTransition && motion.playState === 'running').length))
          """
        )
        try await use("dark")
        try await page.window.wait("window.fading !== undefined")
        #expect(try await page.value("window.fading") == 0)
      }
    }

    @Test func progress_appearsAfterAMoment() async throws {
      try await LiveServer.use {
        Controls()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let circle =
            "getComputedStyle(document.querySelector('.progress-circle'))"
          try await window.wait("\(circle).animationName.split(', ').includes('appear')")
          try await window.wait("\(circle).animationDelay.split(', ').includes('0.2s')")
        }
      }
    }

    @Test func selection_inForcedColors_hasTheSystemsColors() async throws {
      try await ClientPage.use {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(.segmented)
      } do: { page in
        try await page.window.devtools(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "forced-colors", "value": "active"]]]
        )
        try await page.window.wait(
          """
          (() => { const [chosen, other] = [':has(:checked)', ':not(:has(:checked))'].map((state) =>
          getComputedStyle(document.querySelector('.choice' + state)).backgroundColor)
          return chosen != other })()
          """
        )
      }
    }

    @Test func press_withoutAnAnswer_isShownAtItsButton_untilItComes() async throws {
      try await ClientPage.use {
        Button("Save") {}
      } do: { page in
        let button = "document.querySelector('button.button')"
        try await page.window.execute("\(button).click()")
        _ = try await page.events()
        try await page.window.wait("\(button).ariaBusy == 'true'")
        try await page.window.wait(
          "getComputedStyle(\(button), '::after').animationName == 'turn'"
        )
        try await page.push()
        try await page.window.wait("!\(button).hasAttribute('aria-busy')")
      }
    }

    @Test func page_withoutANetwork_showsANotice_untilItIsBack() async throws {
      try await ClientPage.use {
        Text("Words")
      } do: { page in
        let status = "document.getElementById('pando-status').textContent"
        try await page.window.execute("dispatchEvent(new Event('offline'))")
        try await page.window.wait("\(status).startsWith('You are offline')")
        try await page.window.execute("dispatchEvent(new Event('online'))")
        try await page.window.wait("\(status) == ''")
      }
    }

    @Test func pagesOfTheGallery_doNotShift_andAreNotWiderThanTheWindow() async throws {
      let server = try LoopbackServer.start()
      try await ChromeWindow.use { window in
        for page in GalleryPage.all {
          let address = server.serve(.init(headers: [:], body: Array(page.html().utf8)))
          for width in [390, 768, 1280, 1920] {
            try await window.devtools(
              "Emulation.setDeviceMetricsOverride",
              ["width": ChromeValue(width), "height": 900, "deviceScaleFactor": 1, "mobile": false]
            )
            let whole: ChromeValue = [.list([]), .flag(true)]
            var answer = try await Self.shift(of: address, in: window)
            // A busy machine may draw a part of a page before the rest. A page that really shifts
            // does so a second time.
            if answer != whole { answer = try await Self.shift(of: address, in: window) }
            #expect(answer == whole, "\(page.name) at \(width)")
          }
        }
      }
    }

    /// Opens a page. Returns how far its parts moved and which ones did, and whether it fits into
    /// the window.
    private static func shift(of address: String, in window: ChromeWindow) async throws
      -> ChromeValue
    {
      try await window.open(address)
      return try await window.executeAsync(
        """
        const done = arguments[arguments.length - 1], moved = new Set()
        let shift = 0
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries()) {
            shift += value
            for (const { node } of sources) moved.add((node?.parentElement ?? node)?.outerHTML.slice(0, 200))
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() =>
          done([shift < 0.01 ? [] : [shift, ...moved], document.documentElement.scrollWidth <= innerWidth]))))
        """
      )
    }
  }
}
