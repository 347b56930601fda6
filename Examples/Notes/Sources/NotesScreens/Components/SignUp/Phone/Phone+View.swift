import Pando

extension PhoneComponent: View {
  var body: some View {
    StepForm("Your number", number: 2, next: next, isReady: isDone) {
      Section {
        TextField("Phone", text: store.binding.number)
          .textContentType(.telephoneNumber)
          .keyboardType(.phonePad)
      } footer: {
        Problems(errors: store.validation.phone.errors, isTyped: !store.state.number.isEmpty)
      }
    }
  }
}
