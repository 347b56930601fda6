import PandoUI
import Testing

private struct NameKey: EnvironmentKey {
  static var defaultValue: String? { "nobody" }
}

extension EnvironmentValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor
struct OptionalEntryTests {
  struct Reader: View {
    @Environment(\.name) private var name
    var body: some View { Text(verbatim: name ?? "nil") }
  }

  private func words<V: View>(_ view: V) -> String? {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      tree.children(of: ElementTree.rootID)[0].attributes.text(.text)
    }
  }

  @Test func entry_whenItsTypeIsOptional_isFoundWhereItWasSet() {
    #expect(words(Reader().environment(\.name, "Ada")) == "Ada")
    #expect(words(Reader().environment(\.name, nil)) == "nil")
    #expect(words(Reader()) == "nobody")
  }

  @Test func entry_whenItsTypeIsOptional_canBeChanged() {
    let view = Reader().transformEnvironment(\.name) { $0 = ($0 ?? "") + "!" }
    #expect(words(view.environment(\.name, "Ada")) == "Ada!")
  }
}
