import Foundation
import PandoUI

extension LiveSession {
  /// Opens the address that a document was asked for with: the screens it leads to, or else whatever
  /// `onOpenURL` makes of it.
  ///
  /// - Returns: Whether it leads anywhere. The first page always does.
  func open(_ url: URL, path: String) -> Bool {
    graph.flush()
    guard let address = AddressPath(text: path) else { return false }
    if !address.parts.isEmpty, show(address.parts) { return true }
    let isFirst = address.parts.isEmpty
    if isFirst, url.query() == nil { return true }
    return graph.open(url) || isFirst
  }

  /// The user went to an entry of the page's history.
  func go(to entry: HistoryEntry) {
    live.noteEntry(entry)
    // Each screen says whether it can be left.
    while live.location.depth > entry.depth, let top = live.location.top {
      let depth = live.location.depth
      guard (try? graph.send(.dismiss, to: top)) != nil else { return }
      graph.flush()
      guard live.location.depth < depth else { return }
    }
    guard live.location.depth < entry.depth, let address = AddressPath(text: entry.path) else {
      return
    }
    _ = show(address.parts)
  }

  /// Pushes the screens that an address leads to; false if it does not lead that far.
  private func show(_ parts: [String]) -> Bool {
    // What values lead to may be said by the screen below.
    for count in 1...max(parts.count, 1) {
      guard let stack = live.location.stack else { return false }
      try? graph.send(.navigate(Array(parts.prefix(count))), to: stack)
      graph.flush()
      guard live.location.address == Array(parts.prefix(count)) else { return false }
    }
    return true
  }
}
