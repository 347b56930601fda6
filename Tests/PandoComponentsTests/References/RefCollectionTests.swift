import Foundation
import PandoTesting
import PandoUI
import Testing

@testable import PandoComponents

/// Tests of collections of values that states refer to by id.
@MainActor
@Suite(.dependencies)
struct RefCollectionTests {
  struct Book: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var title: String
  }

  struct Shelf: AnyState {
    @RefCollection var books = [Book(id: 1, title: "A"), Book(id: 2, title: "B")]
    var label = ""
  }

  struct One: AnyState {
    @Ref var book: Book
  }

  typealias ShelfStore = PlainStore<Shelf>

  private func titles(_ store: ShelfStore) -> [String] { store.state.books.map(\.title) }

  @Test func element_isOneValueForAll() {
    let shelf = ShelfStore()
    let one = PlainStore<One>()
    one.state.$book = shelf.state.$books[1]
    one.state.book.title = "B!"
    #expect(titles(shelf) == ["A", "B!"])
    shelf.state.books[1].title = "B?"
    #expect(one.state.book.title == "B?")
    shelf.binding.books[1].title.wrappedValue = "b"
    #expect(one.state.book.title == "b")
    #expect(shelf.state.$books[0].title == "A")
    #expect(shelf.state.$books[id: 2]?.title == "b")
    #expect(shelf.state.$books[id: 3] == nil)
  }

  @Test func elements_comeGoAndMove() {
    let shelf = ShelfStore()
    let second = shelf.state.$books[1]
    var count = 0
    shelf.didChange += { count += 1 }
    shelf.state.$books.append(Book(id: 3, title: "C"))
    shelf.state.$books.insert(Book(id: 4, title: "D"), at: 0)
    #expect(titles(shelf) == ["D", "A", "B", "C"])
    shelf.state.$books.move(fromOffsets: [0, 1], toOffset: 4)
    #expect(titles(shelf) == ["B", "C", "D", "A"])
    shelf.state.$books.move(fromOffsets: [3], toOffset: 0)
    #expect(titles(shelf) == ["A", "B", "C", "D"])
    shelf.state.$books.remove(at: 0)
    shelf.state.$books.remove(id: 3)
    shelf.state.$books.remove(id: 3)
    #expect(titles(shelf) == ["B", "D"])
    #expect(count == 6)
    second.title = "B!"
    #expect(titles(shelf) == ["B!", "D"])
    shelf.state.$books.remove(atOffsets: [0, 1])
    #expect(shelf.state.$books.isEmpty)
    // References to a removed value keep it.
    second.title = "Alone"
    #expect(second.wrappedValue == Book(id: 2, title: "Alone"))
    #expect(count == 8)
    shelf.state.$books.insert(second, at: 0)
    #expect(titles(shelf) == ["Alone"])
    shelf.state.$books.append(Book(id: 2, title: "Back"))
    #expect(titles(shelf) == ["Back"])
  }

  @Test func values_thatAreAssigned_keepThoseWithTheirIDs() {
    let shelf = ShelfStore()
    let (first, second) = (shelf.state.$books[0], shelf.state.$books[1])
    shelf.state.books = [Book(id: 3, title: "C"), Book(id: 2, title: "B"), Book(id: 1, title: "a")]
    #expect(shelf.state.$books[2] == first)
    #expect(shelf.state.$books[1] == second)
    #expect(first.title == "a")
    shelf.state.books.removeLast()
    #expect(shelf.state.$books.map(\.id) == [3, 2])
  }

  @Test func idsThatCollide_areReported() {
    let shelf = ShelfStore()
    let texts = reports { shelf.state.books.append(Book(id: 1, title: "Again")) }
    #expect(texts.first?.contains("the second was left out") == true)
    #expect(titles(shelf) == ["A", "B"])
  }

  @Test func collection_thatIsAssigned_isTheSame() {
    let first = ShelfStore()
    let second = ShelfStore()
    second.state.$books.remove(at: 0)
    #expect(titles(first) == ["A", "B"])
    second.state.$books = first.state.$books
    var count = 0
    second.didChange += { count += 1 }
    first.state.$books.append(Book(id: 3, title: "C"))
    #expect(titles(second) == ["A", "B", "C"])
    #expect(count == 1)
  }

  @Test func changeOfAnElement_isAChangeOfTheStore() {
    let shelf = ShelfStore()
    var seen: [[String]] = []
    shelf.didChange += { seen.append($0.books.map(\.title)) }
    shelf.state.$books[0].title = "a"
    shelf.state.books[1].title = "b"
    shelf.state.books[1].title = "b"
    #expect(seen == [["a", "B"], ["a", "b"]])
    let gone = shelf.state.$books[0]
    shelf.state.$books.remove(at: 0)
    seen = []
    gone.title = "x"
    #expect(seen == [])
  }

  @Test func values_areEncodedAndEqual() throws {
    var state = Shelf()
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(Shelf.self, from: data) == state)
    let copy = state
    state.books[0].title = "Mine"
    #expect(copy != state)
    #expect(copy.books[0].title == "A")
  }

  @Test func elements_areGoneWithTheLastReference() {
    let registry = RefRegistry.current
    weak var gone: RefList<Book>?
    do {
      let shelf = ShelfStore()
      gone = shelf.state.$books.list
      #expect(gone != nil)
      #expect(registry.count == 2)
      shelf.state.$books.remove(at: 0)
      #expect(registry.count == 1)
      shelf.state.$books.append(Book(id: 5, title: "E"))
      #expect(registry.count == 2)
    }
    #expect(gone == nil)
    #expect(registry.count == 0)
  }

  // MARK: Views

  struct RowView: View {
    let book: Referred<Book>
    var body: some View { Text("row \(book.title)") }
  }

  struct CountView: View {
    let store: ShelfStore
    var body: some View { Text("\(store.state.$books.count) books") }
  }

  struct AllView: View {
    let store: ShelfStore
    var body: some View { Text(store.state.books.map(\.title).joined()) }
  }

  struct Screen: Component, View {
    @ObservedObject var store = ShelfStore()
    var observers: Void { None }
    var body: some View {
      ForEach(store.state.$books) { RowView(book: $0) }
      CountView(store: store)
      AllView(store: store)
    }
  }

  @Test func changeOfAnElement_evaluatesItsViews() async {
    let screen = Screen()
    let app = await Driver.open(screen)
    let counts = await app.evaluations { screen.store.state.books[1].title = "b" }
    #expect(counts.filter { $0.key.hasSuffix("View") } == ["RowView": 1, "AllView": 1])
    #expect(counts["Screen"] == nil)
    #expect(app.has(text: "row b"))
    let coming = await app.evaluations {
      screen.store.state.$books.append(Book(id: 3, title: "C"))
    }
    #expect(
      coming.filter { $0.key.hasSuffix("View") } == ["RowView": 1, "AllView": 1, "CountView": 1]
    )
    let moving = await app.evaluations {
      screen.store.state.$books.move(fromOffsets: [2], toOffset: 0)
    }
    #expect(moving["RowView"] == nil)
    #expect(moving["AllView"] == 1)
    #expect(app.has(text: "CAb"))
    app.close()
  }
}
