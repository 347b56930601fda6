import Pando

extension InvitationComponent {
  struct State: AnyState {
    var email = ""
    var words = ""
  }

  struct Validation: AnyValidation {
    let guest = Validator {
      ValidatorField(for: \State.email) {
        NonEmptyRule()
        EmailRule().errorMessage("That is no address for mail.")
      }
    }
  }
}
