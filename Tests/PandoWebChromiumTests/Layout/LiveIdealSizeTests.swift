import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the sizes of views without a length: layers, rows that scroll, and layouts in a stack of layers.
  @MainActor
  @Suite("Live ideal sizes")
  struct LiveIdealSizes {
    /// A square as large as the room that is offered, with its views at the corners.
    private struct Corners: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions()
        let side = min(room.width, room.height)
        return CGSize(width: side, height: side)
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {
        for (index, subview) in subviews.enumerated() {
          let isFirst = index == 0
          subview.place(
            at: CGPoint(x: isFirst ? bounds.minX : bounds.maxX, y: bounds.minY),
            anchor: isFirst ? .topLeading : .topTrailing,
            proposal: .unspecified
          )
        }
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func overlay_ofALine_isAsThinAsTheLine(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        VStack {
          Text("Above")
          Divider().overlay(Color.red)
          Text("Below")
        }
      } _: { window in
        let height = try await window.execute(
          "return String(document.querySelector('.part-overlay > .shape').getBoundingClientRect().height)"
        )
        #expect(height == .text("1"))
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func rowThatScrolls_insideOfAPageThatScrolls_isAsHighAsItsContent(look: PageAudit.Look)
      async throws
    {
      try await ChromiumTests.use(look) {
        ScrollView {
          VStack {
            ScrollView(.horizontal) {
              HStack {
                ForEach(0..<30) { hour in
                  VStack {
                    Text(verbatim: "\(hour)")
                    if hour % 3 == 0 { Text("Rain") }
                    Spacer(minLength: 0)
                    Text("Sun")
                  }
                }
              }
            }
            Text("Below")
          }
        }
      } _: { window in
        let isWhole = try await window.execute(
          """
          const row = document.querySelector('.scroll-x'), end = (node) => node.getBoundingClientRect().bottom
          const lowest = Math.max(...[...row.querySelectorAll('.text')].map(end))
          return String(row.clientHeight > 50 && end(row) >= lowest - 1)
          """
        )
        #expect(isWhole == .text("true"))
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func layout_inAStackOfLayersWithAFrame_isOfferedTheFrame(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        ScrollView {
          ZStack {
            Corners {
              Text("N")
              Text("E").accessibilityIdentifier("end")
            }
            Circle().stroke()
          }
          .frame(height: 120)
        }
      } _: { window in
        try await window.wait(
          "document.querySelector('.layout').getBoundingClientRect().height > 100"
        )
        let height = try await window.execute(
          "return String(document.querySelector('.layout').getBoundingClientRect().height)"
        )
        #expect(height == .text("120"))
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func row_withoutInsetsAndBackground_isAsWideAsItsSection_onTheList(look: PageAudit.Look)
      async throws
    {
      try await ChromiumTests.use(look) {
        List {
          Section {
            Color.teal.frame(height: 80)
              .accessibilityIdentifier("card")
              .listRowInsets(EdgeInsets())
              .listRowBackground(Color.clear)
          }
          Section { Text("Other") }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const card = document.querySelector('[data-testid=card]'), rows = card.closest('.rows')
          const [inner, outer] = [card, rows].map((node) => node.getBoundingClientRect())
          const styles = [...document.querySelectorAll('.rows')].map((node) => getComputedStyle(node))
          return [inner.left - outer.left, outer.right - inner.right, inner.top - outer.top,
            styles[0].backgroundColor === 'rgba(0, 0, 0, 0)', styles[0].boxShadow,
            styles[1].backgroundColor === 'rgba(0, 0, 0, 0)'].join(' ')
          """
        )
        #expect(found == .text("0 0 0 true none false"))
      }
    }

    @Test func gauge_thatIsAClosedRing_showsItsValueAlone() async throws {
      try await ChromiumTests.use(.phone) {
        VStack {
          Gauge(value: 0.5) {
            Text("Humidity")
          } currentValueLabel: {
            Text("50 %")
          }
          .gaugeStyle(.accessoryCircularCapacity)
          Gauge(value: 0.5) { Text("Rain") }.gaugeStyle(.accessoryCircularCapacity)
          Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.linearCapacity)
        }
      } _: { window in
        let shown = try await window.execute(
          """
          return [...document.querySelectorAll('.measure-label')]
            .map((node) => getComputedStyle(node).clipPath === 'none' && getComputedStyle(node).display !== 'none').join(' ')
          """
        )
        #expect(shown == .text("false true false"))
      }
    }
  }
}
