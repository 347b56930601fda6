import Pando

/// Asks for the topics that interest the visitor.
struct TopicsComponent: Component {
  let next = SignalEmitter()

  @ObservedObject var store: ValidatedStore<Topics, Validation>

  init(topics: Shared<Topics>) {
    store = Store(sharing: topics)
  }

  /// Whether this step is complete.
  var isDone: Bool { store.validation.topics.isValid }
}
