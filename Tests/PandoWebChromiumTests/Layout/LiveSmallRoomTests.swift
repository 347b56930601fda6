import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of views with little room, and of what they could cover.
  @MainActor
  @Suite("Live views with little room")
  struct LiveSmallRoom {
    private struct Found: View {
      @State private var text = "a"
      @State private var scope = 0
      var body: some View {
        NavigationStack {
          List { ForEach(0..<5) { Text("Row \($0)") } }
            .listStyle(.plain)
            .navigationTitle("Found")
            .searchable(text: $text, isPresented: .constant(true))
            .searchScopes($scope) {
              Text("All").tag(0)
              Text("Mine").tag(1)
            }
        }
      }
    }

    private struct Swiped: View {
      var body: some View {
        List {
          Text("One")
            .swipeActions {
              Button("Delete", role: .destructive) {}
              Button("Archive") {}
              Button("Remember") {}
              Button("Move elsewhere") {}
            }
        }
        .frame(width: 320)
      }
    }
    private struct Ground: View {
      var body: some View {
        NavigationStack {
          GeometryReader { _ in ScrollView { Text("Content") } }
            .background(.indigo)
            .navigationTitle("Ground")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }

    /// A background that goes on behind the bar does not cover it.
    @Test func bar_overABackgroundOfTheScreen_isInSight() async throws {
      try await ChromiumTests.use(.phone) {
        Ground()
      } _: { window in
        let top = try await window.execute(
          """
          const title = document.querySelector('.screen-title'), box = title.getBoundingClientRect()
          return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === title
          """
        )
        #expect(top == .flag(true))
      }
    }

    @Test func scopes_standApartFromTheirField() async throws {
      try await ChromiumTests.use(.phone) {
        Found()
      } _: { window in
        try await window.wait("document.querySelector('.part-search .choices')")
        let gap = try await window.execute(
          """
          const of = (name) => document.querySelector('.part-search ' + name).getBoundingClientRect()
          return of('.choices').top - of('.input').bottom
          """
        )
        #expect(try #require(gap.number) >= 6)
      }
    }

    @Test func swipeActions_haveRoomInANarrowColumn() async throws {
      try await ChromiumTests.use(.desktop) {
        Swiped()
      } _: { window in
        try await window.waitForScripts()
        let isInside = try await window.execute(
          """
          const tools = document.querySelector('.swipe').getBoundingClientRect()
          const list = document.querySelector('.list').getBoundingClientRect()
          return tools.left >= list.left && tools.right <= list.right
          """
        )
        #expect(isInside == true)
      }
    }
  }
}
