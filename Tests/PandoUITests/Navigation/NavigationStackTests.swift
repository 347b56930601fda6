import Foundation
import IssueReporting
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@MainActor
struct NavigationStackTests {
  struct Numbers: View {
    @Binding var path: [Int]
    var log: Log?

    var body: some View {
      NavigationStack(path: $path) {
        Counting(name: "root")
          .logged("root", log ?? Log())
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Number(number: number).logged("\(number)", log ?? Log())
          }
      }
    }
  }

  struct Number: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text(verbatim: "number \(number) \(isPresented)")
      Counting(name: "n\(number)")
      NavigationLink("next", value: number + 1)
      PressButton("done") { dismiss() }
        .navigationTitle("Number \(number)")
    }
  }

  struct Owner: View {
    @State var path: [Int] = []
    var log: Log?
    var body: some View {
      Numbers(path: $path, log: log)
      Text(verbatim: "\(path)")
      PressButton("deep") { path = [1, 2, 3] }
      PressButton("home") { path = [] }
    }
  }

  /// Screens that register a destination themselves, and whose values cannot be compared.
  private struct Missions: View {
    struct Member { let name: String }

    struct Mission: View {
      let crew: [Member]
      @Binding var color: Color

      var body: some View {
        ForEach(crew, id: \.name) { NavigationLink($0.name, value: $0.name) }
          .navigationDestination(for: String.self) { name in
            Text(verbatim: "\(name) is \(color == .red ? "red" : "blue")")
            PressButton("change") { color = .red }
          }
      }
    }

    @State var color = Color.blue

    var body: some View {
      NavigationStack {
        NavigationLink("mission", value: 1)
          .navigationDestination(for: Int.self) { number in
            Mission(crew: [Member(name: "Ada \(number)")], color: $color)
          }
      }
    }
  }

  /// A path in a model that no view observes.
  private struct Unobserved: View {
    final class Router { var path: [Int] = [] }

    @State private var router = Router()

    var body: some View {
      NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 })) {
        NavigationLink("first", value: 1)
          .navigationDestination(for: Int.self) { Number(number: $0) }
      }
    }
  }

  @Test func path_thatNothingObserves_isShownAfterLinksAndDismissals() throws {
    let drawn = Drawn(Unobserved())
    try drawn.tap("first")
    #expect(drawn.texts.contains("number 1 true"))
    try drawn.tap("next")
    #expect(drawn.texts.contains("number 2 true"))
    try drawn.tap("done")
    #expect(drawn.texts.contains("number 1 true"))
  }

  @Test func destinationOnAPushedScreen_thatCannotBeCompared_isMadeOnce() throws {
    let drawn = Drawn(Missions())
    try drawn.tap("mission")
    try drawn.tap("Ada 1")
    #expect(drawn.texts.contains("Ada 1 is blue"))
    try drawn.tap("change")
    #expect(drawn.texts.contains("Ada 1 is red"))
  }

  @Test func stack_whenPathIsEmpty_showsRootWithItsTitle() throws {
    let drawn = Drawn(Owner())
    #expect(drawn.count(.screen) == 1)
    #expect(drawn.screen?.attributes.text(.title) == "Root")
    #expect(drawn.screen?.attributes.events.contains(.dismiss) == false)
  }

  @Test func path_whenSetAtOnce_showsTheLastScreenOverAllOthers() throws {
    let drawn = Drawn(Owner())
    try drawn.tap("deep")
    #expect(drawn.screen?.attributes.text(.title) == "Number 3")
    #expect(drawn.texts.contains("number 3 true"))
    #expect(!drawn.texts.contains("number 2 true"))
    #expect(drawn.all.filter { $0.kind == .screen }.count == 4)
    try drawn.tap("home")
    #expect(drawn.screen?.attributes.text(.title) == "Root")
    #expect(drawn.all.filter { $0.kind == .screen }.count == 1)
  }

  @Test func link_whenPressed_appendsItsValue_andBackRemovesIt() throws {
    let drawn = Drawn(Owner(path: [1]))
    try drawn.tap("next")
    #expect(drawn.texts.contains("[1, 2]"))
    try drawn.send(.dismiss, to: .screen)
    #expect(drawn.texts.contains("[1]"))
    try drawn.tap("done")
    #expect(drawn.texts.contains("[]"))
    #expect(drawn.screen?.attributes.text(.title) == "Root")
  }

  @Test func screensBehind_keepTheirState_andPoppedOnesLoseIt() throws {
    let drawn = Drawn(Owner())
    try drawn.tap("root 0")
    try drawn.tap("deep")
    try drawn.tap("n3 0")
    try drawn.tap("done")
    try drawn.tap("n2 0")
    try drawn.tap("next")
    #expect(drawn.button("n3 0") != nil)
    try drawn.tap("done")
    #expect(drawn.button("n2 1") != nil)
    try drawn.tap("home")
    #expect(drawn.button("root 1") != nil)
  }

  @Test func lifecycle_whenPushedAndPopped_followsWhatIsInSight() throws {
    let log = Log()
    let drawn = Drawn(Owner(log: log))
    #expect(log.take() == ["+root"])
    try drawn.tap("deep")
    #expect(log.take() == ["-root", "+3"])
    try drawn.tap("done")
    #expect(log.take() == ["-3", "+2"])
    try drawn.tap("home")
    #expect(log.take() == ["-2", "+root"])
  }

  @Test func value_whenNothingLeadsToIt_drawsAndReportsTheProblem() throws {
    struct Page: View {
      var body: some View {
        NavigationStack { NavigationLink("go", value: "text") }
      }
    }
    let drawn = Drawn(Page())
    try withKnownIssue {
      try drawn.tap("go")
    } matching: {
      $0.description.contains("A value of type String was pushed")
        && $0.description.contains("navigationDestination(for: String.self)")
    }
    #expect(drawn.count(.problem) == 1)
    #expect(drawn.screen?.attributes.events.contains(.dismiss) == true)
  }

  @Test func path_whenAValueOfAnotherTypeIsPushed_reportsBothTypes() throws {
    struct Page: View {
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) { NavigationLink("go", value: "text") }
      }
    }
    let drawn = Drawn(Page())
    try withKnownIssue {
      try drawn.tap("go")
    } matching: {
      $0.description.contains("String") && $0.description.contains("Int")
    }
    #expect(drawn.count(.screen) == 1)
  }

  @Test func destination_whenItsClosureReadsState_followsIt() throws {
    struct Page: View {
      @State var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { _ in
              Text(verbatim: "count \(count)")
              PressButton("more") { count += 1 }
            }
        }
      }
    }
    let drawn = Drawn(Page())
    try drawn.tap("go")
    try drawn.tap("more")
    #expect(drawn.texts.contains("count 1"))
  }

  @Test func linkWithDestination_whenPressed_pushesAndFollowsItsOwner() throws {
    struct Page: View {
      @State var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink {
            Text(verbatim: "count \(count)")
            PressButton("more") { count += 1 }
          } label: {
            Text(verbatim: "go")
          }
        }
      }
    }
    let drawn = Drawn(Page())
    try drawn.tap("go")
    try drawn.tap("more")
    #expect(drawn.texts.contains("count 1"))
    try drawn.send(.dismiss, to: .screen)
    #expect(drawn.button("go") != nil)
  }

  @Test func isPresentedDestination_whenTrue_pushes_andBackSetsItFalse() throws {
    struct Page: View {
      @State var isShown = false
      var body: some View {
        NavigationStack {
          PressButton("show") { isShown = true }
          Text(verbatim: "\(isShown)")
            .navigationDestination(isPresented: $isShown) { Text(verbatim: "shown") }
        }
      }
    }
    let drawn = Drawn(Page())
    try drawn.tap("show")
    #expect(drawn.texts == ["shown"])
    try drawn.send(.dismiss, to: .screen)
    #expect(drawn.texts == ["show", "false"])
    try drawn.tap("show")
    #expect(drawn.texts == ["shown"])
  }

  @Test func itemDestination_whenItChanges_showsTheOther() throws {
    struct Page: View {
      @State var item: Int?
      var body: some View {
        NavigationStack {
          PressButton("one") { item = 1 }
            .navigationDestination(item: $item) { number in
              Text(verbatim: "item \(number)")
              PressButton("two") { item = 2 }
              PressButton("none") { item = nil }
            }
        }
      }
    }
    let drawn = Drawn(Page())
    try drawn.tap("one")
    #expect(drawn.texts.first == "item 1")
    try drawn.tap("two")
    #expect(drawn.texts.first == "item 2")
    #expect(drawn.all.filter { $0.kind == .screen }.count == 2)
    try drawn.tap("none")
    #expect(drawn.texts == ["one"])
  }

  @Test func navigationPath_whenSavedAndRead_isTheSame() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    path.append([3.5])
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.removeLast(2)
    #expect(path.count == 1)
    struct Opaque: Hashable {}
    path.append(Opaque())
    #expect(path.codable == nil)
  }

  @Test func titleAndBar_whenSaidInside_winOverOutside() throws {
    let drawn = Drawn(
      NavigationStack {
        Text(verbatim: "a").navigationTitle("inner").navigationBarTitleDisplayMode(.inline)
          .navigationTitle("outer").toolbar(.hidden, for: .navigationBar)
      }
    )
    #expect(drawn.screen?.attributes.text(.title) == "inner")
    #expect(drawn.screen?.attributes.text(.placement) == "inline")
    #expect(drawn.screen?.attributes.flag(.isPlain) == true)
  }

  @Test func title_thatIsRemovedFromTheBar_staysTheScreens() throws {
    let drawn = Drawn(
      NavigationStack {
        Text(verbatim: "a").navigationTitle("Note").navigationBarTitleDisplayMode(.large)
          .toolbar(removing: .sidebarToggle).toolbar(removing: .title)
      }
    )
    #expect(drawn.screen?.attributes.text(.title) == "Note")
    #expect(drawn.screen?.attributes.text(.placement) == "hidden")
  }

  @Test func splitView_whenALinkInTheSidebarIsPressed_showsItInTheDetailColumn() throws {
    let drawn = Drawn(
      NavigationSplitView {
        NavigationLink("one", value: 1).navigationDestination(for: Int.self) {
          Text(verbatim: "detail \($0)")
        }
      } detail: {
        Text(verbatim: "nothing chosen")
      }
    )
    #expect(drawn.texts == ["one", "nothing chosen"])
    try drawn.tap("one")
    #expect(drawn.texts == ["one", "detail 1"])
  }

  private struct Place: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  /// A sidebar whose list selects the values of its links. The stack has no destination for these
  /// values.
  private struct Places: View {
    let places = [Place(id: 1, name: "Rome"), Place(id: 2, name: "Oslo")]
    @State private var chosen: Place?

    var body: some View {
      NavigationSplitView {
        List(places, selection: $chosen) { place in
          NavigationLink(value: place) { Text(verbatim: place.name) }
        }
      } detail: {
        Text(verbatim: chosen.map { "in \($0.name)" } ?? "nowhere")
      }
    }
  }

  @Test func listInASidebar_whenALinkOfItIsPressed_selectsTheValueOfTheLink() async throws {
    let app = await Driver.open(Places())
    try await app.link("Oslo").tap()
    #expect(try app.text(containing: "in").text == "in Oslo")
    try await app.link("Rome").tap()
    #expect(try app.text(containing: "in").text == "in Rome")
    app.close()
  }

  @Test func olderLinks_whenPressedOrTheirBindingIsSet_leadToTheirDestinations() throws {
    struct Links: View {
      @State private var isActive = false
      @State private var selection: Int?
      var body: some View {
        NavigationStack {
          NavigationLink("flag", isActive: $isActive) { Text(verbatim: "by flag") }
          NavigationLink("one", tag: 1, selection: $selection) { Text(verbatim: "first") }
          NavigationLink(String("two"), tag: 2, selection: $selection) { Text(verbatim: "second") }
          PressButton("set") { selection = 2 }
        }
      }
    }
    let drawn = Drawn(Links())
    for (label, text) in [
      ("flag", "by flag"), ("one", "first"), ("two", "second"), ("set", "second"),
    ] {
      try drawn.tap(label)
      #expect(drawn.texts == [text])
      try drawn.send(.dismiss, to: .screen)
      #expect(drawn.texts.count == 4)
    }
  }
}
