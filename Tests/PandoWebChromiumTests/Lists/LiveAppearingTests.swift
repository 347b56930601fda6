import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests that the views of a lazy container appear as they come into sight.
  @MainActor
  @Suite("Live appearing")
  struct LiveAppearing {
    /// Rows of which more are loaded when the last one appears, as applications do.
    private struct Feed: View {
      let isList: Bool
      @State private var count = 30
      @State private var seen: Set<Int> = []
      @State private var gone = 0

      @ViewBuilder private var rows: some View {
        ForEach(0..<count, id: \.self) { row in
          Text(verbatim: "Row \(row)").frame(height: 60)
            .onAppear {
              seen.insert(row)
              if row == count - 1 { count += 30 }
            }
            .onDisappear { gone += 1 }
        }
      }

      var body: some View {
        VStack {
          Text(verbatim: "\(count) rows, \(seen.count) seen, \(gone) gone")
            .accessibilityIdentifier("state")
          if isList {
            List { rows }.accessibilityIdentifier("rows")
          } else {
            ScrollView { LazyVStack { rows } }.accessibilityIdentifier("rows")
          }
        }
      }
    }

    @Test(arguments: [true, false])
    func rows_appearAsTheyAreScrolledTo(isList: Bool) async throws {
      try await ChromiumTests.use(.desktop) {
        Feed(isList: isList)
      } _: { window in
        let state = "document.querySelector('[data-testid=state]').textContent"
        try await window.wait("/^30 rows, [1-9][0-9]? seen, 0 gone/.test(\(state))")
        // What else would appear does so within this time.
        let early = try await window.execute(
          "return new Promise((done) => setTimeout(() => done(/^30 rows/.test(\(state)) + ''), 500))"
        )
        #expect(early == "true")
        _ = try await window.execute(
          """
          let node = document.querySelector('[data-testid=rows]')
          while (node.scrollHeight <= node.clientHeight + 1 || getComputedStyle(node).overflowY === 'visible') node = node.parentElement ?? document.scrollingElement
          node.scrollTo(0, 1e6); return null
          """
        )
        try await window.wait("/^60 rows, .*, [1-9]/.test(\(state))")
      }
    }

    @Test func view_inAHorizontalStack_appearsWhenItIsScrolledTo() async throws {
      struct Shelf: View {
        @State private var last = 0
        var body: some View {
          VStack {
            Text(verbatim: "last \(last)").accessibilityIdentifier("state")
            ScrollView(.horizontal) {
              LazyHStack {
                ForEach(0..<40, id: \.self) { number in
                  Text(verbatim: "\(number)").frame(width: 200, height: 80)
                    .task { last = max(last, number) }
                }
              }
            }
            .accessibilityIdentifier("shelf")
          }
        }
      }
      try await ChromiumTests.use(.desktop) {
        Shelf()
      } _: { window in
        let state = "document.querySelector('[data-testid=state]').textContent"
        try await window.wait("/^last [1-9]/.test(\(state)) && \(state) !== 'last 39'")
        _ = try await window.execute(
          """
          let node = document.querySelector('[data-testid=shelf]')
          if (node.scrollWidth <= node.clientWidth) node = node.querySelector('.scroll') ?? node.parentElement
          node.scrollTo(1e6, 0); return null
          """
        )
        try await window.wait("\(state) === 'last 39'")
      }
    }

    @Test func view_outsideOfALazyStack_appearsAtOnce() async throws {
      struct Tall: View {
        @State private var count = 0
        var body: some View {
          ScrollView {
            VStack {
              Text(verbatim: "\(count) appeared").accessibilityIdentifier("state")
              ForEach(0..<50, id: \.self) { number in
                Text(verbatim: "\(number)").frame(height: 60).onAppear { count += 1 }
              }
            }
          }
        }
      }
      try await ChromiumTests.use(.desktop) {
        Tall()
      } _: { window in
        try await window.wait(
          "document.querySelector('[data-testid=state]').textContent === '50 appeared'"
        )
      }
    }
  }
}
