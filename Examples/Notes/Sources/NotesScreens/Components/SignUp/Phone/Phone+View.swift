import Pando

extension PhoneComponent: View {
  var body: some View {
    StepForm("Your number", number: 2, next: next, isReady: isDone) {
      FieldSection(store.state.number, errors: store.validation.phone.errors) {
        TextField("Phone", text: store.binding.number)
          .textContentType(.telephoneNumber)
          .keyboardType(.phonePad)
      }
    }
  }
}
