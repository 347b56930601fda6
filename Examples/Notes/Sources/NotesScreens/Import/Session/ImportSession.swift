import Pando
import PandoReducers

/// Records what the visitor does in the import, and shows it as a test.
struct ImportSession: View {
  let store: StoreOf<ImportNotes>
  let recorder: ImportRecorder
  /// The source of the test.
  @State private var source = ""
  @State private var isShown = false

  var body: some View {
    Section {
      Toggle("Record this session", isOn: isRecording)
      if recorder.isRecording || recorder.recording != nil {
        Button("Show this session as a test") {
          source = store.recording.file
          isShown = true
        }
      }
    } header: {
      Text("For developers")
    } footer: {
      Text(verbatim: words)
    }
    .sheet(isPresented: $isShown) { SessionSource(source: source) }
  }

  private var isRecording: Binding<Bool> {
    Binding {
      recorder.isRecording
    } set: { isOn in
      if isOn { recorder.restart(from: store.state) } else { recorder.stop() }
    }
  }

  private var words: String {
    if recorder.isFull {
      return
        "The notes and the file became too large to be recorded. Record a session with a smaller file."
    }
    return
      "Keeps the last \(recorder.limit) steps of this page, to write them as a test of the import."
  }
}

/// The source of a test, to be copied or downloaded.
private struct SessionSource: View {
  let source: String
  @State private var isExporting = false
  @Environment(\.dismiss) private var dismiss
  @Dependency(\.clipboard) private var clipboard

  var body: some View {
    NavigationStack {
      ScrollView([.horizontal, .vertical]) {
        Text(verbatim: source)
          .font(.footnote.monospaced())
          .textSelection(.enabled)
          .accessibilityIdentifier("session")
          .padding()
          // Lines are not wrapped.
          .fixedSize()
          .frame(maxWidth: 20_000, alignment: .topLeading)
      }
      .navigationTitle("This session as a test")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Copy", systemImage: "doc.on.doc") { clipboard.copy(source) }
          Button("Download", systemImage: "arrow.down.circle") { isExporting = true }
        }
      }
    }
    .fileExporter(
      isPresented: $isExporting,
      item: source,
      contentTypes: [.swiftSource],
      defaultFilename: "ImportNotesSession.swift"
    ) { _ in }
  }
}
