import Pando

extension ContactComponent: View {
  var body: some View {
    StepForm("Who are you?", number: 1, next: next, isReady: isDone) {
      Section {
        TextField("Name", text: store.binding.name).textContentType(.name)
      } footer: {
        if store.status ~= .checkingName {
          Label("Asking whether the name is free…", systemImage: "hourglass")
        } else {
          Problems(errors: errors(\.name), isTyped: !store.state.name.isEmpty)
        }
      }
      Section {
        TextField("Email", text: store.binding.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
      } footer: {
        Problems(errors: errors(\.email), isTyped: !store.state.email.isEmpty)
      }
    }
  }

  private func errors(_ path: PartialKeyPath<Contact>) -> [String] {
    store.validation.contact.errors(for: path)
  }
}
