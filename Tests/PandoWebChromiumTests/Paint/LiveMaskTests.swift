import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of masks of several views, as a browser draws them.
  @MainActor
  @Suite("Live masks")
  struct LiveMasks {
    /// Whether each of some points of a masked view, measured from its leading edge and its top, is red.
    private func redness(
      at places: [(Int, Int)],
      of view: some View
    ) async throws -> [Bool] {
      var red: [Bool] = []
      try await ChromiumTests.use(.phone) {
        view.accessibilityIdentifier("masked")
      } _: { window in
        let box = try await window.execute(
          """
          const { x, y } = document.querySelector('[data-testid=masked]').getBoundingClientRect()
          return [x, y]
          """
        ).list.compactMap(\.number)
        let picture = try await window.devtools("Page.captureScreenshot")["data"]
        red = try await window.executeAsync(
          """
          const bytes = Uint8Array.from(atob(arguments[0]), (letter) => letter.charCodeAt())
          const places = arguments[1], done = arguments[2]
          createImageBitmap(new Blob([bytes], { type: 'image/png' })).then((image) => {
            const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
            canvas.drawImage(image, 0, 0)
            const scale = image.width / innerWidth
            done(places.map(([x, y]) => {
              const [red, green] = canvas.getImageData(x * scale, y * scale, 1, 1).data
              return red > 200 && green < 140 ? 'red' : 'other'
            }))
          })
          """,
          picture,
          .list(
            places.map { [.number(box[0] + Double($0.0)), .number(box[1] + Double($0.1))] }
          )
        ).list.map { $0.text == "red" }
      }
      return red
    }

    @Test func clipShape_thatIsTransformedOrInset_cutsAlongIt() async throws {
      let view = VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 50)
          .clipShape(Rectangle().scale(x: 0.5, anchor: .leading))
        Color.red.frame(width: 200, height: 50)
          .mask { Rectangle().scale(x: 0.5, anchor: .trailing) }
        Color.red.frame(width: 200, height: 50).clipShape(Rectangle().inset(by: 20))
        Color.red.frame(width: 200, height: 50).mask { Rectangle().scale(x: 0, anchor: .leading) }
      }
      let places = [
        (50, 25), (150, 25), (50, 75), (150, 75), (100, 125), (10, 125), (100, 110), (100, 175),
      ]
      let red = try await redness(at: places, of: view)
      #expect(red == [true, false, false, true, true, false, false, false])
    }

    @Test func text_asAMaskAtASide_standsThere() async throws {
      let view = Color.red.frame(width: 300, height: 40).mask(alignment: .leading) {
        Text(verbatim: "MM").font(.system(size: 30, weight: .bold))
      }
      let places = stride(from: 2, to: 300, by: 2).map { ($0, 20) }
      let red = zip(places, try await redness(at: places, of: view)).filter(\.1).map(\.0.0)
      #expect(!red.isEmpty && red.allSatisfy { $0 < 100 }, "\(red)")
    }

    @Test func symbolInAFrame_asAMask_standsInItsMiddle() async throws {
      let view = Color.red.frame(width: 200, height: 200).mask {
        Image(systemName: "square.fill").font(.system(size: 60))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      let red = try await redness(at: [(100, 100), (10, 10), (190, 190)], of: view)
      #expect(red == [true, false, false])
    }

    @Test func stack_asAMask_letsThroughWhatItDraws() async throws {
      let view = Color.red.frame(width: 200, height: 200).mask {
        VStack(spacing: 0) {
          Circle().frame(width: 100, height: 100)
          HStack(spacing: 0) {
            Color.clear
            Rectangle()
          }
        }
      }
      let places = [(100, 50), (55, 5), (20, 50), (50, 150), (150, 150)]
      #expect(try await redness(at: places, of: view) == [true, false, false, false, true])
    }

    @Test func hole_inAMask_hidesWhatIsBelow() async throws {
      let view = Color.red.frame(width: 200, height: 200).mask {
        ZStack {
          Rectangle()
          Circle().padding(50).blendMode(.destinationOut)
        }
      }
      #expect(
        try await redness(at: [(10, 10), (100, 100), (100, 30)], of: view) == [true, false, true]
      )
    }

    @Test func mask_smallerThanItsView_standsWhereItIsAligned() async throws {
      let view = Color.red.frame(width: 200, height: 200).mask(alignment: .bottomTrailing) {
        ZStack { RoundedRectangle(cornerRadius: 8).frame(width: 80, height: 80) }
      }
      #expect(try await redness(at: [(20, 20), (160, 160)], of: view) == [false, true])
    }
  }
}
