import Pando

/// The field for a new note.
struct NewNoteField: View {
  let model: NotesModel
  /// The typed title, which outlives the field.
  @Binding var title: String

  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: "plus.circle.fill").foregroundStyle(.tint).accessibilityHidden(true)
      TextField("New note", text: $title)
        .focused($isFocused)
        .submitLabel(.done)
        .onSubmit(add)
        .accessibilityIdentifier("new")
      Button("Add", action: add)
        .buttonStyle(.borderedProminent)
        .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
    }
  }

  private func add() {
    guard model.add(title) else { return }
    title = ""
    isFocused = true
  }
}
