import Pando

/// Edits a member's contact data and topics.
struct EditorComponent: Component {
  let save = SignalEmitter()
  let cancel = SignalEmitter()
  let discard = SignalEmitter()
  let askToDiscard = SignalEmitter()
  let didSave = SignalEmitter()
  let didCancel = SignalEmitter()

  @Shared(.membership) private var membership
  @ObservedObject var store: ValidatedStore<State, Validation>

  init() {
    @Shared(.membership) var membership
    store = Store(State(membership ?? Membership()))
  }

  /// Whether there are changes that are not saved.
  var hasChanges: Bool { store.value != State(membership ?? Membership()) }

  /// Writes the edited values to the membership.
  func write() {
    let state = store.value
    $membership.withLock {
      $0?.contact.email = state.email
      $0?.phone = state.phone
      $0?.topics = state.topics
    }
  }
}
