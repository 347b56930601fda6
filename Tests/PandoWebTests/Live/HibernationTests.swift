import Foundation
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of documents that release their elements and make them again.
@MainActor
@Suite struct HibernationTests {
  /// A number of elements that is enough for a document to hibernate.
  private static let many = 120

  private let twins = Twins()

  private func number(_ kind: ElementKind, _ words: String? = nil) throws -> ElementID {
    let found = twins.tree.elements.values.filter { element in
      guard element.kind == kind else { return false }
      guard let words else { return true }
      return element.attributes.text(.text) == words
        || twins.tree.children(of: element.id).contains { $0.attributes.text(.text) == words }
    }
    return try #require(found.map(\.id).min(), "no \(kind.rawValue) \(words ?? "")")
  }

  @Test func document_thatIsSmall_doesNotRest() {
    let graph = ViewGraph(Text("A"), renderer: twins)
    twins.open()
    #expect(!twins.hibernating.hibernate(from: graph))
    #expect(twins.hibernating.hibernate(from: graph, minCount: 0))
    graph.close()
  }

  @Test func document_beforeItIsWritten_doesNotRest() {
    let graph = ViewGraph(Text("A"), renderer: twins)
    #expect(!twins.hibernate(from: graph))
    graph.close()
  }

  @Test func document_withDueWork_doesNotHibernate() throws {
    struct Board: View {
      @State var count = 0
      var body: some View { Button("Count: \(count)") { count += 1 } }
    }
    let graph = ViewGraph(Board(), renderer: twins)
    twins.open()
    twins.collect(true)
    try graph.send(.tap, to: number(.button))
    graph.flush()
    #expect(!twins.hibernate(from: graph))
    twins.collect(false)
    #expect(twins.hibernate(from: graph))
    graph.close()
  }

  @Test func document_thatTheBrowserDoesNotShow_doesNotHibernate() throws {
    let graph = ViewGraph(Toggle("Lamp", isOn: .constant(false)), renderer: twins)
    twins.open()
    twins.collect(true)
    twins.noteBrowser(try number(.toggle), shows: .flag(true))
    #expect(!twins.hibernate(from: graph))
    twins.collect(false)
    #expect(!twins.takePatches().isEmpty)
    #expect(twins.hibernate(from: graph))
    graph.close()
  }

  @Test func document_whoseFocusIsToMove_doesNotRest() {
    let graph = ViewGraph(Text("A"), renderer: twins)
    twins.open()
    twins.collect(true)
    twins.apply(Commit(number: 2, mutations: [.focus(nil)]))
    #expect(!twins.hibernate(from: graph))
    twins.collect(false)
    #expect(twins.takePatches() == [.focus(nil)])
    #expect(twins.hibernate(from: graph))
    graph.close()
  }

  @Test func document_thatIsNotAsItWouldBeWritten_doesNotRest() throws {
    let graph = ViewGraph(Text("A"), renderer: twins)
    twins.open()
    let element = try #require(twins.hibernating[number(.text)])
    element.noteRendered(.main, edited: HTMLElement(.p))
    #expect(!twins.hibernate(from: graph))
    element.noteRendered(.main, as: element.template(.main))
    #expect(twins.hibernate(from: graph))
    graph.close()
  }

  @Test func document_withPicturesFromMemory_doesNotRest() throws {
    let picture = try #require(UIImage(data: PictureTests.png))
    let graph = ViewGraph(Image(uiImage: picture), renderer: twins)
    twins.open()
    #expect(!twins.hibernate(from: graph))
    graph.close()
  }

  @Test func turn_thatEvaluatesNothing_doesNotWakeIt() throws {
    struct Board: View {
      @State var seen = 0
      let unread: @MainActor () -> Void
      var body: some View { Button("Press", action: unread) }
    }
    var presses = 0
    let graph = ViewGraph(Board { presses += 1 }, renderer: twins)
    twins.open()
    #expect(twins.hibernate(from: graph))
    try graph.send(.tap, to: number(.button))
    graph.setEnvironment { $0.scenePhase = .background }
    graph.flush()
    #expect(presses == 1)
    #expect(twins.hibernating.isHibernating)
    #expect(twins.hibernating.takePatches().isEmpty)
    #expect(twins.hibernating.isHibernating)
    graph.close()
  }

