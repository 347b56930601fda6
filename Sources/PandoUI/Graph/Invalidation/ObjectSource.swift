import OpenCombine
import PandoDependencies
import PandoSharing

/// An observable object as a read source. The subscription lasts as long as the source has readers.
@_documentation(visibility: internal)
public final class ObjectSource: ReadSource {
  let object: AnyObject
  private let subscribe: (@escaping () -> Void) -> AnyCancellable
  private var subscription: AnyCancellable?

  init<T: ObservableObject>(_ object: T, queue: InvalidationQueue) {
    self.object = object
    subscribe = { changed in object.objectWillChange.sink { _ in changed() } }
    super.init(queue: queue)
  }

  override func gainedFirstReader() {
    subscription = subscribe { [weak self] in
      guard let self else { return }
      if !MainQueue.isCurrent { reportOtherThread() }
      changed()
    }
  }

  /// Reported because the announcement precedes the change, and the main actor may draw in between.
  private func reportOtherThread() {
    reportMisuse(
      """
      An object of type \(type(of: object)) was changed on another thread than the main one, and \
      said so before it had its new value: what is drawn may be what it was before. Change it on \
      the main actor, or make it an '@Observable' class or a '@Shared' value, which say so after.
      """
    )
  }

  override func lostLastReader() {
    subscription = nil
  }
}

/// The observable objects that a graph reads, with one source for each.
@MainActor
final class ObjectSources {
  private struct WeakSource { weak var source: ObjectSource? }

  private var sources: [ObjectIdentifier: WeakSource] = [:]
  private let queue: InvalidationQueue

  init(queue: InvalidationQueue) {
    self.queue = queue
  }

  /// The source for an object.
  func source<T: ObservableObject>(of object: T) -> ObjectSource {
    let id = ObjectIdentifier(object)
    if let source = sources[id]?.source { return source }
    let source = ObjectSource(object, queue: queue)
    sources[id] = WeakSource(source: source)
    if sources.count > 64, sources.count.nonzeroBitCount == 1 {
      sources = sources.filter { $0.value.source != nil }
    }
    return source
  }
}
