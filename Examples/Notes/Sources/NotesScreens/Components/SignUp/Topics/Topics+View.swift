import Pando

extension TopicsComponent: View {
  var body: some View {
    StepForm("What interests you?", number: 3, next: next, isReady: isDone) {
      Section {
        ForEach(Topic.allCases) { topic in
          Toggle(isOn: store.binding[topic]) {
            Label(topic.name, systemImage: topic.image)
          }
        }
      } footer: {
        Text(store.validation.topics.errors.first ?? "You can change your mind later.")
      }
    }
  }
}
