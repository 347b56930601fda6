import Pando

/// The notes that everybody keeps together.
struct NotesComponent: Component {
  let model = NotesModel()

  var observers: Void { None }
}
