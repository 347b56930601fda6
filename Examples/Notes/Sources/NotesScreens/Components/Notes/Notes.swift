import Pando
import PandoReducers

/// The notes that everybody keeps together.
struct NotesComponent: Component {
  let model = NotesModel()
  /// Goes on, and can be undone, while other screens are in front.
  let importing: StoreOf<ImportNotes>
  /// Keeps what happens in the import, once a visitor asks for that.
  let recorder = ImportRecorder.forVisitors

  init() {
    importing = StoreOf<ImportNotes>(initialState: ImportNotes.State(), recorder: recorder) {
      ImportNotes()
    }
  }

  var observers: Void { None }
}
