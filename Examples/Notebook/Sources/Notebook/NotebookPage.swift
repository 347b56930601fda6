import Foundation
import PandoSharing

/// What the notebook prints: text made of state, without state of its own besides the notes that
/// are on the screen.
@MainActor
final class NotebookPage {
  private var shown: IdentifiedArrayOf<Note> = []

  /// Greets, and says where things are.
  func open(_ model: NotebookModel) {
    print(
      """
      Notebook, launch \(model.launchCount)
      The notes are in \(model.file.path(percentEncoded: false)).
      Change that file with another program, and it shows here at once.
      """
    )
    list(model.notes)
  }

  /// Shows all notes.
  func list(_ notes: IdentifiedArrayOf<Note>) {
    shown = notes
    guard !notes.isEmpty else { return print("There are no notes.") }
    for note in notes { print("  \(note.line)") }
  }

  /// Shows what a command did to a note.
  func confirm(_ verb: String, _ note: Note?, in notes: IdentifiedArrayOf<Note>) {
    shown = notes
    guard let note else { return print("There is no note with that number.") }
    print("\(verb): \(note.line)")
  }

  /// Shows what changed, if that is not on the screen already: somebody else changed the file.
  ///
  /// - Returns: Whether there was something to show.
  @discardableResult
  func showOutsideChange(to notes: IdentifiedArrayOf<Note>) -> Bool {
    guard notes != shown else { return false }
    print("Another process changed the notes:")
    for note in shown where notes[id: note.id] == nil { print("- \(note.line)") }
    for note in notes where note != shown[id: note.id] {
      print("\(shown[id: note.id] == nil ? "+" : "~") \(note.line)")
    }
    shown = notes
    return true
  }

  /// Shows what is wrong, and what to do about it.
  func report(_ trouble: [String]) {
    for line in trouble { print("! \(line)") }
  }

  /// Shows a line.
  func print(_ text: String) {
    // Whole lines at once, also when the output is a pipe.
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}

extension Note {
  /// The note on one line.
  var line: String { "\(id) [\(isDone ? "x" : " ")] \(text)" }
}
