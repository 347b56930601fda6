import Pando

extension ContactComponent {
  struct Validation: AnyValidation {
    let contact = Validator {
      ValidatorField(for: \Contact.name) {
        NonEmptyRule().errorMessage("What are you called?")
        LengthRule(in: 2...40).errorMessage("A name has from 2 to 40 letters.")
        TriggerRule(tag: taken).errorMessage(takenMessage)
      }
      ValidatorField(for: \Contact.email) {
        NonEmptyRule().errorMessage("Where may we write to?")
        EmailRule().errorMessage("Enter an address such as ines@example.com.")
      }
    }
  }

  enum Status: AnyStatus {
    case checkingName
  }

  /// The name of the rule that a taken name breaks.
  static var taken: String { "taken" }
  static var takenMessage: String { "This name is taken." }
}
