import Pando
import PandoReducers

/// Imports the notes of a file, and shows the progress and the result.
struct ImportScreen: View {
  @Bindable var store: StoreOf<ImportNotes>
  let recorder: ImportRecorder

  var body: some View {
    List {
      if let error = store.$notes.loadError {
        UnreadableNotes(error: error)
      } else {
        ImportStatus(store: store)
        FailedNotes(store: store)
        UnreadLines(store: store)
        if store.file == nil { FileSamples() }
        ImportSession(store: store, recorder: recorder)
      }
    }
    .navigationTitle("Import")
    .navigationBarTitleDisplayMode(.inline)
    .fileImporter(
      isPresented: $store.isFileImporterPresented,
      allowedContentTypes: ImportedNotes.contentTypes
    ) { store.send(.fileChosen($0)) }
    .confirmationDialog($store.scope(state: \.confirmation, action: \.confirmation))
  }
}

/// The present phase, and the actions available in it.
private struct ImportStatus: View {
  let store: StoreOf<ImportNotes>

  var body: some View {
    Section {
      switch store.phase {
      case .choosing, .confirming:
        if let problem = store.problem { UnusableFile(name: store.fileName, problem: problem) }
        ChooseButton(store: store)
      case .reading:
        ProgressView("Reading \(store.fileName)…")
        Button("Cancel") { store.send(.cancelButtonTapped) }
      case .pausing, .saving, .stopping:
        AddingNotes(store: store)
      case .finished:
        AddedNotes(store: store)
        ChooseButton(store: store)
      case .undone(let count):
        Label("\(noteCount(count)) taken back", systemImage: "arrow.uturn.backward")
          .accessibilityIdentifier("outcome")
        ChooseButton(store: store)
      }
    } footer: {
      if store.phase == .choosing { Text(limits) }
    }
  }
}

@MainActor private let limits: String = {
  let limits = ImportLimits()
  let size = limits.fileSize.formatted(.byteCount(style: .file))
  return "A Markdown or CSV file of up to \(size) and \(limits.notes.formatted()) notes. "
    + "You are asked before anything is added."
}()

private struct ChooseButton: View {
  let store: StoreOf<ImportNotes>

  var body: some View {
    Button(store.fileName.isEmpty ? "Choose a file…" : "Choose another file…") {
      store.send(.chooseButtonTapped)
    }
    .disabled(store.isBusy)
  }
}

/// The number of notes added so far, and of all.
private struct AddingNotes: View {
  let store: StoreOf<ImportNotes>

  var body: some View {
    let (count, total) = (store.items.count { $0.outcome != .waiting }, store.items.count)
    ProgressView(value: Double(count), total: Double(max(total, 1))) {
      Text("Importing \(store.fileName)")
    } currentValueLabel: {
      Text("\(count) of \(noteCount(total))").monospacedDigit()
    }
    .accessibilityIdentifier("progress")
    Button(store.phase == .stopping ? "Stopping…" : "Cancel") {
      store.send(.cancelButtonTapped)
    }
    .disabled(store.phase == .stopping)
  }
}

/// The result, and a button to undo the import.
private struct AddedNotes: View {
  let store: StoreOf<ImportNotes>

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: isWhole ? "checkmark.circle.fill" : "exclamationmark.circle.fill")
        .foregroundStyle(isWhole ? .green : .orange)
        .accessibilityHidden(true)
      Text(words).frame(maxWidth: .infinity, alignment: .leading)
      if !store.added.isEmpty {
        Button("Undo") { store.send(.undoButtonTapped) }
          .keyboardShortcut("z", modifiers: .command)
          .buttonStyle(.borderedProminent)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("outcome")
  }

  private var isWhole: Bool { store.added.count == store.items.count }

  private var words: String {
    let (added, total) = (store.added.count, store.items.count)
    let some = "\(added) of \(noteCount(total)) imported"
    if store.isCancelled { return "Cancelled: \(some)" }
    return isWhole ? "\(noteCount(added)) imported" : some
  }
}
