import PandoSharing

/// A place of shared state that views of a graph read. It is watched while it has readers.
final class PlaceSource: ReadSource {
  private let id: ObjectIdentifier
  private unowned(unsafe) let graph: ViewGraph
  private(set) var watch: PlaceWatch?

  fileprivate init(_ read: PlaceRead, in graph: ViewGraph) {
    id = read.id
    self.graph = graph
    super.init(queue: graph.queue)
    // Watching keeps the source, which ends it with its last reader.
    watch = read.watch { [self] aftermath in queue?.announce(self, in: &aftermath) }
  }

  override func lostLastReader() {
    watch?.cancel()
    watch = nil
    MainActor.assumeIsolated { graph.placeSources[id] = nil }
  }
}

// Sendable because the queue is immutable, and all else is touched on the main actor only.
extension PlaceSource: @unchecked Sendable {}

extension ViewGraph {
  /// Has evaluations follow what they read of shared state. Asked for once in a process.
  static let followsSharedState: Void = PlaceReading.follow { evaluation, read in
    let node = Unmanaged<GraphNode>.fromOpaque(evaluation).takeUnretainedValue()
    MainActor.assumeIsolated { node.graph.source(of: read).registerRead() }
  }

  private func source(of read: PlaceRead) -> PlaceSource {
    if let known = placeSources[read.id] { return known }
    let new = PlaceSource(read, in: self)
    placeSources[read.id] = new
    return new
  }
}
