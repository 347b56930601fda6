import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the room that growing views keep for their content.
  @MainActor
  @Suite("Live room of growing views")
  struct LiveGrowingViews {
    private func use(
      _ look: PageAudit.Look,
      @ViewBuilder _ content: () -> some View,
      _ body: @MainActor (ClientPage) async throws -> Void
    ) async throws {
      let address = try ClientPage.serve(policy: nil, content)
      try await ChromeWindow.use { window in
        try await PageAudit.show(look, in: window)
        try await ClientPage.use(window, address, body)
      }
    }

    private struct Card: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Spacer(minLength: 0)
          ForEach(1..<6) { Text("Line \($0)") }
        }
        .background(.quaternary)
      }
    }

    /// The minimum height of a target for a finger must not replace the height of the content.
    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func cards_thatGrow_andCanBePressed_areAsHighAsTheirContent(look: PageAudit.Look) async throws {
      try await use(look) {
        NavigationStack {
          ScrollView {
            VStack {
              Card().onTapGesture {}
              NavigationLink {
                Text("inside")
              } label: {
                Card()
              }
              Button {
              } label: {
                Card()
              }.buttonStyle(.plain)
            }
            .padding(.bottom, 160)
          }
        }
      } _: { page in
        let heights = try await page.window.execute(
          """
          return [...document.querySelectorAll('.pressable,.link,.button')]
            .filter((node) => node.innerText.includes('Line 1')).map((node) => node.offsetHeight)
          """
        ).list.compactMap(\.number)
        #expect(heights.count == 3)
        #expect(heights.allSatisfy { $0 >= 90 }, "\(heights)")
      }
    }

    /// The least width for a finger would make a row of several views wider than its room.
    @Test func viewsThatShareARow_areNoWiderThanTheirParts() async throws {
      try await use(.phone) {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in
            Circle().frame(width: 20, height: 20).frame(maxWidth: .infinity)
              .contentShape(.rect).onTapGesture {}
          }
        }
        .frame(width: 160)
      } _: { page in
        let widths = try await page.window.execute(
          "return [...document.querySelectorAll('.pressable')].map((node) => node.offsetWidth)"
        )
        #expect(widths == [32, 32, 32, 32, 32])
      }
    }

    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func row_withAViewThatScrollsToTheSide_isNoWiderThanItsList(look: PageAudit.Look) async throws {
      try await use(look) {
        List {
          ScrollView(.horizontal) {
            HStack { ForEach(0..<30) { _ in Color.red.frame(width: 80, height: 80) } }
          }
          Text("Below")
        }
      } _: { page in
        let ends = try await page.window.execute(
          """
          return ['.row', '.row-content', '.scroll-x']
            .map((name) => document.querySelector(name).getBoundingClientRect().right)
          """
        ).list.compactMap(\.number)
        #expect(ends.count == 3 && ends[1] <= ends[0] && ends[2] <= ends[0], "\(ends)")
      }
    }
  }
}
