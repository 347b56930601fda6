import Pando

extension EditorComponent: View {
  var body: some View {
    Form {
      Section {
        TextField("Email", text: store.binding.email).keyboardType(.emailAddress)
        TextField("Phone", text: store.binding.phone.number).keyboardType(.phonePad)
      } footer: {
        Problems(errors: store.validation.reach.errors, isTyped: true)
      }
      Section("Topics") {
        ForEach(Topic.allCases) { topic in
          Toggle(isOn: store.binding.topics[topic]) {
            Label(topic.name, systemImage: topic.image)
          }
        }
      }
    }
    .navigationTitle("Edit profile")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", emitter: save).disabled(!store.validation.reach.isValid)
      }
    }
  }
}
