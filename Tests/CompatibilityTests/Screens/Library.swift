import Pando

struct LibraryBook: Identifiable, Hashable {
  let id: Int
  var title: String
  var author: String
  var isFavorite = false
}

enum LibraryFilter: String, CaseIterable, Identifiable, Hashable {
  case all = "All"
  case favorites = "Favorites"
  var id: Self { self }
  var systemImage: String { self == .all ? "books.vertical" : "star" }
}

@Observable
@MainActor
final class LibraryModel {
  var books: [LibraryBook]
  init(books: [LibraryBook]) { self.books = books }

  func books(_ filter: LibraryFilter?) -> [LibraryBook] {
    switch filter {
    case .favorites: books.filter(\.isFavorite)
    default: books
    }
  }
}

struct LibraryView: View {
  @State private var model: LibraryModel
  @State private var filter: LibraryFilter? = .all
  @State private var selection: LibraryBook.ID?
  @State private var visibility = NavigationSplitViewVisibility.all
  @SceneStorage("sort") private var sortsByAuthor = false

  init(books: [LibraryBook]) {
    _model = State(initialValue: LibraryModel(books: books))
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(LibraryFilter.allCases, selection: $filter) { filter in
        NavigationLink(value: filter) {
          Label(filter.rawValue, systemImage: filter.systemImage)
        }
      }
      .navigationTitle("Library")
      .listStyle(.sidebar)
      .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
    } content: {
      List(selection: $selection) {
        ForEach(model.books(filter)) { book in
          VStack(alignment: .leading) {
            Text(book.title)
            Text(book.author).font(.caption).foregroundStyle(.secondary)
          }
          .tag(book.id)
        }
      }
      .overlay {
        if model.books(filter).isEmpty {
          ContentUnavailableView(
            "No Books",
            systemImage: "book.closed",
            description: Text("Mark some books as favorites.")
          )
        }
      }
      .navigationTitle(filter?.rawValue ?? "Books")
      .toolbar {
        Toggle("By author", isOn: $sortsByAuthor)
      }
    } detail: {
      if let index = model.books.firstIndex(where: { $0.id == selection }) {
        BookDetail(book: $model.books[index])
      } else {
        ContentUnavailableView {
          Label("No selection", systemImage: "book")
        } description: {
          Text("Choose a book.")
        } actions: {
          Button("Choose the first") { selection = model.books.first?.id }
        }
      }
    }
    .navigationSplitViewStyle(.balanced)
    .environment(model)
  }
}

struct BookDetail: View {
  @Binding var book: LibraryBook
  @Environment(LibraryModel.self) private var model
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var isPresented = false

  var body: some View {
    Form {
      TextField("Title", text: $book.title)
      TextField("Author", text: $book.author, prompt: Text("Who wrote it"))
      Toggle("Favorite", systemImage: "star", isOn: $book.isFavorite)
      LabeledContent("Position") {
        Text("\(position) of \(model.books.count)")
      }
      Text(sizeClass == .compact ? "Compact" : "Regular")
    }
    .formStyle(.grouped)
    .navigationTitle($book.title)
    .inspector(isPresented: $isPresented) {
      Text("Inspector").inspectorColumnWidth(200)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          isPresented.toggle()
        } label: {
          Label("Info", systemImage: "info.circle")
        }
      }
      ToolbarItem {
        Link("Share", destination: URL(string: "https://example.org")!)
      }
    }
  }

  private var position: Int {
    (model.books.firstIndex { $0.id == book.id } ?? 0) + 1
  }
}
