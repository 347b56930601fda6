import Pando

/// Invites a person in the name of a member.
struct InvitationComponent: Component {
  let host: String
  let send = SignalEmitter()
  /// Emitted when the member cancels.
  let cancel = SignalEmitter()
  /// Emits the address to which the invitation goes.
  let didSend = Emitter<String>()

  @ObservedObject var store = ValidatedStore<State, Validation>()

  init(from host: String) {
    self.host = host
  }
}
