import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the places of views with one fixed side, with a position, or with their ideal size.
  @MainActor
  @Suite("Live places")
  struct LivePlaces {
    private func use(
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use(width: 600) { window in
          try await window.open(port: server.port)
          try await body(window)
        }
      }
    }

    /// The left and top edge, width and height of the view with an identifier.
    private func box(_ name: String, in window: ChromeWindow) async throws -> [Double] {
      try await window.execute(
        """
        const box = document.querySelector("[data-testid=\(name)]").getBoundingClientRect()
        return [box.left, box.top, box.width, box.height].map(Math.round)
        """
      ).list.compactMap(\.number)
    }

    @Test func shapeWithOneSideGiven_takesTheRoomInTheOtherDirection() async throws {
      try await use {
        VStack(spacing: 0) {
          Circle().frame(width: 100).accessibilityIdentifier("narrow")
          HStack(spacing: 0) {
            Rectangle().frame(height: 20).accessibilityIdentifier("low")
            Text("Words").frame(width: 100)
          }
          .frame(height: 60)
          Color.red.frame(width: .infinity, height: 40).accessibilityIdentifier("infinite")
        }
        .frame(width: 400, height: 500)
      } _: { window in
        let narrow = try await box("narrow", in: window)
        #expect(Array(narrow[2...]) == [100, 400])
        let low = try await box("low", in: window)
        #expect(Array(low[2...]) == [300, 20])
        let infinite = try await box("infinite", in: window)
        #expect(Array(infinite[2...]) == [400, 40])
      }
    }

    @Test func fixedSize_inAFrame_isTheIdealSize() async throws {
      try await use {
        Text("A single line of words that is too long for its box")
          .fixedSize()
          .accessibilityIdentifier("line")
          .frame(width: 200, height: 100)
          .border(Color.gray)
      } _: { window in
        let line = try await box("line", in: window)
        #expect(line[2] > 250)
        #expect(line[3] < 40)
        // A view that is larger than its frame is in the middle of the frame, as in SwiftUI.
        #expect(abs(line[0] + line[2] / 2 - 300) <= 1)
      }
    }

    private struct Placed: View {
      @State var taps = (behind: 0, words: 0)

      var body: some View {
        ZStack {
          Button("Behind") { taps.behind += 1 }.accessibilityIdentifier("behind")
          Text("\(taps.words) \(taps.behind) in one line of words")
            .accessibilityIdentifier("words")
            .position(x: 150, y: 50)
            .onTapGesture { taps.words += 1 }
            .border(Color.gray)
          Color.red.frame(width: 20, height: 20)
            .accessibilityIdentifier("moved")
            .offset(x: 5, y: 7)
            .position(x: 50, y: 100)
          ZStack { Color.green.opacity(0.1).position(x: 300, y: 200) }.allowsHitTesting(false)
        }
        .frame(width: 600, height: 400)
      }
    }

    @Test func position_isInTheWholeRoom_withTheIdealSize() async throws {
      try await use {
        Placed()
      } _: { window in
        let words = try await box("words", in: window)
        #expect(words[3] < 40)
        let room = try await window.execute(
          """
          const words = document.querySelector("[data-testid=words]")
          const box = words.parentElement.getBoundingClientRect()
          return [box.width, box.height, box.left, box.top]
          """
        ).list.compactMap(\.number)
        #expect(room.prefix(2) == [600, 400])
        #expect(abs(words[0] + words[2] / 2 - room[2] - 150) <= 1)
        #expect(abs(words[1] + words[3] / 2 - room[3] - 50) <= 1)
        let moved = try await box("moved", in: window)
        #expect(abs(moved[0] - room[2] - 45) <= 1)
        #expect(abs(moved[1] - room[3] - 97) <= 1)
        // The box over the button is empty, and lets the pointer through.
        try await window.click("[data-testid=behind]")
        let text = "document.querySelector('[data-testid=words]').textContent"
        try await window.wait("\(text).startsWith('0 1 ')")
        try await window.click("[data-testid=words]")
        try await window.wait("\(text).startsWith('1 1 ')")
      }
    }

    @Test func segments_cutWordsThatHaveNoRoom() async throws {
      try await use {
        Picker("Alignment", selection: .constant(0)) {
          ForEach(0..<6) { Text("firstTextBaseline \($0)") }
        }
        .pickerStyle(.segmented)
        .frame(width: 300)
      } _: { window in
        let overlaps = try await window.execute(
          """
          const words = [...document.querySelectorAll(".choice-label")].map(e => e.getBoundingClientRect())
          return words.slice(1).filter((box, i) => box.left < words[i].right).length
          """
        )
        #expect(overlaps.number == 0)
      }
    }

    @Test func button_inABoxOfTheApplication_hasNoBoxOfItsOwn() async throws {
      try await use {
        VStack {
          Button("Again") {}.accessibilityIdentifier("plain")
          Button("Again") {}.accessibilityIdentifier("boxed")
            .padding().background(Color.white).clipShape(.capsule)
        }
      } _: { window in
        let grounds = try await window.execute(
          """
          return ["plain", "boxed"].map(name =>
            getComputedStyle(document.querySelector(`[data-testid=${name}]`)).backgroundColor)
          """
        ).list.map { $0.text ?? "" }
        #expect(grounds[0] != "rgba(0, 0, 0, 0)")
        #expect(grounds[1] == "rgba(0, 0, 0, 0)")
      }
    }

    @Test func styleWithAShadow_castsIt() async throws {
      try await use {
        VStack {
          Text("Box").accessibilityIdentifier("box")
            .background(.white.shadow(.drop(radius: 3)), in: .rect(cornerRadius: 8))
          Text("Words").foregroundStyle(.blue.shadow(.drop(radius: 3)))
            .accessibilityIdentifier("text")
          Circle().fill(.red.shadow(.drop(radius: 3))).frame(width: 40, height: 40)
            .accessibilityIdentifier("shape")
        }
      } _: { window in
        let shadows = try await window.execute(
          """
          return ["box", "text", "shape"].map(name => {
            const style = getComputedStyle(document.querySelector(`[data-testid=${name}]`))
            return [style.boxShadow, style.filter].join(" ")
          })
          """
        ).list.map { $0.text ?? "" }
        #expect(!shadows[0].hasPrefix("none"))
        #expect(shadows[1].contains("drop-shadow"))
        #expect(shadows[2].contains("drop-shadow"))
      }
    }
  }
}
