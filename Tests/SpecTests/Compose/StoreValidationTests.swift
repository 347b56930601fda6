import PandoComponents
import PandoTesting
import PandoUI
import Testing

private struct DeskComponent: Component {
  @ObservedObject var store = Store<State, Validation, Empty>()

  let enter = SignalEmitter()
  var observers: Void { None }
}

extension DeskComponent {
  struct State: AnyState {
    var email: String = ""
    var password: String = ""
    var repeatedPassword: String = ""
  }

  struct Validation: AnyValidation {
    let credentials = Validator {
      ValidatorField(for: \State.email) {
        NonEmptyRule()
          .errorMessage("There is no address")
        EmailRule()
          .errorMessage("This is no address")
      }
      ValidatorField(for: \State.password) {
        LengthRule(in: 6...1000)
          .errorMessage("Six characters at least")
        TriggerRule(tag: "refused")
          .errorMessage("The server knows no such password")
      }
    }
  }
}

extension DeskComponent: View {
  var body: some View {
    VStack {
      TextField("Address", text: store.binding.email)
      TextField("Password", text: store.binding.password)
      Button {
        enter.send()
      } label: {
        Text("Enter")
      }
      .disabled(store.validation.credentials.isValid == false)
      .opacity(store.validation.credentials.isValid == false ? 0.5 : 1)

      if store.validation.credentials ~= \State.email {
        Text("The address is invalid")
      }

      if store.validation.credentials ~= \State.password {
        Text("The password is invalid")
      }
    }
  }
}

extension DeskComponent.State {
  @MainActor
  fileprivate static func refuse(_ store: Store<Self, DeskComponent.Validation, Empty>) {
    store.validation.credentials.activateTrigger(for: ~\Self.password, tag: "refused")
  }
}

/// Tests of validation of a store's state.
@MainActor
@Suite(.dependencies)
struct StoreValidationTests {
  private typealias State = DeskComponent.State

  @Test func C32_validator_saysWhichRulesAreBroken() {
    let credentials = DeskComponent().store.validation.credentials
    #expect(
      credentials.errors == [
        "There is no address", "This is no address", "Six characters at least",
      ]
    )
    #expect(credentials.invalidFields == [\State.email, \State.password])
  }

  @Test func C33_componentsStore_validatesAgainWhenAFieldChanges() {
    let store = DeskComponent().store
    store.state.email = "ada@example.org"
    #expect(store.validation.credentials.errors == ["Six characters at least"])
    store.state.password = "123456"
    #expect(store.validation.credentials.isValid)
  }

  @Test func C34_view_showsWhatIsInvalid_untilItIsNot() async throws {
    let app = await Driver.open(DeskComponent())
    #expect(app.has(text: "The address is invalid"))
    #expect(app.has(text: "The password is invalid"))
    #expect(try !app.button("Enter").isEnabled)
    try await app.textField("Address").type("ada@example.org")
    #expect(!app.has(text: "The address is invalid"))
    try await app.textField("Password").type("hunter22")
    #expect(!app.has(text: "The password is invalid"))
    #expect(try app.button("Enter").isEnabled)
    app.close()
  }

  @Test func C35_field_withoutRules_isValid() {
    struct Validation: AnyValidation {
      let one = Validator {
        ValidatorField(for: \State.email) {
        }
      }
    }
    let store = ValidatedStore<State, Validation>()
    #expect(store.validation.one.isValid)
  }

  @Test func C36_rules_ofAField_haveToBeKeptAll() {
    struct Validation: AnyValidation {
      let one = Validator {
        ValidatorField(for: \State.email) {
          NonEmptyRule()
          EmailRule()
        }
        ValidatorField(for: \State.repeatedPassword) {
          EqualityRule(with: ~\State.password)
        }
      }
    }
    let store = ValidatedStore<State, Validation>()
    #expect(store.validation.one.invalidFields == [\State.email])
    store.state.email = "ada"
    #expect(store.validation.one ~= \State.email)
    store.state.email = "ada@example.org"
    store.state.password = "x"
    #expect(store.validation.one.invalidFields == [\State.repeatedPassword])
    store.state.repeatedPassword = "x"
    #expect(store.validation.one.isValid)
  }

  @Test func C37_trigger_whenActivated_makesItsFieldInvalidUntilItChanges() {
    let store = DeskComponent().store
    store.update {
      $0.email = "ada@example.org"
      $0.password = "123456"
    }
    State.refuse(store)
    #expect(store.validation.credentials.errors == ["The server knows no such password"])
    #expect(!store.validation.credentials.isValid)
    store.state.password = "1234567"
    #expect(store.validation.credentials.isValid)
  }
}
