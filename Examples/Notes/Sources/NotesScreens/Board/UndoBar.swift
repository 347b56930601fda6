import Pando

/// Says what was deleted, with a button to restore it.
struct UndoBar: View {
  let model: NotesModel
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "trash").accessibilityHidden(true)
      Text(words).lineLimit(2).frame(maxWidth: .infinity, alignment: .leading)
      Button("Undo") { model.undo(undoManager) }
        .buttonStyle(.borderedProminent)
    }
    .font(.callout)
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.regularMaterial, in: .rect(cornerRadius: 14))
    .shadow(color: .black.opacity(0.15), radius: 8, y: 2)
    .frame(maxWidth: 480)
    .padding()
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("undo")
  }

  private var words: String {
    model.deleted.count == 1
      ? "Deleted “\(model.deleted[0].note.title)”" : "Deleted \(model.deleted.count) notes"
  }
}
