import Pando

extension InvitationComponent: View {
  var body: some View {
    Form {
      Section {
        TextField("Email", text: store.binding.email).keyboardType(.emailAddress)
        TextField("A word from \(host)", text: store.binding.words)
      } header: {
        Text("Invite somebody")
      } footer: {
        Problems(errors: store.validation.guest.errors, isTyped: !store.state.email.isEmpty)
      }
      Section {
        Button(emitter: send) { Text("Send").frame(maxWidth: .infinity) }
          .buttonStyle(.borderedProminent)
          .disabled(!store.validation.guest.isValid)
      }
    }
  }
}
