package import PandoSharing

/// A place of shared state that views of a graph read. The place is watched as long as the source
/// has readers.
final class PlaceSource: ReadSource {
  private let id: ObjectIdentifier
  private unowned(unsafe) let graph: ViewGraph
  private(set) var watch: PlaceWatch?

  fileprivate init(_ read: PlaceRead, in graph: ViewGraph) {
    id = read.id
    self.graph = graph
    super.init(queue: graph.queue)
    // The watch retains the source, and the source cancels the watch with its last reader.
    watch = read.watch { [self] delivery in queue?.announce(self, in: &delivery) }
  }

  override func lostLastReader() {
    watch?.cancel()
    watch = nil
    MainActor.assumeIsolated { graph.placeSources[id] = nil }
  }
}

// Sendable because the queue is immutable, and only the main actor uses the rest.
extension PlaceSource: @unchecked Sendable {}

extension GraphNode: EvaluationObserver {
  package nonisolated func didRead(_ read: PlaceRead) {
    MainActor.assumeIsolated { graph.source(of: read).registerRead() }
  }
}

extension ViewGraph {
  fileprivate func source(of read: PlaceRead) -> ReadSource {
    if let known = placeSources[read.id] { return known }
    let new = PlaceSource(read, in: self)
    placeSources[read.id] = new
    return new
  }
}
