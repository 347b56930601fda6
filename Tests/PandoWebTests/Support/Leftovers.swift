import Testing

@testable import PandoUI

/// Finds objects that closed pages leave in memory. Everything that belongs to a page (states,
/// environment, their readers) holds the queue of its graph, so the page is released once the queue
/// is.
@MainActor
final class Leftovers {
  private var pages: [() -> Bool] = []

  /// Watches a page that is about to be closed.
  func watch(_ graph: ViewGraph) {
    pages.append { [weak queue = graph.queue] in queue != nil }
  }

  /// The number of pages that still hold something, after cancelled tasks had time to end.
  func count() async -> Int {
    for _ in 0..<1_000 {
      pages.removeAll { !$0() }
      if pages.isEmpty { return 0 }
      await Task.yield()
    }
    return pages.count
  }
}
