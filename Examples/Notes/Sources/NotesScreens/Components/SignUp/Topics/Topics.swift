import Pando

/// Asks what somebody wants to read about.
struct TopicsComponent: Component {
  let next = SignalEmitter()

  @ObservedObject var store: ValidatedStore<Topics, Validation>

  init(topics: Shared<Topics>) {
    store = Store(sharing: topics)
  }

  /// Whether there is nothing left to say here.
  var isDone: Bool { store.validation.topics.isValid }
}
