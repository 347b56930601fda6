import PandoComponents
import PandoUI

enum Step2 {
  struct Guest: Codable, Hashable, Identifiable, Sendable {
    var name: String
    var email: String
    var id: String { email }
  }

  struct InviteComponent: Component, View {
    struct State: AnyState {
      var name = ""
      var email = ""
    }

    struct Validation: AnyValidation {
      let guest = Validator {
        ValidatorField(for: \State.name) {
          NonEmptyRule().errorMessage("Who is it?")
        }
        ValidatorField(for: \State.email) {
          EmailRule().errorMessage("Where does the invitation go?")
        }
      }
    }

    let send = SignalEmitter()
    let didInvite = Emitter<Guest>()
    @ObservedObject var store = ValidatedStore<State, Validation>()

    var observers: Void {
      send += {
        didInvite.send(Guest(name: store.state.name, email: store.state.email))
        store.reset()
      }
    }

    var body: some View {
      Form {
        TextField("Name", text: store.binding.name)
        TextField("E-mail", text: store.binding.email)
        ForEach(store.validation.guest.errors, id: \.self) { message in
          Text(message)
        }
        Button("Send", emitter: send)
          .disabled(!store.validation.guest.isValid)
      }
      .navigationTitle("Invitation")
    }
  }
}
