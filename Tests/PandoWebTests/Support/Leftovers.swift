import Testing

@testable import PandoUI

/// What closed pages left in memory. Whatever belongs to a page, its states, its environment and who
/// read them, holds the queue of its graph: while that is there, something of the page is.
@MainActor
final class Leftovers {
  private var pages: [() -> Bool] = []

  /// Notes a page that is about to be closed.
  func watch(_ graph: ViewGraph) {
    pages.append { [weak queue = graph.queue] in queue != nil }
  }

  /// How many of the pages still hold something, after tasks that were cancelled had time to end.
  func count() async -> Int {
    for _ in 0..<1_000 {
      pages.removeAll { !$0() }
      if pages.isEmpty { return 0 }
      await Task.yield()
    }
    return pages.count
  }
}
