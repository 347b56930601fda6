import Pando

extension InvitationComponent {
  var observers: Void {
    send += { didSend.send(store.state.email) }
  }
}
