import PandoTestSupport
import Testing

/// Tests of targets whose declarations are isolated to the main actor by default, as in new
/// projects of Xcode.
@Suite struct DefaultIsolationTests {
  static let sources: [(name: String, source: String)] = [
    (
      "values that are dragged",
      """
      struct Card: Codable, Transferable {
        var name: String
        static var transferRepresentation: some TransferRepresentation {
          CodableRepresentation(contentType: .json)
          ProxyRepresentation(exporting: \\.name)
        }
      }
      nonisolated struct Note: Codable {
        var words: String
      }
      nonisolated extension Note: Transferable {
        static var transferRepresentation: some TransferRepresentation {
          DataRepresentation(contentType: .json) {
            try JSONEncoder().encode($0)
          } importing: {
            try JSONDecoder().decode(Note.self, from: $0)
          }
          ProxyRepresentation { $0.words } importing: { Note(words: $0) }
        }
      }
      nonisolated struct Pin: Codable, Transferable {
        static var transferRepresentation: some TransferRepresentation {
          CodableRepresentation(for: Pin.self, contentType: .json)
        }
      }
      struct Board: View {
        @State private var cards: [Card] = []
        var body: some View {
          List(cards, id: \\.name) { card in Text(card.name).draggable(card) }
            .dropDestination(for: Card.self) { items, _ in
              cards += items
              return true
            }
        }
      }
      """
    ),
    (
      "keys, styles, layouts and shapes",
      """
      struct Width: PreferenceKey {
        static var defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      struct Depth: EnvironmentKey { static var defaultValue = 0 }
      struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct Rows: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          .zero
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      nonisolated struct Wedge: Shape {
        var turn = 0.0
        var animatableData: Double {
          get { turn }
          set { turn = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      struct Page: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = ""
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
          FileWrapper(regularFileWithContents: Data())
        }
      }
      """
    ),
  ]

  @Test(arguments: sources)
  func source_compiles(_ name: String, _ source: String) throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: "import Foundation\nimport PandoUI\n" + source,
      flags: [
        "-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      ]
    )
    #expect(diagnostics == "", "\(name)")
  }
}
