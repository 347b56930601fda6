import Pando

/// Shows all that was said, and makes a member of it.
struct ReviewComponent: Component {
  let join = SignalEmitter()
  /// The visitor is a member now.
  let didJoin = Emitter<Membership>()
  /// Somebody else took the name meanwhile.
  let nameWasTaken = SignalEmitter()

  @Shared var draft: Membership
  @ObservedObject var store = IndicatedStore<Empty, Status>()

  init(draft: Shared<Membership>) {
    _draft = draft
  }
}
