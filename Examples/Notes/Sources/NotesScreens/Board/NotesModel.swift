import Pando

/// Adds, moves and deletes notes, and can restore deleted ones for a while.
@MainActor
@Observable
final class NotesModel {
  /// The notes that were deleted on this page and can still be restored.
  private(set) var deleted: [DeletedNote] = []

  /// How long deleted notes can be restored, counted from the last deletion.
  static let undoTime: Duration = .seconds(8)

  @ObservationIgnored @Shared(.notes) private var notes
  @ObservationIgnored @Dependency(\.uuid) private var uuid
  @ObservationIgnored @Dependency(\.date.now) private var now
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var forgetting: Task<Void, Never>?
  /// The deletions that were not undone.
  @ObservationIgnored private var deletions: [Deletion] = []

  nonisolated init() {}

  /// Adds a note before all others. Returns false if the title is empty.
  func add(_ title: String) -> Bool {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { return false }
    let colors = Swatch.allCases
    let color = colors[notes.count % colors.count]
    let note = Note(id: uuid(), title: title, color: color, created: now)
    $notes.withLock { _ = $0.insert(note, at: 0) }
    return true
  }

  /// Moves notes. The history can move them back.
  func move(from source: IndexSet, to destination: Int, undoManager: UndoManager?) {
    let places = source.compactMap { place(of: notes[$0].id) }
    $notes.withLock { $0.move(fromOffsets: source, toOffset: destination) }
    finishMove(of: places, undoManager)
  }

  /// Moves notes to where they were, each after the note it followed.
  private func move(to places: [NotePlace], _ undoManager: UndoManager?) {
    let before = places.compactMap { place(of: $0.id) }
    $notes.withLock { notes in
      for place in places {
        guard let note = notes.remove(id: place.id) else { continue }
        let index = place.predecessor.flatMap { notes.index(id: $0) }
        _ = notes.insert(note, at: index.map { $0 + 1 } ?? 0)
      }
    }
    finishMove(of: before, undoManager)
  }

  private func finishMove(of places: [NotePlace], _ undoManager: UndoManager?) {
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] in
      $0.move(to: places, undoManager)
    }
    undoManager?.setActionName("Move")
    // The new place of the note is announced to those who do not see the list.
    guard let id = places.first?.id, let index = notes.index(id: id) else { return }
    say("“\(notes[index].title)” is \(index + 1) of \(notes.count)")
  }

  private func place(of id: Note.ID) -> NotePlace? {
    notes.index(id: id).map { NotePlace(id: id, predecessor: $0 > 0 ? notes[$0 - 1].id : nil) }
  }

  private func say(_ words: String) {
    AccessibilityNotification.Announcement(words).post()
  }

  /// Deletes notes. The history can restore them.
  func delete(_ ids: [Note.ID], undoManager: UndoManager?) {
    let gone = $notes.withLock { notes in
      ids.compactMap { id -> DeletedNote? in
        guard let index = notes.index(id: id) else { return nil }
        let before = index > 0 ? notes[index - 1].id : nil
        return DeletedNote(note: notes.remove(at: index), predecessor: before)
      }
    }
    guard !gone.isEmpty else { return }
    let deletion = Deletion(notes: gone)
    deletions.append(deletion)
    deleted += gone
    undoManager?.registerUndo(withTarget: deletion) { [weak self, weak undoManager] in
      self?.restore([$0], undoManager)
    }
    undoManager?.setActionName("Delete")
    forgetting?.cancel()
    forgetting = Task { [clock, weak self] in
      try? await clock.sleep(for: Self.undoTime)
      guard !Task.isCancelled else { return }
      self?.deleted = []
    }
  }

  /// Restores all notes whose restoring is still offered. Their deletions are no longer undone by a shortcut.
  func undo(_ undoManager: UndoManager?) {
    let offered = Set(deleted.map(\.id))
    let undone = deletions.filter { !offered.isDisjoint(with: $0.notes.map(\.id)) }
    for deletion in undone { undoManager?.removeAllActions(withTarget: deletion) }
    restore(undone, nil)
  }

  /// Restores deleted notes, the last one first, each after the note it followed.
  ///
  /// - Parameter undoManager: The history that can delete them again; nil for none.
  private func restore(_ undone: [Deletion], _ undoManager: UndoManager?) {
    let items = undone.flatMap(\.notes), ids = items.map(\.id)
    $notes.withLock { notes in
      for item in items.reversed() where notes.index(id: item.id) == nil {
        let before = item.predecessor.flatMap { notes.index(id: $0) }
        _ = notes.insert(item.note, at: before.map { $0 + 1 } ?? 0)
      }
    }
    deletions.removeAll { deletion in undone.contains { $0 === deletion } }
    deleted.removeAll { ids.contains($0.id) }
    if deleted.isEmpty { forgetting?.cancel() }
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] in
      $0.delete(ids, undoManager: undoManager)
    }
    guard let first = items.first else { return }
    say("Restored \(items.count == 1 ? "“\(first.note.title)”" : "\(items.count) notes")")
  }
}

/// The notes that one action deleted. An undo manager does not retain the targets of its actions, so the model does.
@MainActor
private final class Deletion {
  let notes: [DeletedNote]

  init(notes: [DeletedNote]) {
    self.notes = notes
  }
}

/// A deleted note and its former place.
struct DeletedNote: Equatable, Identifiable {
  let note: Note
  let predecessor: Note.ID?

  var id: Note.ID { note.id }
}

/// The place of a note: after another one, or before all.
private struct NotePlace {
  let id: Note.ID
  let predecessor: Note.ID?
}
