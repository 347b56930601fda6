import Dispatch
import PandoComponents
import PandoDependencies
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests that a component's work runs in the session of the component, on any queue, whatever code
/// triggers it.
@MainActor
@Suite struct SessionTests {
  struct Book: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var title: String
  }

  @MainActor final class Shelf: Service {
    var books: [String] = []
    var news = 0
    init() { Wire.news += { [unowned self] _ in news += 1 } }
  }

  @MainActor final class Archive: Service {
    static let scope = ServiceScope.process
    let note: Shared<String>
    init() { note = Shared(wrappedValue: "", .inMemory("note")) }
  }

  enum Wire { @MainActor static var news = Emitter<String>() }

  struct ReaderComponent: Component, View {
    struct State: AnyState { @RefCollection var books: [Book] = [] }
    @ObservedObject var store = PlainStore<State>()
    var observers: Void {
      Wire.news += { word in
        services.shelf.books.append(word)
        @Shared(.inMemory("word")) var last = ""
        $last.withLock { $0 = word }
      }
    }
    var body: some View { Text("\(store.state.books.count) books") }
  }

  /// A component in a separate page.
  @MainActor final class Reader {
    let component = ReaderComponent()
    let session: DependencyValues.Continuation
    let graph: ViewGraph

    init() {
      let component = component
      (session, graph) = withDependencies {
        $0.defaultInMemoryStorage = InMemoryStorage()
      } operation: {
        (withEscapedDependencies { $0 }, ViewGraph(component, renderer: ElementTree()))
      }
    }

    var word: String {
      session.yield {
        @Shared(.inMemory("word")) var word = ""
        return word
      }
    }
  }

  private func elsewhere(_ body: @escaping @MainActor @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { body() }
        continuation.resume()
      }
    }
  }

  @Test(.dependencies) func services_afterAHop_areThoseOfTheComponent() async {
    let (first, second) = (Reader(), Reader())
    let component = first.component
    second.session.yield { component.services.shelf.books.append("one") }
    await elsewhere { component.services.shelf.books.append("two") }
    #expect(component.services.shelf.books == ["one", "two"])
    #expect(second.component.services.shelf.books == [])
    first.graph.close()
    second.graph.close()
  }

  @Test(.dependencies) func references_afterAHop_areThoseOfTheComponent() async {
    let (first, second) = (Reader(), Reader())
    let (one, two) = (first.component, second.component)
    await elsewhere { one.store.state.$books.append(Book(id: 1, title: "Emma")) }
    await elsewhere { two.store.state.books = [Book(id: 1, title: "Persuasion")] }
    first.session.yield { two.store.state.$books.append(Book(id: 2, title: "Sanditon")) }
    #expect(one.store.value.books == [Book(id: 1, title: "Emma")])
    #expect(two.store.value.books.map(\.title) == ["Persuasion", "Sanditon"])
    first.graph.close()
    second.graph.close()
  }

  @Test(.dependencies) func subscriber_runsInItsOwnSession_whateverTheSender() {
    Wire.news = Emitter()
    let (first, second) = (Reader(), Reader())
    // A service subscribes when it is made, as its component does.
    let shelves = (first.component.services.shelf, second.component.services.shelf)
    second.session.yield { Wire.news.send("extra") }
    #expect(shelves.0.books == ["extra"] && shelves.1.books == ["extra"])
    #expect(shelves.0.news == 1 && shelves.1.news == 1)
    #expect(first.word == "extra" && second.word == "extra")
    first.graph.close()
    Wire.news.send("late")
    #expect(first.word == "extra" && second.word == "late")
    #expect(shelves.0.books.count == 1)
    second.graph.close()
  }

  @Test(.dependencies) func serviceOfTheProcess_keepsNothingInAPage() {
    let (first, second) = (Reader(), Reader())
    first.component.services.archive.note.withLock { $0 = "all" }
    #expect(second.component.services.archive.note.wrappedValue == "all")
    let own = first.session.yield {
      @Shared(.inMemory("note")) var note = "own"
      return note
    }
    #expect(own == "own")
    first.graph.close()
    second.graph.close()
  }

  @Test(.dependencies) func codeWithoutASession_isReported_andGetsAServiceOfItsOwn() {
    let reader = Reader()
    reader.component.services.shelf.books.append("mine")
    DependencyValues.current.sessionHost.serveSessions()
    let texts = reports {
      @Dependency(\.services) var services
      #expect(services.shelf.books == [])
      services.shelf.books.append("lost")
      #expect(services.shelf.books == [])
    }
    #expect(texts.count == 1)
    #expect(texts[0].contains("Shelf"))
    #expect(reader.component.services.shelf.books == ["mine"])
    reader.graph.close()
  }

  @Test(.dependencies) func referencesWithoutASession_areReported_andNotShared() {
    let reader = Reader()
    reader.session.yield { reader.component.store.state.books = [Book(id: 1, title: "Emma")] }
    DependencyValues.current.sessionHost.serveSessions()
    let texts = reports {
      let store = PlainStore<ReaderComponent.State>()
      store.state.books = [Book(id: 1, title: "Lost")]
      #expect(store.value.books.map(\.title) == ["Lost"])
    }
    #expect(texts.count == 1)
    #expect(reader.component.store.value.books.map(\.title) == ["Emma"])
    reader.graph.close()
  }

  @Test(.dependencies) func storeMadeWithoutASession_belongsToThatOfItsComponent() async {
    DependencyValues.current.sessionHost.serveSessions()
    struct State: AnyState { @Ref var book = Book(id: 1, title: "") }
    struct PageComponent: Component, View {
      @ObservedObject var store = PlainStore<State>()
      var observers: Void { None }
      var body: some View { Text(store.state.book.title) }
    }
    struct Binder: Component, View {
      let page = DynamicComponent<PageComponent>()
      @ObservedObject var store = PlainStore<State>()
      var observers: Void { None }
      var body: some View { page }
    }
    let lost = PageComponent()
    let binder = withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      Binder()
    }
    let graph = withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      ViewGraph(binder, renderer: ElementTree())
    }
    binder.page.create { lost }
    binder.store.state.book = Book(id: 1, title: "Emma")
    #expect(lost.store.value.book.title == "Emma")
    graph.close()
  }
}

extension Services {
  fileprivate var shelf: SessionTests.Shelf { self[SessionTests.Shelf.self] }
  fileprivate var archive: SessionTests.Archive { self[SessionTests.Archive.self] }
}
