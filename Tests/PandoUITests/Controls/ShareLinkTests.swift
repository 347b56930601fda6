import Foundation
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of share links, which are menus that copy or write a mail.
@MainActor
@Suite struct ShareLinkTests {
  private let address = URL(string: "https://example.org/a?b=1")!

  @Test func link_copiesWhatItShares() async throws {
    let clipboard = Clipboard()
    let app = await Driver.open(
      ShareLink(item: address, subject: Text("News"), message: Text("Look")),
      dependencies: { $0.clipboard = clipboard }
    )
    try await app.menu("Share…").choose("Copy")
    #expect(clipboard.text == "https://example.org/a?b=1")
  }

  @Test func mail_hasTheSubject_andTheMessageBeforeTheItems() {
    let mail = ShareLink<Text>.mail(subject: "A & B", lines: ["Look", "https://a.b/c?d=1+2"])
    #expect(
      mail?.absoluteString
        == "mailto:?subject=A%20%26%20B&body=Look%0D%0Ahttps://a.b/c%3Fd%3D1%2B2"
    )
  }

  @Test func link_withoutAnything_isDisabled() async throws {
    let app = await Driver.open(ShareLink("Share it", items: [String]()))
    #expect(try !app.menu("Share it").isEnabled)
  }

  @Test func links_ofSeveralThings_shareALineEach() async throws {
    let clipboard = Clipboard()
    let app = await Driver.open(
      ShareLink("Share", items: ["Milk", "Eggs"]) { SharePreview($0) },
      dependencies: { $0.clipboard = clipboard }
    )
    try await app.menu("Share").choose("Copy")
    #expect(clipboard.text == "Milk\nEggs")
  }

  private let pixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  )

  @Test func link_ofAPicture_savesItsFile() async throws {
    let data = try #require(pixel)
    let image = Image(uiImage: try #require(UIImage(data: data)))
    let app = await Driver.open(
      VStack {
        ShareLink(item: image, preview: SharePreview("A portrait", image: image))
        ShareLink("Send", item: image, preview: SharePreview("a/b"))
        ShareLink(item: image, preview: SharePreview("")) { Text("Give") }
      }
    )
    try await app.menu("Share…").choose("Save")
    try await app.menu("Send").choose("Save")
    try await app.menu("Give").choose("Save")
    #expect(app.exportedFiles.map(\.data) == [data, data, data])
    #expect(app.exportedFiles.first?.name == "A portrait.png")
    #expect(app.exportedFiles.last?.name == "Image.png")
    #expect(app.exportedFiles.allSatisfy { !$0.name.contains("/") })
  }

  @Test func link_ofWhatHasNoBytes_isDisabled() async throws {
    let app = await Driver.open(
      VStack {
        ShareLink("Star", item: Image(systemName: "star"), preview: SharePreview("a"))
        ShareLink("Far", item: Image("https://example.org/a.png"), preview: SharePreview("a"))
      }
    )
    #expect(try !app.menu("Star").isEnabled)
    #expect(try !app.menu("Far").isEnabled)
  }

  @Test func button_withARoleAlone_saysWhatItDoes() async throws {
    let app = await Driver.open(
      HStack {
        Button(role: .close) {}
        Button(role: .confirm, action: {})
      }
    )
    #expect(app.button("Close").exists && app.button("Done").exists)
  }
}
