import Pando

extension InvitationComponent: View {
  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Email", text: store.binding.email).keyboardType(.emailAddress)
        } header: {
          Text("\(host) invites")
        } footer: {
          Problems(errors: store.validation.guest.errors, isTyped: !store.state.email.isEmpty)
        }
      }
      .navigationTitle("Invite somebody")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", emitter: cancel)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send", emitter: send).disabled(!store.validation.guest.isValid)
        }
      }
    }
    .presentationDetents([.medium])
  }
}
