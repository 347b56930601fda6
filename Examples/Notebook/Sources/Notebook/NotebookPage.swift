import Foundation
import PandoSharing

/// The output of the notebook: text made from the state. Its only own state is the notes on the
/// screen.
@MainActor
final class NotebookPage {
  private var shown: IdentifiedArrayOf<Note> = []

  /// Greets the user, and names the files.
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

  /// Shows the effect of a command on a note.
  func confirm(_ verb: String, _ note: Note?, in notes: IdentifiedArrayOf<Note>) {
    shown = notes
    guard let note else { return print("There is no note with that number.") }
    print("\(verb): \(note.line)")
  }

  /// Shows the changes that are not on the screen yet, because another program made them.
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

  /// Shows problems and their solutions.
  func report(_ trouble: [String]) {
    for line in trouble { print("! \(line)") }
  }

  /// Shows a line.
  func print(_ text: String) {
    // Writes whole lines at once, also if the output is a pipe.
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}

extension Note {
  /// The note on one line.
  var line: String { "\(id) [\(isDone ? "x" : " ")] \(text)" }
}
