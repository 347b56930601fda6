import Pando

extension PhoneComponent: View {
  var body: some View {
    StepForm("Your number", number: 2, next: next, isReady: isDone, missing: missing) {
      CheckedField(
        store.state.number,
        errors: store.validation.phone.errors,
        isFirst: store.state.number.isEmpty
      ) {
        TextField("Phone", text: store.binding.number)
          .textContentType(.telephoneNumber)
          .keyboardType(.phonePad)
      }
    }
  }

  private var missing: LocalizedStringKey {
    store.state.number.isEmpty ? "Your number is missing." : "Your number needs a change."
  }
}
