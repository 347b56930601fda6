import Pando

extension ProfileComponent: RoutableView {
  var routableBody: some View {
    Group {
      if let membership {
        MemberCard(membership: membership, edit: edit, invite: invite, leave: askToLeave)
      } else {
        ContentUnavailableView {
          Label("Not a member yet", systemImage: "person.badge.plus")
        } description: {
          Text("Members have a name that nobody else has, and can bring others along.")
        } actions: {
          Button("Sign up", emitter: begin).buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        // The background is the same as behind the form of a member, and behind the notes.
        .background(Color(uiColor: .systemGroupedBackground))
      }
    }
    .navigationTitle("Profile")
    .sheet(invitation)
    .confirmationDialog("Leave?", on: askToLeave) {
      Button("Leave", emitter: leave, role: .destructive)
    } message: {
      Text("What is known of you is forgotten. Your notes stay.")
    }
  }
}

/// The data of a member.
private struct MemberCard: View {
  let membership: Membership
  let edit: SignalEmitter
  let invite: SignalEmitter
  let leave: SignalEmitter

  var body: some View {
    Form {
      Section {
        LabeledContent("Name", value: membership.contact.name)
        LabeledContent("Email", value: membership.contact.email)
        LabeledContent("Phone", value: membership.phone.number)
        LabeledContent("Topics", value: membership.topics.words)
      }
      Section("Invited") {
        ForEach(membership.invited, id: \.self) { Text($0) }
        Button("Invite somebody", emitter: invite)
      }
      Section {
        Button("Leave", emitter: leave, role: .destructive)
      }
    }
    .toolbar { Button("Edit", emitter: edit) }
  }
}
