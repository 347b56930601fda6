import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of pictures that fill their frames.
  @MainActor
  @Suite("Live fills")
  struct LiveFills {
    /// A red picture that is twice as wide as it is high.
    private static let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP8z4AATEhsBgAZNQED8y7knQAAAABJRU5ErkJggg=="

    private static let script = """
      const done = arguments[1]
      createImageBitmap(new Blob([Uint8Array.from(atob(arguments[0]), (byte) => byte.charCodeAt(0))])).then((image) => {
        const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d')
        context.drawImage(image, 0, 0)
        done([...document.querySelectorAll('img')].map((node) => {
          const { left, top, width, height } = node.getBoundingClientRect()
          // The points are in the frame, and in the parts of the picture above and below it.
          return [width, ...[top + height / 2, top - 20, top + height + 20].map((y) => {
            const [red, green] = context.getImageData(left + 10, y, 1, 1).data
            return red > 200 && green < 60
          })].join(' ')
        }))
      })
      """

    @Test func picture_withAHeightAlone_fillsItsWidth_andIsCutWhereItIsClipped() async throws {
      let image = UIImage(data: Data(base64Encoded: Self.png)!)!
      try await ChromiumTests.use(.phone) {
        VStack(spacing: 80) {
          Image(uiImage: image).resizable().aspectRatio(contentMode: .fill).frame(height: 80)
          Image(uiImage: image).resizable().aspectRatio(contentMode: .fill).frame(height: 80)
            .clipped()
          Image(uiImage: image).resizable().scaledToFill().frame(height: 80)
            .clipShape(RoundedRectangle(cornerRadius: 4))
          Image(uiImage: image).resizable().scaledToFill().frame(height: 80).cornerRadius(4)
        }
        .frame(width: 300)
      } _: { window in
        try await window.wait(
          "[...document.querySelectorAll('img')].every((node) => node.complete && node.naturalWidth)"
        )
        let picture = try await window.devtools("Page.captureScreenshot", ["format": "png"])
        let found = try await window.executeAsync(Self.script, picture["data"])
        let cut: ChromeValue = "300 true false false"
        #expect(found == ["300 true true true", cut, cut, cut], "\(found)")
      }
    }
  }
}
