import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of modifiers that depend on the environment.
@MainActor
struct EnvironmentalModifierTests {
  private struct Marked: ViewModifier {
    let mark: String
    func body(content: Content) -> some View {
      Text(verbatim: mark)
      content
    }
  }

  private struct MarkedByLimit: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Marked {
      Marked(mark: environment.lineLimit.map { "limit \($0)" } ?? "no limit")
    }
  }

  private struct Page: View {
    @State private var limit: Int?
    var body: some View {
      Button("more") { limit = (limit ?? 0) + 1 }
      Text(verbatim: "words").modifier(MarkedByLimit()).lineLimit(limit)
    }
  }

  @Test func modifier_followsTheEntryThatItReads() async throws {
    let app = await Driver.open(Page())
    #expect(app.has(text: "no limit") && app.has(text: "words"))
    try await app.button("more").tap()
    #expect(app.has(text: "limit 1") && app.has(text: "words"))
  }
}
