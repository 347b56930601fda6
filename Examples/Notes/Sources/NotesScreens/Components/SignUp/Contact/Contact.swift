import Pando

/// Asks for a free name and an address.
struct ContactComponent: Component {
  /// Emitted when the visitor wants to continue.
  let next = SignalEmitter()
  /// Emitted when the name is free and everything is valid.
  let didFinish = SignalEmitter()

  @ObservedObject var store: Store<Contact, Validation, Status>

  init(contact: Shared<Contact>) {
    store = Store(sharing: contact)
  }

  /// Whether this step is complete.
  var isDone: Bool { store.validation.contact.isValid }
}
