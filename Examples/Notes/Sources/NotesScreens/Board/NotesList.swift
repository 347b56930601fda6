import Pando

/// The list: the people present, a field for a new note, the notes.
struct NotesList: View {
  let model: NotesModel
  let query: String

  @Shared(.notes) private var notes
  @State private var newTitle = ""
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Group {
      if rows.isEmpty, !query.isEmpty {
        NothingToShow(query: query)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(.systemGroupedBackground))
      } else {
        list
      }
    }
    // The number of results is announced to those who do not see the screen.
    .onChange(of: query.isEmpty ? nil : rows.count) { _, found in
      guard let found else { return }
      let words = found == 1 ? "1 note found" : "\(found) notes found"
      AccessibilityNotification.Announcement(words).post()
    }
  }

  private var list: some View {
    List {
      // A search shows only its results, and nothing above them.
      if query.isEmpty {
        Section {
          NewNoteField(model: model, title: $newTitle)
        } header: {
          PeopleBar()
        } footer: {
          unsaved
        }
      } else {
        unsaved
      }
      Section {
        ForEach(rows) { $note in NoteRow(note: $note) }
          .onMove(perform: move)
          .onDelete(perform: delete)
      }
      if rows.isEmpty {
        NothingToShow(query: query)
          .frame(minHeight: 400)
          .listRowBackground(Color.clear)
      }
    }
  }

  @ViewBuilder private var unsaved: some View {
    // Pando's own notice on the page says that the database cannot be reached.
    if let error = $notes.saveError, $notes.loadError?.isOffline != true {
      UnsavedNotes(error: error)
    }
  }

  /// The notes to show, each as a shared value.
  private var rows: [Shared<Note>] {
    let all = $notes.elements
    return query.isEmpty ? all : all.filter { $0.wrappedValue.contains(query) }
  }

  /// The move action; nil for search results, which have no order to change.
  private var move: ((IndexSet, Int) -> Void)? {
    guard query.isEmpty else { return nil }
    return { model.move(from: $0, to: $1, undoManager: undoManager) }
  }

  private func delete(_ offsets: IndexSet) {
    let rows = rows
    let ids = offsets.filter { rows.indices.contains($0) }.map { rows[$0].id }
    model.delete(ids, undoManager: undoManager)
  }
}
