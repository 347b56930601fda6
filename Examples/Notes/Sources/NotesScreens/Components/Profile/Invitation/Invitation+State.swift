import Pando

extension InvitationComponent {
  struct State: AnyState {
    var email = ""
  }

  struct Validation: AnyValidation {
    let guest = Validator {
      ValidatorField(for: \State.email) {
        NonEmptyRule()
        EmailRule().errorMessage("Enter an address such as ines@example.com.")
      }
    }
  }
}
