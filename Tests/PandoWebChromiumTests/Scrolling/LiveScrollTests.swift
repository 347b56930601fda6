import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of scrolling in a browser, and of the places of scroll views and taps that it reports.
  @MainActor
  @Suite("Live scrolling")
  struct LiveScrolling {
    private struct Rows: View {
      @State private var position = ScrollPosition()
      @State private var top = -1.0
      @State private var isMoving = false
      @State private var place = CGPoint.zero
      var body: some View {
        VStack(spacing: 0) {
          ScrollViewReader { proxy in
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { row in
                  Text(verbatim: "row \(row)").frame(height: 40)
                    .accessibilityIdentifier("row\(row)")
                }
              }
              .scrollTargetLayout()
            }
            .frame(height: 200)
            .scrollPosition($position)
            .onScrollGeometryChange(for: Double.self, of: { Double($0.contentOffset.y) }) {
              top = $1
            }
            .onScrollPhaseChange { isMoving = $1.isScrolling }
            .accessibilityIdentifier("list")
            Button("Thirty") { proxy.scrollTo(30, anchor: .top) }
              .accessibilityIdentifier("thirty")
          }
          Button("End") { position.scrollTo(edge: .bottom) }.accessibilityIdentifier("end")
          Text(verbatim: "\(Int(top)) \(position.viewID(type: Int.self) ?? -1) \(isMoving)")
            .accessibilityIdentifier("state")
          Color.red.frame(width: 100, height: 60).onTapGesture { place = $0 }
            .accessibilityIdentifier("pad")
          Text(verbatim: "\(Int(place.x.rounded())),\(Int(place.y.rounded()))")
            .accessibilityIdentifier("place")
        }
      }
    }

    private func text(_ name: String) -> String {
      "document.querySelector('[data-testid=\(name)]')?.textContent"
    }

    @Test func scrollView_goesWhereItIsAsked_andSaysWhereItIs() async throws {
      try await LiveServer.use {
        Rows()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("\(text("state")) == '0 -1 false'")
          try await window.click("[data-testid=thirty]")
          try await window.wait("\(text("state"))?.startsWith('1200 ')")
          try await window.click("[data-testid=end]")
          try await window.wait("\(text("state"))?.startsWith('1800 ')")
          // The script scrolls as the user's wheel does. At rest, the position names the first row
          // in sight.
          try await window.wait("(document.querySelector('.scroll').scrollTop = 400, true)")
          try await window.wait("\(text("state")) == '400 10 false'")
        }
      }
    }

    @Test func tap_saysWhereItWas() async throws {
      try await LiveServer.use {
        Rows()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("\(text("state")) == '0 -1 false'")
          // The click is in the middle, whose coordinates in the window may have a fraction.
          try await window.click("[data-testid=pad]")
          try await window.wait("/^50,(29|30)$/.test(\(text("place")))")
        }
      }
    }

    private struct Cards: View {
      var body: some View {
        LazyHStack(spacing: 0) {
          ForEach(0..<5) { Text("Card \($0)").frame(width: 200, height: 40) }
        }
      }
    }

    /// The page with the padding around it comes into sight, and not the card in it: a few points would lead on to the next
    /// page.
    @Test func pages_withPadding_beginAtTheFirstOne() async throws {
      try await ChromiumTests.use(.phone) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { _ in
              Color.red.frame(height: 60).padding(10).containerRelativeFrame(.horizontal)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: .constant(0))
      } _: { window in
        try await window.wait("document.querySelector('[data-scroll]')")
        let place = try await window.execute("return document.querySelector('.scroll').scrollLeft")
        #expect(place == 0)
      }
    }

    private struct Pictures: View {
      @State private var page: Int? = 0

      var body: some View {
        VStack {
          Text(verbatim: "Picture \(page ?? -1)")
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(0..<4, id: \.self) { _ in
                Color.red.frame(height: 60).containerRelativeFrame(.horizontal) { length, _ in
                  length * 0.8
                }
              }
            }
            .padding()
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .scrollPosition(id: $page)
        }
      }
    }

    /// The padding around the targets is their scroll margin. The page went on to the second picture, and later took the one
    /// before for the one in sight, whose end is in the padding.
    @Test func targets_withPaddingAround_areInSightBehindIt() async throws {
      try await ChromiumTests.use(.phone) {
        Pictures()
      } _: { window in
        try await window.wait("document.querySelector('[data-scroll]')")
        // The pictures are measured first.
        try await window.wait("document.querySelector('.snap-places > *').offsetWidth == 312")
        let place = try await window.execute("return document.querySelector('.scroll').scrollLeft")
        #expect(place == 0)
        try await window.execute("document.querySelector('.scroll').scrollLeft = 644")
        try await window.wait("document.querySelector('p').textContent == 'Picture 2'")
      }
    }

    private struct Wheel: View {
      @State private var mark: Int? = 0

      var body: some View {
        VStack {
          Text(verbatim: "Mark \(mark ?? -1)")
          ScrollView(.horizontal) {
            HStack(spacing: 20) {
              ForEach(0..<30) { _ in Color.red.frame(width: 0, height: 20) }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .scrollPosition(id: $mark)
          .safeAreaPadding(.horizontal, 100)
        }
      }
    }

    /// The target at the edge of the safe area is the one in sight, however narrow it is.
    @Test func targets_comeToRestInsideOfTheSafeArea() async throws {
      try await ChromiumTests.use(.phone) {
        Wheel()
      } _: { window in
        try await window.wait("document.querySelector('[data-scroll]')")
        let place = try await window.execute("return document.querySelector('.scroll').scrollLeft")
        #expect(place == 0)
        try await window.execute("document.querySelector('.scroll').scrollLeft = 100")
        try await window.wait("document.querySelector('p').textContent.includes('Mark 5')")
      }
    }

    /// Buttons with nothing but an icon stand beside each other as their icons would; the room for a finger goes beyond them.
    @Test func icons_ofButtonsInARow_takeTheRoomOfTheIcons() async throws {
      try await ChromiumTests.use(.phone) {
        HStack(spacing: 15) {
          Color.red.frame(width: 20, height: 20)
          Button {
          } label: {
            Image(systemName: "plus")
          }
          Color.red.frame(width: 20, height: 20)
        }
      } _: { window in
        let sizes = try await window.execute(
          """
          const [a, b] = [...document.querySelectorAll('.shape')].map((node) => node.getBoundingClientRect())
          const button = document.querySelector('button').getBoundingClientRect(), icon = document.querySelector('svg').getBoundingClientRect()
          return [Math.round(b.left - a.right - icon.width), Math.round(button.width), Math.round(button.height)]
          """
        )
        #expect(sizes == [30, 44, 44])
      }
    }

    /// The first card in sight has the same offset at the beginning and after some scrolling.
    @Test func cards_comeToRest_asFarInsideAsTheFirstOneIs() async throws {
      try await ChromiumTests.use(.phone) {
        VStack {
          ScrollView(.horizontal) { Cards().padding(.horizontal, 95).scrollTargetLayout() }
          ScrollView(.horizontal) { Cards().scrollTargetLayout().padding(.horizontal, 95) }
          ScrollView(.horizontal) {
            Cards().frame(height: 60).padding(.horizontal, 95).scrollTargetLayout()
          }
          ScrollView(.horizontal) { Cards().scrollTargetLayout() }
            .safeAreaPadding(.horizontal, 95)
          ScrollView(.horizontal) { Cards().scrollTargetLayout() }
            .contentMargins(.horizontal, 95, for: .scrollContent)
        }
        .scrollTargetBehavior(.viewAligned)
      } _: { window in
        let starts = try await window.execute(
          """
          return [...document.querySelectorAll('.scroll')].flatMap((view) => {
            const start = () => Math.min(...[...view.querySelectorAll('.snap-places > *')]
              .map((card) => card.getBoundingClientRect().left).filter((left) => left >= 0))
            const first = start()
            view.scrollLeft = 230
            return [first, start()]
          })
          """
        ).list.compactMap(\.number)
        #expect(starts == Array(repeating: 95, count: 10))
      }
    }
  }
}
