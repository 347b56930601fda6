import Pando

/// Changes where a member can be reached, and what they read about.
struct EditorComponent: Component {
  let save = SignalEmitter()
  let didSave = SignalEmitter()

  @Shared(.membership) private var membership
  @ObservedObject var store: ValidatedStore<State, Validation>

  init() {
    @Shared(.membership) var membership
    store = Store(State(membership ?? Membership()))
  }

  /// Takes what was written into the membership.
  func write() {
    let state = store.value
    $membership.withLock {
      $0?.contact.email = state.email
      $0?.phone = state.phone
      $0?.topics = state.topics
    }
  }
}
