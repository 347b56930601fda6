import Pando

extension EditorComponent {
  struct State: AnyState {
    var email = ""
    var phone = Phone()
    var topics = Topics()

    init() {}

    init(_ membership: Membership) {
      (email, phone, topics) = (membership.contact.email, membership.phone, membership.topics)
    }
  }

  struct Validation: AnyValidation {
    let reach = Validator {
      ValidatorField(for: \State.email) {
        EmailRule().errorMessage("Enter an address such as ines@example.com.")
      }
      ValidatorField(for: \State.phone.number) {
        NonEmptyRule().errorMessage("Where may we call?")
      }
      ValidatorField(for: \State.topics.chosen) {
        NonEmptyRule().errorMessage("Choose one topic at least.")
      }
    }
  }
}
