import Pando

/// Asks for a phone number.
struct PhoneComponent: Component {
  let next = SignalEmitter()

  @ObservedObject var store: ValidatedStore<Phone, Validation>

  init(phone: Shared<Phone>) {
    store = Store(sharing: phone)
  }

  /// Whether this step is complete.
  var isDone: Bool { store.validation.phone.isValid }
}
