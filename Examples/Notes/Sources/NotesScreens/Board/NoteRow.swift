import Pando

/// A note in the list: its title is edited in place, the rest on a separate screen.
struct NoteRow: View {
  @Shared var note: Note

  @Environment(\.density) private var density
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    // At the end of a row are its tools where there is a pointer, so the link stands at the beginning there.
    let isNarrow = width == .compact
    HStack(spacing: isNarrow ? 12 : 8) {
      if isNarrow {
        RoundedRectangle(cornerRadius: 2).fill(note.color.color)
          .frame(width: 4, height: density == .compact ? 20 : 36)
      } else {
        open { Image(systemName: "note.text").foregroundStyle(note.color.color) }
      }
      VStack(alignment: .leading, spacing: 0) {
        TextField("Title", text: Binding($note.title))
          .textFieldStyle(.plain)
          .fontWeight(.medium)
          .accessibilityIdentifier("title-\(note.id.uuidString)")
        if density == .comfortable, !note.summary.isEmpty {
          Text(note.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      if isNarrow {
        open { Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary) }
      }
    }
  }

  private func open(@ViewBuilder _ label: () -> some View) -> some View {
    NavigationLink(value: Route.note(note.id), label: label)
      .help("Open")
      .accessibilityLabel("Open \(note.title)")
      .accessibilityIdentifier("open-\(note.id.uuidString)")
  }
}
