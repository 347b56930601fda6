import Pando
import PandoReducers

/// The notes that all visitors share.
struct NotesComponent: Component {
  let model = NotesModel()
  /// Continues, and can be undone, while other screens are in front.
  let importing: StoreOf<ImportNotes>
  /// Records the import, once a visitor asks for that.
  let recorder = ImportRecorder.forVisitors

  init() {
    importing = StoreOf<ImportNotes>(initialState: ImportNotes.State(), recorder: recorder) {
      ImportNotes()
    }
  }

  var observers: Void { None }
}
