import Pando

/// Shows all entries, and completes the sign-up.
struct ReviewComponent: Component {
  let join = SignalEmitter()
  /// Emitted when the visitor has become a member.
  let didJoin = Emitter<Membership>()
  /// Emitted when another visitor has taken the name meanwhile.
  let nameWasTaken = SignalEmitter()

  @Shared var draft: Membership
  @ObservedObject var store = IndicatedStore<Empty, Status>()

  init(draft: Shared<Membership>) {
    _draft = draft
  }
}
