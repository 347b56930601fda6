import Pando

/// A note in the list: its title is edited in place, the rest on a separate screen.
struct NoteRow: View {
  @Shared var note: Note

  @Environment(\.density) private var density

  var body: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 2).fill(note.color.color)
        .frame(width: 4, height: density == .compact ? 20 : 36)
      VStack(alignment: .leading, spacing: 0) {
        TextField("Title", text: Binding($note.title))
          .fontWeight(.medium)
          .accessibilityIdentifier("title-\(note.id.uuidString)")
        if density == .comfortable, !note.summary.isEmpty {
          Text(note.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      NavigationLink(value: Route.note(note.id)) {
        Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
      }
      .accessibilityLabel("Open \(note.title)")
      .accessibilityIdentifier("open-\(note.id.uuidString)")
    }
  }
}
