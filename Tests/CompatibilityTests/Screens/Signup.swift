import Pando

// Components in an application that imports the umbrella module, in either language mode.

struct NameComponent: Component {

  struct State: AnyState {
    var name = ""
  }

  struct Validation: AnyValidation {
    let identity = Validator {
      ValidatorField(for: \State.name) {
        NonEmptyRule().errorMessage("What are you called?")
      }
    }
  }

  @ObservedObject var store = Store<State, Validation, Empty>()
  let next = SignalEmitter()

}

extension NameComponent {

  var observers: Void {
    store.didChange += { state in
      services.names.note(state.name)
    }
  }

}

extension NameComponent: View {

  var body: some View {
    VStack {
      TextField("Name", text: store.binding.name)
      Button(emitter: next) {
        Text("Next")
      }
      .disabled(store.validation.identity.isValid == false)
      if store.validation.identity ~= \State.name {
        Text(store.validation.identity.errors.first ?? "")
      }
    }
  }

}

struct DoneComponent: Component {

  @ObservedObject var store: PlainStore<State>
  let again = SignalEmitter()

  init() {
    store = PlainStore()
  }

  struct State: AnyState {
    var name = ""
  }

}

extension DoneComponent: View {

  var observers: Void {
    None
  }

  var body: some View {
    Text("Welcome, \(store.state.name)")
    Button("Again", emitter: again)
  }

}

struct SignupComponent: RouterComponent, StartupComponent {

  let name = NameComponent()
  let done = DoneComponent()

  // Another screen of this module declares its own `Router`.
  @ObservedObject var router = PandoComponents.Router(start: \Self.name)

  var observers: Void {
    name.next += {
      done.store.state.name = name.store.state.name
      router.push(\Self.done)
    }

    done.again += {
      router.popToRoot()
    }
  }

}

extension Services {

  var names: NamesService {
    get { self[NamesService.self] }
    set { self[NamesService.self] = newValue }
  }

}

struct NamesService: Service {

  static var Name = "signup.names"
  private let store = PlainStore<State>()

  struct State: AnyState {
    var last = ""
  }

  func note(_ name: String) {
    store.state.last = name
  }

}
