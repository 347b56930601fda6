import Pando

/// Invites somebody in the name of a member.
struct InvitationComponent: Component {
  let host: String
  let send = SignalEmitter()
  /// The member thought better of it.
  let cancel = SignalEmitter()
  /// The address that the invitation goes to.
  let didSend = Emitter<String>()

  @ObservedObject var store = ValidatedStore<State, Validation>()

  init(from host: String) {
    self.host = host
  }
}
