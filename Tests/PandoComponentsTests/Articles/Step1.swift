import PandoComponents
import PandoUI

enum Step1 {
  struct GuestsComponent: Component, View {
    struct State: AnyState {
      var name = ""
      var guests: [String] = []
    }

    let invite = SignalEmitter()
    @ObservedObject var store = PlainStore<State>()

    var observers: Void {
      invite += {
        store.state.guests.append(store.state.name)
        store.state.name = ""
      }
    }

    var body: some View {
      List(store.state.guests, id: \.self) { name in Text(name) }
      TextField("Name", text: store.binding.name)
      Button("Invite", emitter: invite)
    }
  }
}
