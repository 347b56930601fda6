import Pando

extension ContactComponent: View {
  var body: some View {
    StepForm("Who are you?", number: 1, next: next, isReady: isDone, missing: missing) {
      CheckedField(
        store.state.name,
        errors: errors(\.name),
        isAnswer: isTaken,
        isFirst: store.state.name.isEmpty
      ) {
        TextField("Name", text: store.binding.name).textContentType(.name)
      }
      CheckedField(store.state.email, errors: errors(\.email)) {
        TextField("Email", text: store.binding.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
      }
    } notice: {
      if store.status ~= .checkingName {
        Label("Asking whether the name is free…", systemImage: "hourglass")
      }
    }
  }

  private var missing: LocalizedStringKey {
    switch (store.state.name.isEmpty, store.state.email.isEmpty) {
    case (true, true): "Your name and your email are missing."
    case (true, false): "Your name is missing."
    case (false, true): "Your email is missing."
    case (false, false):
      errors(\.name).isEmpty ? "Your email needs a change." : "Your name needs a change."
    }
  }

  private var isTaken: Bool { errors(\.name).first == Self.takenMessage }

  private func errors(_ path: PartialKeyPath<Contact>) -> [String] {
    store.validation.contact.errors(for: path)
  }
}
