import Foundation
import PandoSharing

/// The state of the notebook and its operations.
struct NotebookModel: Sendable {
  @Shared(.launchCount) var launchCount
  @Shared var notes: IdentifiedArrayOf<Note>
  let file: URL

  /// Opens the notebook in a file. A missing file is an empty notebook.
  init(file: URL) {
    self.file = file
    _notes = Shared(.notes(in: file))
  }

  /// Counts a launch.
  func launch() {
    $launchCount.withLock { $0 += 1 }
  }

  /// Adds a note after the others.
  ///
  /// - Returns: The note.
  @discardableResult
  func add(_ text: String) -> Note {
    $notes.withLock { notes in
      let note = Note(id: (notes.ids.max() ?? 0) + 1, text: text)
      notes.append(note)
      return note
    }
  }

  /// Ticks a note off, or removes the tick.
  ///
  /// - Returns: The note as it is now; nil if there is none with that number.
  @discardableResult
  func toggle(_ id: Note.ID) -> Note? {
    $notes.withLock { notes in
      notes[id: id]?.isDone.toggle()
      return notes[id: id]
    }
  }

  /// Removes a note.
  ///
  /// - Returns: The note that was removed; nil if there is none with that number.
  @discardableResult
  func remove(_ id: Note.ID) -> Note? {
    $notes.withLock { $0.remove(id: id) }
  }

  /// The present problems of the storages; empty if there are none.
  ///
  /// The errors of the keys say how to solve them. Reading the property registers with Observation.
  var trouble: [String] {
    [
      $notes.loadError.map { "The notes could not be read. \($0)" },
      $notes.saveError.map { "The notes could not be saved. \($0)" },
      $launchCount.saveError.map { "The count of launches could not be saved. \($0)" },
    ]
    .compactMap(\.self)
  }

  /// Waits until everything is saved.
  func save() async throws {
    try await $launchCount.save()
    try await $notes.save()
  }
}
