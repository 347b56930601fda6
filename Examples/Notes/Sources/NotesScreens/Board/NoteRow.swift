import Pando

/// A note in the list, whose row opens it. In a wide window its title is a field in the row.
struct NoteRow: View {
  @Shared var note: Note

  @Environment(\.density) private var density
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .compact {
      link {
        HStack(spacing: 8) {
          icon
          VStack(alignment: .leading, spacing: 2) {
            Text(note.name).fontWeight(.medium).lineLimit(1)
              .accessibilityIdentifier("title-\(note.id.uuidString)")
            summary
          }
        }
      }
    } else {
      HStack(spacing: 8) {
        // The tools of a row are at its end, so the link is at its start.
        link { icon }
          // Assistive technology reads the title for the row, and the role of the link tells what a
          // press does.
          .accessibilityLabel(note.name)
          .help("Open")
        VStack(alignment: .leading, spacing: 2) {
          TextField("Title", text: Binding($note.title))
            .textFieldStyle(.plain)
            .fixedSize(horizontal: true, vertical: false)
            .fontWeight(.medium)
            .accessibilityIdentifier("title-\(note.id.uuidString)")
          summary
        }
      }
    }
  }

  private func link(@ViewBuilder label: () -> some View) -> some View {
    NavigationLink(value: Route.note(note.id), label: label)
      .accessibilityIdentifier("open-\(note.id.uuidString)")
  }

  private var icon: some View {
    Image(systemName: "note.text").foregroundStyle(note.color.color)
  }

  @ViewBuilder private var summary: some View {
    if density == .comfortable, !note.summary.isEmpty {
      Text(note.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
