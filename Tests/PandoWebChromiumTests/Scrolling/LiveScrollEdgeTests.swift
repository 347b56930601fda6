import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the room at the edges of scroll views, and of views that stay there.
  @MainActor
  @Suite("Live scroll edges")
  struct LiveScrollEdges {
    private struct Cards: View {
      var body: some View {
        HStack {
          ForEach(0..<8, id: \.self) { _ in
            RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 120, height: 60)
          }
        }
      }
    }

    /// Whether a card is drawn at a distance from an edge of the scroll view.
    private func shows(_ edge: String, _ distance: Int, _ window: ChromeWindow) async throws -> Bool
    {
      try await window.execute(
        """
        const box = document.querySelector('.scroll').getBoundingClientRect()
        const at = { left: [box.left + \(distance), box.top + box.height / 2], right: [box.right - \(distance), box.top + box.height / 2], bottom: [box.left + 100, box.bottom - \(distance)] }[arguments[0]]
        return !!document.elementFromPoint(...at)?.closest('.shape')
        """,
        .text(edge)
      ) == true
    }

    @Test func padding_isOutsideOfWhatScrollsSideways_andMarginsAreInside() async throws {
      try await ChromiumTests.use(.phone) {
        ScrollView(.horizontal) { Cards() }.padding(.horizontal, 40)
      } _: { window in
        #expect(try await !shows("left", 20, window))
        #expect(try await shows("left", 50, window))
        #expect(try await !shows("right", 20, window))
        try await window.execute("document.querySelector('.scroll').scrollLeft = 60")
        #expect(try await !shows("left", 20, window))
      }
      try await ChromiumTests.use(.phone) {
        ScrollView(.horizontal) { Cards() }
          .contentMargins(.leading, 40, for: .scrollContent)
          .contentMargins(.trailing, 30)
          .contentMargins(.horizontal, 90, for: .scrollIndicators)
      } _: { window in
        #expect(try await !shows("left", 20, window))
        #expect(try await shows("left", 50, window))
        #expect(try await shows("right", 20, window))
        try await window.execute("document.querySelector('.scroll').scrollLeft = 60")
        #expect(try await shows("left", 20, window))
        try await window.execute("document.querySelector('.scroll').scrollLeft = 9999")
        #expect(try await !shows("right", 20, window))
        #expect(try await shows("right", 40, window))
      }
    }

    @Test func scrollView_thatDoesNotClip_takesNoMoreRoom_andLetsPressesThrough() async throws {
      try await ChromiumTests.use(.phone) {
        VStack(spacing: 0) {
          Button("Above") {}
          ScrollView(.horizontal) { Cards() }.scrollClipDisabled()
          Text("Below")
        }
      } _: { window in
        let found = try await window.execute(
          """
          const of = (name) => document.querySelector(name).getBoundingClientRect()
          const button = of('button'), scroll = of('.scroll'), text = of('p')
          const below = document.elementFromPoint(button.left + button.width / 2, button.bottom - 4)
          return [scroll.top <= button.bottom - 20, scroll.bottom >= text.top + 20, Math.round(text.top - button.bottom), !!below.closest('button')]
          """
        )
        #expect(found == [true, true, 60, true])
      }
    }

    private struct Sections: View {
      let pinned: PinnedScrollableViews

      var body: some View {
        ScrollView {
          LazyVStack(pinnedViews: pinned) {
            ForEach(0..<3, id: \.self) { section in
              Section {
                ForEach(0..<20, id: \.self) {
                  Text(verbatim: "Row \(section).\($0)").frame(height: 40)
                }
              } header: {
                Text(verbatim: "Header \(section)")
              } footer: {
                Text(verbatim: "Footer \(section)")
              }
            }
          }
        }
      }
    }

    /// The places of the first header and footer within the scroll view, after a scroll.
    private static let places = """
      const scroll = document.querySelector('.scroll'), box = scroll.getBoundingClientRect()
      scroll.scrollTop = 60
      const of = (name) => Math.round(document.querySelector(name).getBoundingClientRect()[name == '.part-header' ? 'top' : 'bottom'])
      """

    @Test func headersAndFooters_thatArePinned_stayAtTheEdges() async throws {
      try await ChromiumTests.use(.phone) {
        Sections(pinned: [.sectionHeaders, .sectionFooters])
      } _: { window in
        let found = try await window.execute(
          "\(Self.places); return [of('.part-header') - box.top, of('.part-footer') - box.bottom]"
        )
        #expect(found == [0, 0])
      }
      try await ChromiumTests.use(.phone) {
        Sections(pinned: [])
      } _: { window in
        let found = try await window.execute(
          "\(Self.places); return of('.part-header') < box.top - 40"
        )
        #expect(found == true)
      }
    }

    @Test(arguments: [ScrollDismissesKeyboardMode.immediately, .never])
    func finger_thatScrolls_hidesTheKeyboard(mode: ScrollDismissesKeyboardMode) async throws {
      try await ChromiumTests.use(.phone) {
        ScrollView {
          TextField("Name", text: .constant(""))
          ForEach(0..<60, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
        }
        .scrollDismissesKeyboard(mode)
      } _: { window in
        try await window.execute("document.querySelector('input').focus()")
        try await window.drag(
          from: CGPoint(x: 195, y: 500),
          by: CGSize(width: 0, height: -20),
          times: 10
        )
        try await window.wait("document.querySelector('.scroll').scrollTop > 0")
        let hasFocus = try await window.execute("return document.activeElement.matches('input')")
        #expect(hasFocus == (mode == .never ? true : false))
      }
    }
  }
}
