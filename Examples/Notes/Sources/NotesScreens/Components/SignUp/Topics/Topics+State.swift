import Pando

extension TopicsComponent {
  struct Validation: AnyValidation {
    let topics = Validator {
      ValidatorField(for: \Topics.chosen) {
        NonEmptyRule().errorMessage("Choose one at least.")
      }
    }
  }
}
