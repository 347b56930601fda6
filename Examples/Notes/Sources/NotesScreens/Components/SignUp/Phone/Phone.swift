import Pando

/// Asks for a number to call.
struct PhoneComponent: Component {
  let next = SignalEmitter()

  @ObservedObject var store: ValidatedStore<Phone, Validation>

  init(phone: Shared<Phone>) {
    store = Store(sharing: phone)
  }

  /// Whether there is nothing left to say here.
  var isDone: Bool { store.validation.phone.isValid }
}
