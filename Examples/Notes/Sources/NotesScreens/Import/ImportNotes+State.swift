import Pando
import PandoReducers

extension ImportNotes.State {
  /// Whether a file is on its way into the notes.
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

  /// The note that is added next.
  var next: ImportNotes.Item? {
    items.first { $0.outcome == .waiting }
  }

  /// What was added.
  var added: [ImportNotes.Item] {
    items.filter { $0.outcome == .added }
  }

  /// What could not be added.
  var failed: [ImportNotes.Item] {
    items.filter { $0.failure != nil }
  }

  /// Whether the visitor ended it before its end.
  var isCancelled: Bool {
    items.contains { $0.outcome == .cancelled }
  }

  /// The note that was added last of those that are before another in the file.
  func predecessor(of id: Note.ID) -> Note.ID? {
    items.prefix { $0.id != id }.last { $0.outcome == .added }?.id
  }

  /// Forgets the file.
  mutating func forget() {
    phase = .choosing
    file = nil
    problem = nil
    items = []
  }

  /// Ends it without the notes that are still to be added.
  mutating func stop() {
    for item in items where item.outcome == .waiting {
      items[id: item.id]?.outcome = .cancelled
    }
    phase = .finished
  }

  /// Takes back what was added, and nothing else. What somebody deleted meanwhile stays deleted.
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
  /// Why it could not be added.
  var failure: String? {
    if case .failed(let reason) = outcome { reason } else { nil }
  }
}
