import Foundation
import PandoUI
import Testing

@MainActor
@Suite struct UIImageTests {
  nonisolated static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test(
    arguments: [
      (png, .png), (Data([0xFF, 0xD8, 0xFF, 0xE0]), .jpeg), (Data("GIF89a…".utf8), .gif),
      (Data("RIFF0000WEBPVP8 ".utf8), .webP),
      (Data("\0\0\0 ftypavif".utf8), UTType(mimeType: "image/avif")),
      (Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), nil),
      (Data("<?xml version='1.0'?><svg/>".utf8), nil), (Data("%PDF-1.7".utf8), nil),
      (Data("RIFF0000WAVE".utf8), nil), (Data("<script>".utf8), nil), (Data(), nil),
    ] as [(Data, UTType?)]
  )
  func picture_isKnownByItsFirstBytes(data: Data, type: UTType?) {
    #expect(UIImage(data: data)?.type == type)
  }

  @Test func picture_isEqualToOneWithTheSameBytes() throws {
    let first = try #require(UIImage(data: Self.png + [1]))
    let second = try #require(UIImage(data: Self.png + [1]))
    let other = try #require(UIImage(data: Self.png + [2]))
    #expect(first == second)
    #expect(first != other)
    #expect(Image(uiImage: first) == Image(nsImage: second))
    #expect(first.fingerprint.utf8.count == 32)
  }

  @Test func picture_thatIsMadeAnew_isNotDrawnAnew() throws {
    struct Portrait: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }
        if let image = UIImage(data: UIImageTests.png) { Image(uiImage: image) }
      }
    }
    final class Log: Renderer {
      let tree = ElementTree()
      var mutations: [Mutation] = []
      func apply(_ commit: Commit) {
        mutations += commit.mutations
        tree.apply(commit)
      }
    }
    let log = Log()
    let graph = ViewGraph(Portrait(), renderer: log)
    let button = try #require(log.tree.elements.values.first { $0.kind == .button })
    #expect(log.tree.elements.values.contains { $0.attributes[.picture] != nil })
    log.mutations = []
    try graph.send(.tap, to: button.id)
    graph.flush()
    #expect(!log.mutations.isEmpty)
    #expect(!log.mutations.contains { if case .set(_, .picture, _) = $0 { true } else { false } })
    graph.close()
  }
}
