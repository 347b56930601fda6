import Pando

extension EditorComponent {
  var observers: Void {
    save += {
      write()
      didSave.send()
    }
  }
}
