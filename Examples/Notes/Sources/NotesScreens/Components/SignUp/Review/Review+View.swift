import Pando

extension ReviewComponent: View {
  var body: some View {
    StepForm(
      "Is this right?",
      number: 4,
      button: "Join",
      next: join,
      isReady: true,
      work: store.status ~= .joining ? "Joining…" : nil
    ) {
      LabeledContent("Name", value: draft.contact.name)
      LabeledContent("Email", value: draft.contact.email)
      LabeledContent("Phone", value: draft.phone.number)
      LabeledContent("Topics", value: draft.topics.words)
    }
  }
}
