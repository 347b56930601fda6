import PandoComponents
import PandoUI

enum Step4 {
  typealias Guest = Step2.Guest
  typealias InviteComponent = Step2.InviteComponent

  struct GuestsComponent: RouterComponent, RoutableView {
    struct State: AnyState {
      var guests: [Guest] = []
      var removed: Guest?
    }

    let invite = InviteComponent()
    let openInvite = SignalEmitter()
    let remove = Emitter<Guest>()
    let undo = SignalEmitter()
    let notify = Emitter<Toast>()
    @ObservedObject var router = Router(start: \Self.self)
    @ObservedObject var store = PlainStore<State>()

    var observers: Void {
      inviteObservers
      removeObservers
    }

    private var inviteObservers: Void {
      openInvite += { router.push(\Self.invite) }
      invite.didInvite += { guest in
        store.state.guests.append(guest)
        router.pop()
      }
    }

    private var removeObservers: Void {
      remove += { guest in
        store.update { state in
          state.guests.removeAll { $0 == guest }
          state.removed = guest
        }
        notify.send(Toast("\(guest.name) is not coming", button: "Undo", emitter: undo))
      }
      undo += {
        store.update { state in
          if let guest = state.removed { state.guests.append(guest) }
          state.removed = nil
        }
      }
    }

    var body: some View { RouterView().toast(notify) }

    var routableBody: some View {
      List(store.state.guests) { guest in
        HStack {
          Text(guest.name)
          Button("Remove", emitter: remove, value: guest)
        }
      }
      Button("Invite", emitter: openInvite)
    }
  }
}
