import Foundation
import PandoUI

extension LiveSession {
  /// Opens the address of a request for a document: shows the screens that it names, or else calls
  /// `onOpenURL`.
  ///
  /// - Returns: Whether the application has something at the address. The base path always
  ///   succeeds.
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

  /// Follows the user to an entry of the page's history.
  func go(to entry: HistoryEntry) {
    live.noteEntry(entry)
    // Each screen decides whether it can be left.
    while live.location.depth > entry.depth, let top = live.location.top {
      let depth = live.location.depth
      guard (try? graph.send(.dismiss, to: top)) != nil else { return }
      graph.flush()
      guard live.location.depth < depth else { return }
    }
    let here = live.location.entry
    // Screens can also have replaced others at the same depth.
    let isElsewhere = here.depth == entry.depth && here.path != entry.path
    // A screen without an address cannot be shown again.
    let isKnown = !entry.path.isEmpty || entry.depth == 0
    guard here.depth < entry.depth || isElsewhere && isKnown,
      let address = AddressPath(text: entry.path), address.parts.count <= screenLimit
    else { return }
    _ = show(address.parts)
  }

  /// Shows the screens that an address names, stack by stack from the outside; false if a part of
  /// it names no screen.
  private func show(_ parts: [String]) -> Bool {
    var (rest, level) = (parts[...], 0)
    repeat {
      guard let passed = show(rest, level) else { return false }
      rest = rest.dropFirst(passed)
      level += 1
    } while !rest.isEmpty
    // Stacks further inside return to their first screen.
    if let inner = stack(level), !inner.address.isEmpty {
      try? graph.send(.navigate([]), to: inner.id)
      graph.flush()
    }
    return true
  }

  /// Shows the screens that an address names in one stack.
  ///
  /// - Returns: The number of parts that name screens of the stack; nil if there is no stack at this
  ///   level, or it shows screens that the address does not name.
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
      // The screen that was just shown may define the destinations of the next parts.
      if address.count <= passed { return passed }
      passed = address.count
    }
  }

  private func stack(_ level: Int) -> PageLocation.Stack? {
    let stacks = live.location.stacks
    return stacks.indices.contains(level) ? stacks[level] : nil
  }
}
