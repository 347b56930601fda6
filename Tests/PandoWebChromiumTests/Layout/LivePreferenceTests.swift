import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the preferences of measured views.
  @MainActor
  @Suite("Live preferences")
  struct LivePreferences {
    private struct WidthKey: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }

    /// Words that are all as wide as the widest ones, and a text with the widths that were
    /// reported.
    private struct Labels: View {
      @State private var width: CGFloat?
      @State private var said: [Bool] = []

      var body: some View {
        VStack {
          ForEach(["a", "longer", "the longest of all"], id: \.self) { words in
            Text(words)
              .background(
                GeometryReader { proxy in
                  Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                }
              )
              .frame(width: width, alignment: .leading)
              .accessibilityIdentifier("label")
          }
          Text("\(said.count) \(said.allSatisfy { $0 })").accessibilityIdentifier("said")
        }
        .onPreferenceChange(WidthKey.self) {
          width = $0
          said.append($0 > 50)
        }
      }
    }

    @Test func labels_thatFollowTheWidest_areAsWide() async throws {
      try await ChromiumTests.use {
        // The views of an application are measured. Those of a test are measured only on request.
        Labels().environment(\.measuresViews, true)
      } _: { window in
        try await window.wait(
          """
          (() => {
            const sizes = [...document.querySelectorAll('[data-testid=label]')].map((node) => {
              const { width, height } = (node.closest('[style*=width]') ?? node).getBoundingClientRect()
              return [Math.round(width), height < 30]
            })
            return new Set(sizes.map(String)).size === 1 && sizes[0][0] > 80 && sizes[0][1]
          })()
          """
        )
        let said = try await window.execute(
          "return document.querySelector('[data-testid=said]').textContent"
        )
        #expect(said == "1 true")
      }
    }
  }
}
