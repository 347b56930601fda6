import Pando

/// A search in notes and commands. Return takes the first result, and the arrow keys go on to the
/// others.
struct CommandPalette: View {
  let run: (Command) -> Void

  @Shared(.notes) private var notes
  @State private var words = ""
  @FocusState private var focus: Place?
  @Environment(\.dismiss) private var dismiss

  private enum Place: Hashable {
    case field
    case row(Command.ID)
  }

  var body: some View {
    let found = Command.found(for: words, in: notes)
    let chosen = focusedRow ?? found.first?.id
    NavigationStack {
      List {
        Section {
          TextField("Search notes and commands", text: $words)
            .textFieldStyle(.plain)
            .focused($focus, equals: .field)
            .submitLabel(.go)
            .onSubmit { if let first = found.first { run(first) } }
            .onKeyPress(.downArrow) {
              // Return takes the first result anyway, so an arrow goes on to the second one.
              focus = (found.dropFirst().first ?? found.first).map { .row($0.id) }
              return .handled
            }
            .accessibilityIdentifier("words")
        }
        Section {
          ForEach(found) { command in
            Button {
              run(command)
            } label: {
              CommandRow(command: command, takesReturn: command.id == chosen)
            }
            .buttonStyle(.plain)
            .focused($focus, equals: .row(command.id))
            .listRowBackground(command.id == chosen ? Color.accentColor.opacity(0.18) : nil)
          }
        }
      }
      .navigationTitle("Commands")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
    // The field stays where it is, however many results there are.
    .frame(minHeight: 480)
    .onAppear { focus = .field }
  }

  private var focusedRow: Command.ID? {
    guard case .row(let id) = focus else { return nil }
    return id
  }
}

/// A row of the palette.
private struct CommandRow: View {
  let command: Command
  let takesReturn: Bool

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: command.symbol)
        .foregroundStyle(command.color?.color ?? .secondary)
        .frame(width: 22)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: command.title).lineLimit(1)
        if !command.detail.isEmpty {
          Text(verbatim: command.detail).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      Spacer(minLength: 8)
      if takesReturn {
        Image(systemName: "return").imageScale(.small).foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
  }
}
