import Pando
import PandoReducers

/// The notes that all visitors share.
struct NotesComponent: Component {
  let model = NotesModel()
  /// The import, which continues and can be undone while other screens are in front.
  let importing: StoreOf<ImportNotes>
  /// The recorder of the import, which a visitor can start.
  let recorder = ImportRecorder.forVisitors

  init() {
    importing = StoreOf<ImportNotes>(initialState: ImportNotes.State(), recorder: recorder) {
      ImportNotes()
    }
  }

  var observers: Void { None }
}
