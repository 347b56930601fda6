import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the sizes of views without a length: layers, and layouts in a stack of layers.
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
  }
}
