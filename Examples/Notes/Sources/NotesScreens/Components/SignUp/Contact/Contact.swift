import Pando

/// Asks for a name that nobody has, and an address.
struct ContactComponent: Component {
  /// The visitor wants to go on.
  let next = SignalEmitter()
  /// The name is free, and all is well.
  let didFinish = SignalEmitter()

  @ObservedObject var store: Store<Contact, Validation, Status>

  init(contact: Shared<Contact>) {
    store = Store(sharing: contact)
  }

  /// Whether there is nothing left to say here.
  var isDone: Bool { store.validation.contact.isValid }
}
