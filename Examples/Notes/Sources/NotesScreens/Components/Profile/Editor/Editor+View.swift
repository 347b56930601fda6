import Pando

extension EditorComponent: View {
  var body: some View {
    Form {
      Section {
        CheckedField(errors: errors(\.email)) {
          TextField("Email", text: store.binding.email).keyboardType(.emailAddress)
        }
        CheckedField(errors: errors(\.phone.number)) {
          TextField("Phone", text: store.binding.phone.number).keyboardType(.phonePad)
        }
      }
      Section {
        ForEach(Topic.allCases) { topic in
          Toggle(isOn: store.binding.topics[topic]) {
            Label(topic.name, systemImage: topic.image)
          }
        }
      } header: {
        Text("Topics")
      } footer: {
        Problems(errors: errors(\.topics.chosen), isTyped: true)
      }
    }
    .navigationTitle("Edit profile")
    .navigationBarTitleDisplayMode(.inline)
    // Back would lose the changes without a question, so with changes only Cancel is there, which
    // asks.
    .navigationBarBackButtonHidden(hasChanges)
    .toolbar {
      if hasChanges {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", emitter: cancel) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", emitter: save).disabled(!store.validation.reach.isValid)
      }
    }
    .confirmationDialog("Discard your changes?", on: askToDiscard) {
      Button("Discard changes", emitter: discard, role: .destructive)
      Button("Keep editing", role: .cancel) {}
    } message: {
      Text("They are not saved.")
    }
  }

  private func errors(_ path: PartialKeyPath<State>) -> [String] {
    store.validation.reach.errors(for: path)
  }
}
