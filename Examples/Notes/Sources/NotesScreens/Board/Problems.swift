import Pando

/// Replaces the notes if their file cannot be decoded: shows what happened, and what to do.
struct UnreadableNotes: View {
  let error: any Error

  @Shared(.notes) private var notes
  @Dependency(\.notesFile) private var file
  @State private var asks = false

  var body: some View {
    ContentUnavailableView {
      Label("The notes cannot be read", systemImage: "exclamationmark.triangle")
    } description: {
      VStack(spacing: 12) {
        Text(advice)
        Text(verbatim: error.reason).font(.footnote.monospaced())
      }
      .frame(maxWidth: 480)
    } actions: {
      ReadAgain(isLoading: $notes.isLoading) {
        Task { try? await $notes.load() }
      }
      Button("Begin anew", role: .destructive) { asks = true }
        .disabled($notes.isLoading)
    }
    .frame(maxWidth: .infinity)
    .confirmationDialog("Begin with no notes?", isPresented: $asks, titleVisibility: .visible) {
      Button("Begin anew", role: .destructive) { $notes.withLock { $0 = [] } }
    } message: {
      Text("The file stays beside the new one, under another name.")
    }
  }

  private var advice: String {
    let name = file.lastPathComponent
    return (error as? SharedError)?.code == .fileUndecodable
      ? "Mend \(name) with an editor, and the notes come back here by themselves."
      : "Once \(name) can be opened, read it again."
  }
}

/// A button that reads the notes again, and shows the progress, since a disk may be slow.
struct ReadAgain: View {
  let isLoading: Bool
  let load: @MainActor () -> Void

  var body: some View {
    if isLoading {
      ProgressView("Reading the notes…")
    } else {
      Button("Read it again", action: load).buttonStyle(.borderedProminent)
    }
  }
}

/// Says that the visible notes are not saved yet.
struct UnsavedNotes: View {
  let error: any Error

  var body: some View {
    Label {
      Text("Not saved yet, and tried again by itself: \(error.reason).")
    } icon: {
      Image(systemName: "exclamationmark.triangle.fill")
    }
    .foregroundStyle(.red)
    .accessibilityIdentifier("unsaved")
  }
}

extension Error {
  /// Whether the database that has the notes cannot be reached.
  var isOffline: Bool { (self as? SharedError)?.code == .databaseUnavailable }

  /// The reason of the problem in everyday words, and without the path of the file, since any
  /// stranger may see the page.
  var reason: String {
    guard let error = self as? SharedError else { return localizedDescription }
    if isOffline { return "the database cannot be reached" }
    guard let folder = error.file?.deletingLastPathComponent().path else { return error.reason }
    return error.reason.replacing("\(folder)/", with: "")
  }
}
