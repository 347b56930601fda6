import Pando

extension InvitationComponent: View {
  var body: some View {
    NavigationStack {
      Form {
        FieldSection(store.state.email, errors: store.validation.guest.errors) {
          TextField("Email", text: store.binding.email).keyboardType(.emailAddress)
        } title: {
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
