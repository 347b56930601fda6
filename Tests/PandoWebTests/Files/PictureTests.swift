import Foundation
import PandoUI
import Testing

@testable import PandoWeb

@MainActor
@Suite struct PictureTests {
  nonisolated static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test func picture_withoutASession_isInTheDocument() throws {
    let picture = try #require(UIImage(data: Self.png))
    let tree = ElementTree()
    let graph = ViewGraph(
      Image(uiImage: picture).accessibilityLabel("A kite"),
      renderer: tree
    )
    let html = HTMLRenderer.render(tree: tree)
    #expect(html.contains("src=\"data:image/png;base64,iVBORw0KGgo=\""))
    #expect(html.contains("alt=\"A kite\""))
    graph.close()
  }

  @Test func shelf_keepsEachPictureOnce_asLongAsSomethingShowsIt() throws {
    let first = try #require(UIImage(data: Self.png + [1]))
    let second = try #require(UIImage(data: Self.png + [1]))
    var pictures = DocumentPictures()
    var attributes = Attributes()
    attributes[.picture] = .picture(first)
    pictures.change(in: &attributes, from: nil)
    var others = Attributes()
    others[.picture] = .picture(second)
    pictures.change(in: &others, from: nil)
    #expect(pictures[first.fingerprint] == first)
    pictures.remove(attributes[.picture])
    #expect(pictures[first.fingerprint] != nil)
    others[.picture] = nil
    pictures.change(in: &others, from: .picture(second))
    #expect(pictures[first.fingerprint] == nil)
  }

  @Test func shelf_whenItIsFull_reportsAndLeavesThePictureOut() throws {
    var pictures = DocumentPictures()
    func show(_ number: Int) throws -> Attributes {
      let bytes = withUnsafeBytes(of: number) { Data($0) }
      var attributes = Attributes()
      attributes[.picture] = .picture(try #require(UIImage(data: Self.png + bytes)))
      pictures.change(in: &attributes, from: nil)
      return attributes
    }
    for number in 0..<DocumentPictures.maxCount { #expect(try show(number)[.picture] != nil) }
    var last = Attributes()
    withKnownIssue { last = try show(-1) }
    #expect(last[.picture] == nil)
    #expect(try show(0)[.picture] != nil)
  }

  @Test func picture_inASession_hasAnAddressOfTheSession() throws {
    struct Portrait: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown, let picture = UIImage(data: PictureTests.png) { Image(uiImage: picture) }
      }
    }
    let picture = try #require(UIImage(data: Self.png))
    let tree = ElementTree()
    let clientCommands = ClientCommands(session: "s1", token: "t1", base: "/pando")
    let session = LiveSession(
      id: "s1",
      token: "t1",
      options: HTMLOptions(),
      clientCommands: clientCommands
    ) {
      ViewGraph(Portrait(), renderer: Both($0, tree))
    }
    let html = session.document(nonce: nil)
    #expect(html.contains("src=\"/pando/picture/s1/\(picture.fingerprint).png\""))
    #expect(clientCommands.picture(picture.fingerprint) == picture)
    session.connect(lastBatch: 0, window: nil) { _ in }
    let button = try #require(tree.elements.values.first { $0.kind == .button })
    try session.receive(["[1,\(button.id.number),\"tap\"]"])
    #expect(clientCommands.picture(picture.fingerprint) == nil)
    session.close()
  }
}
