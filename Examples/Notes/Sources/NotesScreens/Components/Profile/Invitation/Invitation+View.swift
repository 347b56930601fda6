import Pando

extension InvitationComponent: View {
  var body: some View {
    NavigationStack {
      Form {
        Section {
          CheckedField(
            store.state.email,
            errors: store.validation.guest.errors,
            isFirst: true
          ) {
            TextField("Email", text: store.binding.email).keyboardType(.emailAddress)
          }
        } header: {
          Text("\(host) invites")
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
