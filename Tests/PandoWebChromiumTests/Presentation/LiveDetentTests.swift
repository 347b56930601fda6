import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of sheets with several heights, and of sheets beside which the page can be used.
  @MainActor
  @Suite("Live detents")
  struct LiveDetents {
    private struct Places: View {
      let interaction: PresentationBackgroundInteraction
      @State private var detent = PresentationDetent.height(200)
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Behind \(count)") { count += 1 }
          Spacer()
        }
        .sheet(isPresented: .constant(true)) {
          VStack {
            Text(verbatim: detent == .large ? "Large" : "Small")
            Button("Shrink") { detent = .height(200) }
          }
          .presentationDetents([.height(200), .large], selection: $detent)
          .presentationBackgroundInteraction(interaction)
        }
      }
    }

    /// The share of the window that a sheet takes.
    private func share(@ViewBuilder of sheet: @escaping @MainActor () -> some View) async throws
      -> Double
    {
      var share = 0.0
      try await ChromiumTests.use(.phone) {
        Text("Below").sheet(isPresented: .constant(true), content: sheet)
      } _: { window in
        let value = try await window.execute(
          "return document.querySelector('.sheet').offsetHeight / innerHeight"
        )
        share = try #require(value.number)
      }
      return share
    }

    @Test func sheet_withoutHeights_isLarge_onAPhone() async throws {
      #expect(try await share { Text("Words") } > 0.9)
      #expect(try await share { Text("Words").presentationDetents([.medium]) } < 0.6)
      #expect(try await share { Text("Words").presentationSizing(.fitted) } < 0.6)
    }

    /// Whether a sheet is higher than half of the window.
    private static let isHigh = "document.querySelector('.sheet').offsetHeight > innerHeight / 2"

    @Test func selection_isWritten_whenTheSheetIsBroughtToAnotherHeight() async throws {
      try await ChromiumTests.use(.phone) {
        Places(interaction: .automatic)
      } _: { window in
        func says(_ words: String) async throws {
          try await window.wait("document.querySelector('.sheet p')?.textContent == '\(words)'")
        }
        try await says("Small")
        try await window.click(".grabber")
        try await says("Large")
        try await window.wait(Self.isHigh)
        try await window.click(".sheet-content button")
        try await says("Small")
        try await window.wait("!(\(Self.isHigh))")
        // A finger drags it up by its upper edge.
        let top = try await window.execute(
          "return document.querySelector('.grabber').getBoundingClientRect().top + 8"
        )
        let start = try #require(top.number)
        try await window.drag(
          from: CGPoint(x: 195, y: start),
          by: CGSize(width: 0, height: -45),
          times: 10
        )
        try await says("Large")
      }
    }

    private struct Pulled: View {
      @State private var isShown = true

      var body: some View {
        Text(verbatim: isShown ? "Open" : "Closed")
          .sheet(isPresented: $isShown) {
            ScrollView {
              ForEach(0..<60, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
            }
            .presentationDetents([.height(500)])
          }
      }
    }

    @Test(arguments: [true, false])
    func finger_pullsASheetByItsContent_whereThatIsAtItsTop(isAtTop: Bool) async throws {
      try await ChromiumTests.use(.phone) {
        Pulled()
      } _: { window in
        try await window.wait("document.querySelector('.sheet .scroll')?.scrollHeight > 2000")
        try await window.waitForScripts()
        if !isAtTop {
          try await window.execute("document.querySelector('.sheet .scroll').scrollTop = 900")
        }
        let top = try await window.execute(
          "return document.querySelector('.sheet .scroll').getBoundingClientRect().top"
        )
        let start = try #require(top.number) + 80
        try await window.drag(
          from: CGPoint(x: 195, y: start),
          by: CGSize(width: 0, height: 25),
          times: 12
        )
        if isAtTop {
          try await window.wait("!document.querySelector('.sheet')")
        } else {
          try await window.wait("document.querySelector('.sheet .scroll').scrollTop < 800")
          #expect(try await window.execute("return !!document.querySelector('.sheet')") == true)
        }
      }
    }

    @Test(arguments: [(PresentationBackgroundInteraction.enabled, true), (.automatic, false)])
    func page_behindASheet_canBeUsed_whereTheSheetAllowsIt(
      interaction: PresentationBackgroundInteraction,
      isUsed: Bool
    ) async throws {
      try await ChromiumTests.use(.phone) {
        Places(interaction: interaction)
      } _: { window in
        try await window.wait("document.querySelector('.sheet p')")
        let point = try await window.execute(
          "const box = document.querySelector('main button').getBoundingClientRect(); return [box.left + 9, box.top + 9]"
        )
        for type: ChromeValue in ["mousePressed", "mouseReleased"] {
          try await window.devtools(
            "Input.dispatchMouseEvent",
            ["type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1]
          )
        }
        if isUsed {
          try await window.wait("document.querySelector('main button').innerText == 'Behind 1'")
        }
        // In both cases the sheet handles its press, after the earlier press.
        try await window.click(".grabber")
        try await window.wait("document.querySelector('.sheet p').textContent == 'Large'")
        let words = try await window.execute(
          "return document.querySelector('main button').innerText"
        )
        #expect(words == .text(isUsed ? "Behind 1" : "Behind 0"))
      }
    }
  }
}
