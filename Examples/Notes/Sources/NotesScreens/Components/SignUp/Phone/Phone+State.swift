import Pando

extension PhoneComponent {
  struct Validation: AnyValidation {
    let phone = Validator {
      ValidatorField(for: \Phone.number) {
        NonEmptyRule().errorMessage("Where may we call?")
        PatternRule(#"\+?[0-9][0-9 ()/-]{4,18}[0-9]"#)
          .errorMessage("A number has from 6 to 20 digits, and + before a country.")
      }
    }
  }
}
