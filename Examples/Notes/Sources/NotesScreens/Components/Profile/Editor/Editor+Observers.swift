import Pando

extension EditorComponent {
  var observers: Void {
    save += {
      write()
      didSave.send()
    }
    cancel += { hasChanges ? askToDiscard.send() : didCancel.send() }
    discard += { didCancel.send() }
  }
}
