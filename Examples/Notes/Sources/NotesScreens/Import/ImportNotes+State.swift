import Pando
import PandoReducers

extension ImportNotes.State {
  /// Whether an import is under way.
  var isBusy: Bool {
    switch phase {
    case .choosing, .finished, .undone: false
    case .reading, .confirming, .pausing, .saving, .stopping: true
    }
  }

  /// Whether notes are being added.
  var isAdding: Bool {
    phase == .pausing || phase == .saving || phase == .stopping
  }

  /// The next note to add.
  var next: ImportNotes.Item? {
    items.first { $0.outcome == .waiting }
  }

  /// The added notes.
  var added: [ImportNotes.Item] {
    items.filter { $0.outcome == .added }
  }

  /// The notes that could not be added.
  var failed: [ImportNotes.Item] {
    items.filter { $0.failure != nil }
  }

  /// Whether the visitor cancelled the import.
  var isCancelled: Bool {
    items.contains { $0.outcome == .cancelled }
  }

  /// The last added note among those before this one in the file.
  func predecessor(of id: Note.ID) -> Note.ID? {
    items.prefix { $0.id != id }.last { $0.outcome == .added }?.id
  }

  /// Resets the state to that before a file was chosen.
  mutating func forget() {
    phase = .choosing
    file = nil
    problem = nil
    items = []
  }

  /// Ends the import; the remaining notes are cancelled.
  mutating func stop() {
    for item in items where item.outcome == .waiting {
      items[id: item.id]?.outcome = .cancelled
    }
    phase = .finished
  }

  /// Removes the added notes and nothing else. A note that someone deleted meanwhile stays deleted.
  mutating func undo() {
    let ids = Set(added.map(\.id))
    guard phase == .finished, !ids.isEmpty else { return }
    let count = $notes.withLock { notes in
      let before = notes.count
      notes.removeAll { ids.contains($0.id) }
      return before - notes.count
    }
    forget()
    phase = .undone(count)
  }
}

extension ImportNotes.Item {
  /// The reason why the note could not be added; nil if it was added or may still be.
  var failure: String? {
    if case .failed(let reason) = outcome { reason } else { nil }
  }
}