  @Test func request_toScroll_evaluatesTheScrollView() throws {
    struct Board: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(7) }
          ForEach(0..<HibernationTests.many, id: \.self) { Text("Row \($0)") }
        }
      }
    }
    let graph = ViewGraph(Board(), renderer: twins)
    twins.open()
    #expect(twins.hibernate(from: graph))
    twins.collect(true)
    try graph.send(.tap, to: number(.button))
    graph.flush()
    twins.collect(false)
    #expect("\(twins.takePatches())".contains("view - - instant"))
    graph.close()
  }

  @Test func elements_areReleased_andMadeAgainOnRequest() throws {
    let graph = ViewGraph(List(0..<Self.many, id: \.self) { Text("Row \($0)") }, renderer: twins)
    twins.open()
    let id = try number(.text, "Row 7")
    weak let old = twins.hibernating[id]
    #expect(old != nil)
    #expect(twins.hibernating.hibernate(from: graph))
    #expect(old == nil)
    #expect(twins.hibernating.count == 1)
    #expect(twins.hibernating[id]?.attributes.text(.text) == "Row 7")
    #expect(!twins.hibernating.isHibernating)
    #expect(!twins.hibernating.outlineChanged)
    #expect(twins.hibernating.count == twins.awake.count)
    #expect(twins.areWrittenAlike())
    graph.close()
  }

  @Test func document_ofAGraphThatIsGone_hasNothingInIt() {
    var graph: ViewGraph? = ViewGraph(Text("A"), renderer: twins)
    twins.open()
    #expect(twins.hibernate(from: graph!))
    graph = nil
    #expect(twins.hibernating[ElementID(1)] == nil)
    #expect(twins.hibernating.location == PageLocation())
  }

  @Test func sheet_thatIsOpenWhileItRests_changesAndCloses() throws {
    struct Harbour: View {
      @State var isOpen = false
      @State var count = 0
      var body: some View {
        VStack {
          Button("Open") { isOpen = true }
          Text("Ships: \(count)")
        }
        .sheet(isPresented: $isOpen) {
          Button("Another") { count += 1 }
          Button("Close") { isOpen = false }
        }
      }
    }
    let graph = ViewGraph(Harbour(), renderer: twins)
    twins.open()
    for label in ["Open", "Another", "Close", "Open", "Close"] {
      #expect(twins.hibernate(from: graph))
      try graph.send(.tap, to: number(.button, label))
      graph.flush()
      #expect(!twins.takePatches().isEmpty, "\(label)")
    }
    #expect(twins.areWrittenAlike())
    graph.close()
  }

  @Test func list_withSectionsAndSwipeActions_restsBetweenItsChanges() throws {
    struct Quays: View {
      @State var quays = [[1, 2, 3], [4, 5, 6]]
      var body: some View {
        List {
          Button("Turn") { quays = [quays[1].reversed(), quays[0]] }
          ForEach(quays, id: \.self) { ships in
            Section("Quay of \(ships.count)") {
              ForEach(ships, id: \.self) { ship in
                Text("Ship \(ship)").padding()
                  .swipeActions {
                    Button("Leave \(ship)") {
                      quays = quays.map { $0.filter { $0 != ship } }
                    }
                  }
              }
              .onDelete { _ in quays[0] = [] }
            }
          }
        }
      }
    }
    let graph = ViewGraph(Quays(), renderer: twins)
    twins.open()
    for label in ["Leave 2", "Turn", "Leave 5", "Leave 1", "Turn"] {
      #expect(twins.hibernate(from: graph))
      try graph.send(.tap, to: number(.button, label))
      graph.flush()
      #expect(!twins.takePatches().isEmpty, "\(label)")
    }
    #expect(twins.areWrittenAlike())
    graph.close()
  }

  @Test func focus_thatAFieldHasWhileItRests_movesFromIt() throws {
    struct Names: View {
      @FocusState var focus: Int?
      @State var name = ""
      var body: some View {
        TextField("First", text: $name).focused($focus, equals: 1)
        TextField("Second", text: .constant("")).focused($focus, equals: 2)
        Button("Move") { focus = focus == 2 ? nil : 2 }
        Text("Hello \(name), \(focus ?? 0)")
      }
    }
    let graph = ViewGraph(Names(), renderer: twins)
    twins.open()
    let first = try number(.textField)
    try graph.send(.focus(true), to: first)
    graph.flush()
    _ = twins.takePatches()
    #expect(twins.hibernate(from: graph))
    twins.noteBrowser(first, shows: .text("Ada"))
    try graph.send(.change(.text("Ada")), to: first)
    graph.flush()
    // The field already shows the text, so no patch is needed for it.
    #expect(twins.takePatches().count == 1)
    for _ in 0..<2 {
      #expect(twins.hibernate(from: graph))
      twins.collect(true)
      try graph.send(.tap, to: number(.button))
      graph.flush()
      #expect(!twins.hibernate(from: graph))
      twins.collect(false)
      let moves = twins.takePatches().filter { if case .focus = $0 { true } else { false } }
      #expect(moves.count == 1)
    }
    #expect(twins.areWrittenAlike())
    graph.close()
  }

  @Test func screens_thatArePushedWhileItRests_areWhereThePageIs() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Quay", value: 4).navigationTitle("Harbour")
            .navigationDestination(for: Int.self) { Text("Quay \($0)").navigationTitle("Quay") }
        }
      }
    }
    let graph = ViewGraph(Stack(), renderer: twins)
    twins.open()
    #expect(twins.hibernate(from: graph))
    let tappable = try #require(
      twins.tree.elements.values.first { $0.attributes.events.contains(.tap) }
    )
    try graph.send(.tap, to: tappable.id)
    graph.flush()
    #expect(twins.takePatches().contains(.title("Quay")))
    #expect(twins.hibernate(from: graph))
    #expect(twins.hibernating.location.address == ["Int=4"])
    #expect(twins.hibernate(from: graph))
    // The user went back in the browser, so the page already shows that entry.
    twins.hibernating.noteEntry(HistoryEntry())
    #expect(twins.hibernating.isHibernating)
    #expect(
      twins.hibernating.takePatches() == [.location(HistoryEntry(depth: 1, path: "Int=4"))]
    )
    graph.close()
  }
}
