import Pando
import PandoReducers

/// Saves imported notes.
@DependencyClient
struct NoteSaver: Sendable {
  /// Adds a note to the shared notes and waits until it is saved. If saving fails, the note is not added.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - predecessor: The note before it; without one it becomes the first note.
  var save: @Sendable (_ note: Note, _ after: Note.ID?) async throws -> Void
}

extension NoteSaver {
  /// Adds to the application's notes, which are in a file.
  static let shared = NoteSaver { note, predecessor in
    @Shared(.notes) var notes
    if let error = $notes.loadError { throw error }
    $notes.withLock { notes in
      let before = predecessor.flatMap { notes.index(id: $0) }
      _ = notes.insert(note, at: before.map { $0 + 1 } ?? 0)
    }
    do {
      try await $notes.save()
    } catch {
      $notes.withLock { _ = $0.remove(id: note.id) }
      throw error
    }
  }
}

extension DependencyValues {
  /// Saves imported notes.
  @DependencyEntry(liveValue: NoteSaver.shared)
  var noteSaver = NoteSaver()
}
