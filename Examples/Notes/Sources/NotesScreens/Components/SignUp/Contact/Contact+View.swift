import Pando

extension ContactComponent: View {
  var body: some View {
    StepForm("Who are you?", number: 1, next: next, isReady: isDone) {
      FieldSection(store.state.name, errors: errors(\.name), isAnswer: isTaken) {
        TextField("Name", text: store.binding.name).textContentType(.name)
      } notice: {
        if store.status ~= .checkingName {
          Label("Asking whether the name is free…", systemImage: "hourglass")
        }
      }
      FieldSection(store.state.email, errors: errors(\.email)) {
        TextField("Email", text: store.binding.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
      }
    }
  }

  private var isTaken: Bool { errors(\.name).first == Self.takenMessage }

  private func errors(_ path: PartialKeyPath<Contact>) -> [String] {
    store.validation.contact.errors(for: path)
  }
}
