import PandoTestSupport
import Testing

/// Tests of the compiler's diagnostics for bodies with one mistake in them.
///
/// If the compiler has to try an initializer with each operator of a body, it gives up and hides
/// the mistake.
@Suite struct TypeCheckingTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let body: String
    let message: String
    var testDescription: String { body }
  }

  private static let rows =
    "Text(\"a\").nosuch().offset(y: CGFloat(30 / cards.count)).disabled(i == cards.count - 1)"
    + ".disabled(i < cards.count - 1)"
  private static let last =
    "Text(\"a\").disabled(i == cards.count - 1).opacity(i < cards.count - 1 ? 1 : 0.5)"
    + ".padding(i > 3 ? 2 : 1).nosuch()"

  static let mistakes: [Mistake] = [
    Mistake(body: "ForEach(0..<3) { i in \(rows) }", message: "has no member 'nosuch'"),
    Mistake(body: "ForEach(0..<cards.count) { i in \(rows) }", message: "has no member 'nosuch'"),
    Mistake(
      body: "ForEach(cards, id: \\.self) { i in \(rows) }",
      message: "has no member 'nosuch'"
    ),
    Mistake(
      body: "ForEach(cards, id: \\.self) { i in \(last) }",
      message: "has no member 'nosuch'"
    ),
    Mistake(
      body: "List { ForEach(cards, id: \\.self) { i in \(last) } }",
      message: "has no member 'nosuch'"
    ),
    Mistake(body: "List(0..<3) { i in \(last) }", message: "has no member 'nosuch'"),
    Mistake(body: "List(cards, id: \\.self) { i in \(rows) }", message: "has no member 'nosuch'"),
    Mistake(
      body: "VStack { Section { ForEach(cards, id: \\.self) { i in \(last) } } }",
      message: "has no member 'nosuch'"
    ),
    Mistake(
      body: "ForEach(cards, id: \\.self) { i in NoSuchView(i).frame(width: i == 1 ? 100 : 40)"
        + ".clipShape(Circle()).padding(i == 2 ? -30 : 0) }",
      message: "cannot find 'NoSuchView' in scope"
    ),
  ]

  @Test(arguments: mistakes)
  func mistake_isNamed_withinTheLimitOfTheCompiler(_ mistake: Mistake) throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import PandoUI
        struct Body: View {
          @State var cards = [1, 2, 3]
          var body: some View { \(mistake.body) }
        }
        """,
      flags: ["-Xfrontend", "-solver-expression-time-threshold=3"]
    )
    #expect(diagnostics.contains(mistake.message))
    #expect(!diagnostics.contains("reasonable time"))
  }

  /// Lists make rows of all collections that they take, with bindings to the elements and without.
  @Test func collections_makeRows() throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import PandoUI
        struct Item: Identifiable { var id = 1; var name = "" }
        struct Body: View {
          @State var items = [Item()]
          @State var names = ["a"]
          var body: some View {
            ForEach($items) { $item in TextField("a", text: $item.name) }
            ForEach($items) { item in TextField("a", text: item.name) }
            ForEach($items, id: \\.name) { $item in Text(item.name) }
            ForEach($names, id: \\.self) { $name in TextField("a", text: $name) }
            ForEach($items, editActions: .all) { $item in Text(item.name) }
            ForEach(Array(items.enumerated()), id: \\.offset) { index, item in Text(item.name) }
            List($items) { $item in TextField("a", text: $item.name) }
            List($names, id: \\.self) { $name in TextField("a", text: $name) }
            List($items, selection: .constant(1 as Int?)) { $item in Text(item.name) }
            Table(of: Item.self) { TableColumn("a") { Text($0.name) } } rows: {
              ForEach(items) { TableRow($0) }
              ForEach(items, id: \\.name) { item in
                TableRow(item)
                TableRow(item)
              }
            }
          }
        }
        """
    )
    #expect(diagnostics == "")
  }

  /// A view whose action is a parameter declares it as `() -> Void`, in Swift 6 as well.
  @Test func actions_areTakenFromPropertiesWithoutIsolation() throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import PandoUI
        struct Body: View {
          let action: () -> Void
          let paste: ([String]) -> Void
          var body: some View {
            Button("a", action: action)
            Button("a", systemImage: "plus", action: action)
            Button("a", role: .cancel, action: action)
            Button(action: action) { Text("a") }
            Menu("a") { Text("a") } primaryAction: { action() }
            Menu("a", content: { Text("a") }, primaryAction: action)
            HelpLink(action: action)
            PasteButton(payloadType: String.self, onPaste: paste)
            Text("a").onAppear(perform: action).onDisappear(perform: action)
              .onTapGesture(perform: action).onSubmit(action).onLongPressGesture(perform: action)
          }
        }
        """
    )
    #expect(diagnostics == "")
  }

  /// There are two functions `main` to choose from, and `@main` needs one that it prefers.
  @Test(arguments: ["5", "6"])
  func application_isTheMainOfItsTarget(version: String) throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import Pando
        @main struct Only: App {
          var body: some Scene { WindowGroup { Text("a") } }
        }
        struct Launcher {
          @MainActor static func main() { Only.main() }
          @MainActor static func main() async { await Only.main() }
        }
        """,
      flags: ["-parse-as-library", "-swift-version", version] + compiler.flagsForPando
    )
    #expect(diagnostics == "")
  }

  /// The body has two dozen modifiers of a package, each with a closure that builds a view and one
  /// that changes a value.
  /// It has rows in rows, with an overlay that depends on a condition.
  @Test func longBodies_areWithinTheLimitOfTheCompiler() throws {
    guard let compiler = Compiler() else { return }
    let popup = """
            .popup(isPresented: $isShown) { Text("a").padding() } customize: {
              $0.position(.top).animation(.spring()).allowsTaps(true).dismissed { print($0) }
            }

      """
    // The limit is on the scopes of the solver, not on time. The body needs less than half of it.
    let flags = ["-Xfrontend", "-solver-scope-threshold=1000"]
    let presenting = try compiler.diagnostics(
      of: """
        import PandoUI
        struct Settings {
          enum Position { case top, bottom }
          func position(_ position: Position) -> Settings { self }
          func animation(_ animation: Animation) -> Settings { self }
          func allowsTaps(_ allows: Bool) -> Settings { self }
          func dismissed(_ action: @escaping (Int) -> Void) -> Settings { self }
        }
        extension View {
          func popup<Content: View>(
            isPresented: Binding<Bool>,
            @ViewBuilder content: () -> Content,
            customize: (Settings) -> Settings
          ) -> some View { self }
        }
        struct Body: View {
          @State var isShown = false
          var body: some View {
            List { Text("a") }
        \(String(repeating: popup, count: 24))
          }
        }
        """,
      flags: flags
    )
    #expect(presenting == "")
    let icons = try compiler.diagnostics(
      of: """
        import PandoUI
        struct Icons: View {
          enum Tone: String, CaseIterable { case blue, lime }
          enum Look: String, CaseIterable { case round, simple }
          @State var selected = ""
          var body: some View {
            List { ForEach(Tone.allCases, id: \\.self) { tone in self.row(for: tone) } }
          }
          func row(for tone: Tone) -> some View {
            HStack {
              ForEach(Look.allCases, id: \\.self) { look in
                Image("\\(look.rawValue)-\\(tone.rawValue)")
                  .resizable()
                  .frame(width: 64, height: 64)
                  .mask(RoundedRectangle(cornerRadius: 14, style: .continuous))
                  .overlay(
                    Group {
                      if self.selected == "\\(look.rawValue)-\\(tone.rawValue)" {
                        RoundedRectangle(cornerRadius: 14, style: .continuous)
                          .stroke(Color.blue, lineWidth: 4)
                      }
                    }
                  )
                  .onTapGesture { self.selected = "\\(look.rawValue)-\\(tone.rawValue)" }
              }
            }
          }
        }
        """,
      flags: flags
    )
    #expect(icons == "")
  }
}
