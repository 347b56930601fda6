import Foundation
import PandoUI

extension LiveSession {
  /// Opens the address of a request for a document: shows the screens that it names, or else calls
  /// `onOpenURL`. While nothing could know the address, because the stacks or their destinations
  /// are not there yet, it is kept.
  ///
  /// - Returns: False if everything is there and nothing knows the address. The base path always
  ///   succeeds.
  func open(_ url: URL, path: String) -> Bool {
    graph.flush()
    guard let address = AddressPath(text: path), address.parts.count <= screenLimit,
      path.utf8.count <= Self.maxAddress
    else { return false }
    let isFirst = address.parts.isEmpty
    let answer = isFirst ? .shown : show(address.parts)
    if answer == .shown, !isFirst { return true }
    if isFirst, url.query() == nil { return true }
    if answer == .waits { keep(address.parts) }
    return graph.open(url) || answer != .unknown
  }

  /// The maximum size of an address in bytes, which is that of a `history` frame.
  private static let maxAddress = 4_000

  private func keep(_ parts: [String]) {
    live.keptAddress = parts
    live.outlineChanged = true
    live.onKeptAddress = { [weak self] in
      guard let self, !isOpeningKept else { return }
      isOpeningKept = true
      // After the flush, because screens are pushed by events.
      Task { @MainActor [weak self] in
        guard let self else { return }
        if !graph.isPaused { openKept() }
        isOpeningKept = false
      }
    }
  }

  /// Opens the address that is kept, if what knows it is there now.
  func openKept() {
    guard let parts = live.keptAddress else { return }
    guard show(parts) != .waits else { return }
    live.keptAddress = nil
    live.onKeptAddress = {}
    live.outlineChanged = true
    sendOutline()
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

  /// What came of an address.
  private enum Answer {
    case shown
    /// Nothing that is there can know it yet.
    case waits
    /// Everything is there, and nothing knows it.
    case unknown
  }

  /// Shows the screens that an address names, stack by stack from the outside.
  private func show(_ parts: [String]) -> Answer {
    graph.awaitsDestinations = false
    if stack(0) == nil { return .waits }
    var (rest, level) = (parts[...], 0)
    repeat {
      guard let passed = show(rest, level) else {
        return graph.awaitsDestinations ? .waits : .unknown
      }
      rest = rest.dropFirst(passed)
      level += 1
    } while !rest.isEmpty
    // Stacks further inside return to their first screen.
    if let inner = stack(level), !inner.address.isEmpty {
      try? graph.send(.navigate([]), to: inner.id)
      graph.flush()
    }
    return .shown
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
