import Pando

extension TopicsComponent: View {
  var body: some View {
    StepForm(
      "What interests you?",
      number: 3,
      next: next,
      isReady: isDone,
      missing: store.validation.topics.errors.first.map { "\($0)" }
    ) {
      ForEach(Topic.allCases) { topic in
        Toggle(isOn: store.binding[topic]) {
          Label(topic.name, systemImage: topic.image)
        }
      }
    } notice: {
      Text("You can change your mind later.")
    }
  }
}
