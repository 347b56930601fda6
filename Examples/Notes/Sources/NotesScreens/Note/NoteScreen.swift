import Pando

/// One note, as long as it exists.
struct NoteScreen: View {
  let id: Note.ID

  @Shared(.notes) private var notes

  var body: some View {
    if let note = Shared($notes[id: id]) {
      NoteEditor(note: note)
    } else {
      ContentUnavailableView(
        "This note is gone",
        systemImage: "trash",
        description: Text("Somebody deleted it. Go back to the others.")
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Note")
    }
  }
}

/// An editor for the title, the text and the colour of a note.
///
/// Each is written through a slice of its own, so that two people who edit different fields do not
/// overwrite each other.
struct NoteEditor: View {
  @Shared var note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Title", text: Binding($note.title))
        .textFieldStyle(.plain)
        .font(.title.bold())
        .accessibilityIdentifier("title")
      Text("Written on \(note.created, format: .dateTime.day().month(.wide).year())")
        .font(.footnote)
        .foregroundStyle(.secondary)
      TextEditor(text: Binding($note.text))
        .textEditorStyle(.plain)
        .frame(maxWidth: .infinity, minHeight: 240, maxHeight: .infinity)
        .accessibilityLabel("Text")
        .accessibilityIdentifier("text")
    }
    .padding()
    // Lines are short enough to be read with ease.
    .frame(maxWidth: 720)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toolbar {
      ToolbarItem {
        ColorMenu(color: Binding($note.color))
      }
    }
    .navigationTitle(note.title.isEmpty ? "Note" : note.title)
    // The title is in the first row, where it can be edited.
    .toolbar(removing: .title)
  }
}

/// A dot in the colour of the note, which opens the choice of colours.
private struct ColorMenu: View {
  @Binding var color: Swatch

  var body: some View {
    Menu {
      Picker("Color", selection: $color) {
        ForEach(Swatch.allCases) { Text($0.name).tag($0) }
      }
      .pickerStyle(.inline)
    } label: {
      Image(systemName: "circle.fill").foregroundStyle(color.color)
    }
    .accessibilityLabel("Color: \(color.name)")
  }
}
