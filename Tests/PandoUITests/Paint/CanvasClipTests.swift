import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of the clips of a canvas: the visible part of what it draws.
@MainActor
@Suite struct CanvasClipTests {
  private func bounds(_ change: (inout GraphicsContext) -> Void) -> CGRect {
    var found = CGRect.null
    _ = GraphicsContext.drawing(size: CGSize(width: 40, height: 20)) { context, _ in
      change(&context)
      found = context.clipBoundingRect
    }
    return found
  }

  @Test func bounds_withoutAClip_areThoseOfTheCanvas() {
    #expect(bounds { _ in } == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(bounds { $0.translateBy(x: 10, y: 5) } == CGRect(x: -10, y: -5, width: 40, height: 20))
    #expect(bounds { $0.scaleBy(x: 2, y: 2) } == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func bounds_withClips_areWhatTheyHaveInCommon() {
    let clipped = bounds {
      $0.clip(to: Path(CGRect(x: 10, y: 10, width: 100, height: 100)))
      $0.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 15)))
    }
    #expect(clipped == CGRect(x: 10, y: 10, width: 20, height: 5))
    let nothing = bounds { $0.clip(to: Path(CGRect(x: 90, y: 90, width: 1, height: 1))) }
    #expect(nothing == .zero)
  }

  @Test func bounds_inALayer_beginWithoutAClip() {
    let inside = bounds { context in
      context.clip(to: Path(CGRect(x: 10, y: 10, width: 5, height: 5)))
      var found = CGRect.null
      context.drawLayer { found = $0.clipBoundingRect }
      #expect(found == CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(inside == CGRect(x: 10, y: 10, width: 5, height: 5))
  }
}
