import Foundation
import PandoCasePaths
import PandoReducers
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of addresses and history of a stack of features.
@MainActor
@Suite(.dependencies) struct StackAddressTests {
  private let store = Store(initialState: Library.State()) { Library() }

  private func session() -> LiveSession {
    LiveSession(id: "1", token: "2", options: HTMLOptions()) { [store] renderer in
      ViewGraph(LibraryView(store: store), renderer: renderer)
    }
  }

  private func opened(_ path: String) throws -> (LiveSession, Bool) {
    let session = session()
    return (session, session.open(try #require(URL(string: "http://a/\(path)")), path: path))
  }

  @Test func elements_whenPushed_areEntriesOfTheHistory_andBackPopsThem() throws {
    let session = session()
    _ = session.document(nonce: nil)
    store.send(.open(4))
    session.graph.flush()
    #expect(session.live.location.entry == HistoryEntry(depth: 1, path: "book-4"))
    store.send(.path(.element(id: store.path.ids.first!, action: .book(.notesButtonTapped))))
    session.graph.flush()
    #expect(session.live.location.entry == HistoryEntry(depth: 2, path: "book-4/notes"))
    session.go(to: HistoryEntry(depth: 1, path: "book-4"))
    #expect(store.path.count == 1)
    session.go(to: HistoryEntry(depth: 2, path: "book-4/notes"))
    #expect(store.path.map(\.address) == ["book-4", "notes"])
    session.go(to: HistoryEntry(depth: 0, path: ""))
    #expect(store.path.isEmpty)
    session.close()
  }

  @Test func link_toSeveralElements_pushesEachByAnAction() throws {
    let (session, isOpen) = try opened("book-9/notes")
    #expect(isOpen)
    #expect(store.path.map(\.address) == ["book-9", "notes"])
    #expect(store.pushed == 2)
    #expect(session.document(nonce: nil).contains("Notes, nothing yet"))
    session.close()
  }

  @Test(arguments: ["book-", "book-x", "editor", "nowhere", "book-9/book-", "%00"])
  func link_toWhatTheStateDoesNotKnow_leadsNowhere(path: String) throws {
    let (session, isOpen) = try opened(path)
    #expect(!isOpen)
    session.close()
  }

  @Test func element_withoutAnAddress_isNoPartOfIt() throws {
    let session = session()
    _ = session.document(nonce: nil)
    store.send(.edit)
    session.graph.flush()
    #expect(session.live.location.address == [])
    #expect(store.path.count == 1)
    session.close()
  }
}

@Reducer
private struct Book {
  @ObservableState struct State: Equatable { var number: Int }
  enum Action { case notesButtonTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct NotesPage {
  @ObservableState struct State: Equatable { var text = "nothing yet" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Library {
  @Reducer enum Path {
    case book(Book)
    case notes(NotesPage)
    case editor(NotesPage)
  }

  @ObservableState struct State: Equatable {
    var path = StackState<Path.State>()
    var pushed = 0
  }

  enum Action {
    case path(StackActionOf<Path>)
    case open(Int), edit
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open(let number): state.path.append(.book(Book.State(number: number)))
      case .edit: state.path.append(.editor(NotesPage.State()))
      case .path(.element(_, .book(.notesButtonTapped))):
        state.path.append(.notes(NotesPage.State()))
      case .path(.push): state.pushed += 1
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension Library.Path.State: Equatable {}

extension Library.Path.State: AddressableState {
  fileprivate var address: String? {
    switch self {
    case .book(let book): "book-\(book.number)"
    case .notes: "notes"
    case .editor: nil
    }
  }

  fileprivate init?(address: String) {
    if address == "notes" {
      self = .notes(NotesPage.State())
    } else if address.hasPrefix("book-"), let number = Int(address.dropFirst(5)) {
      self = .book(Book.State(number: number))
    } else {
      return nil
    }
  }
}

private struct LibraryView: View {
  @Bindable var store: StoreOf<Library>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Library")
    } destination: { store in
      switch store.case {
      case .book(let store): Text("Book \(store.number)")
      case .notes(let store): Text("Notes, \(store.text)")
      case .editor(let store): Text("Editor, \(store.text)")
      }
    }
  }
}
