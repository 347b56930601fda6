import Foundation
import PandoUI

extension LiveSession {
  /// Opens the address that a document was asked for with: the screens it leads to, or else whatever
  /// `onOpenURL` makes of it.
  ///
  /// - Returns: Whether it leads anywhere. The first page always does.
  func open(_ url: URL, path: String) -> Bool {
    graph.flush()
    guard let address = AddressPath(text: path), address.parts.count <= screenLimit else {
      return false
    }
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
    let here = live.location.entry
    // Screens may also have taken the place of others.
    let isElsewhere = here.depth == entry.depth && here.path != entry.path
    // One that has no address cannot be found again.
    let isKnown = !entry.path.isEmpty || entry.depth == 0
    guard here.depth < entry.depth || isElsewhere && isKnown,
      let address = AddressPath(text: entry.path), address.parts.count <= screenLimit
    else { return }
    _ = show(address.parts)
  }

  /// Goes to the screens that an address leads to, stack by stack from the outside; false if it does not
  /// lead that far.
  private func show(_ parts: [String]) -> Bool {
    var (rest, level) = (parts[...], 0)
    repeat {
      guard let passed = show(rest, level) else { return false }
      rest = rest.dropFirst(passed)
      level += 1
    } while !rest.isEmpty
    // What is further inside begins anew.
    if let inner = stack(level), !inner.address.isEmpty {
      try? graph.send(.navigate([]), to: inner.id)
      graph.flush()
    }
    return true
  }

  /// Goes where an address leads in one stack.
  ///
  /// - Returns: How many of its parts lead somewhere there; nil if it is not where they lead.
  private func show(_ parts: ArraySlice<String>, _ level: Int) -> Int? {
    let wanted = Array(parts)
    var passed = -1
    while true {
      guard let stack = stack(level) else { return nil }
      try? graph.send(.navigate(wanted), to: stack.id)
      graph.flush()
      guard let address = self.stack(level)?.address, wanted.starts(with: address) else {
        return nil
      }
      if address.count == wanted.count { return wanted.count }
      // What the next values lead to may be said by a screen that stands there only now.
      if address.count <= passed { return passed }
      passed = address.count
    }
  }

  private func stack(_ level: Int) -> PageLocation.Stack? {
    let stacks = live.location.stacks
    return stacks.indices.contains(level) ? stacks[level] : nil
  }
}
