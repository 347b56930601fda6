import Pando

/// A note in the list: its title is edited in place, the rest on a separate screen.
struct NoteRow: View {
  @Shared var note: Note

  @Environment(\.density) private var density

  var body: some View {
    HStack(spacing: 8) {
      // At the end of a row are its tools.
      NavigationLink(value: Route.note(note.id)) {
        Image(systemName: "note.text").foregroundStyle(note.color.color)
      }
      .help("Open")
      .accessibilityLabel("Open \(note.title)")
      .accessibilityIdentifier("open-\(note.id.uuidString)")
      VStack(alignment: .leading, spacing: 0) {
        TextField("Title", text: Binding($note.title))
          .textFieldStyle(.plain)
          .fontWeight(.medium)
          .accessibilityIdentifier("title-\(note.id.uuidString)")
        if density == .comfortable, !note.summary.isEmpty {
          Text(note.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }
}
