import Pando
import PandoReducers

extension ConfirmationDialogState where Action == ImportNotes.Action.Confirmation {
  /// Asks whether to add the notes of a file, and says what could not be read.
  static func add(_ file: ImportedNotes, named name: String) -> Self {
    let count = noteCount(file.notes.count)
    return Self(titleVisibility: .visible) {
      TextState("Import \(count) from \(name)?")
    } actions: {
      ButtonState(action: .addButtonTapped) { TextState("Import \(count)") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState(words(of: file))
    }
  }

  private static func words(of file: ImportedNotes) -> String {
    let everybody = "Everybody who has this page open will see them."
    guard file.problemCount > 0 else { return everybody }
    let most = 6
    let lines = file.problems.prefix(most).compactMap(\.line).map { "\($0)" }
    let rest = file.problemCount - lines.count
    let parts = rest > 0 ? lines + ["\(rest) more"] : lines
    let head = parts.count == 1 ? "Line" : "Lines"
    let list = [parts.dropLast().joined(separator: ", "), parts.suffix(1).joined()]
      .filter { !$0.isEmpty }.joined(separator: " and ")
    return "\(everybody)\n\(head) \(list) could not be read; the page says why."
  }
}

/// `1 note`, `2 notes`.
func noteCount(_ count: Int) -> String {
  count == 1 ? "1 note" : "\(count) notes"
}
