import PandoComponents
import PandoUI

enum Step3 {
  typealias Guest = Step2.Guest
  typealias InviteComponent = Step2.InviteComponent

  struct GuestsComponent: RouterComponent, RoutableView {
    struct State: AnyState {
      var guests: [Guest] = []
    }

    let invite = InviteComponent()
    let openInvite = SignalEmitter()
    @ObservedObject var router = Router(start: \Self.self)
    @ObservedObject var store = PlainStore<State>()

    var observers: Void {
      openInvite += { router.push(\Self.invite) }
      invite.didInvite += { guest in
        store.state.guests.append(guest)
        router.pop()
      }
    }

    var body: some View { RouterView() }

    var routableBody: some View {
      List(store.state.guests) { guest in Text(guest.name) }
      Button("Invite", emitter: openInvite)
    }
  }
}
