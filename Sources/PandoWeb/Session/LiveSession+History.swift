import Foundation
import PandoUI

extension LiveSession {
  /// Opens the address of a request for a document: shows the screens that it names, or the nearest
  /// that can be opened, or else calls `onOpenURL`. The address is kept while the stacks or the
  /// destinations that could open it do not exist yet.
  ///
  /// - Returns: False if everything is there and nothing knows the address, or the application does not have the window that the
  ///   address names. The base path of a window always succeeds.
  func open(_ url: URL, path: String) -> Bool {
    graph.flush()
    if windows?.hasRequested == false { return false }
    guard let address = AddressPath(text: path), address.parts.count <= screenLimit,
      path.utf8.count <= AddressPath.maxSize
    else { return false }
    let isFirst = address.parts.isEmpty
    let answer = isFirst ? .shown : show(address.parts)
    if answer == .shown, !isFirst { return true }
    if isFirst, url.query() == nil { return true }
    if answer == .waits { keep(address.parts) }
    if answer == .nearest { requestedPath = path }
    return graph.open(url) || answer != .unknown
  }

  private func keep(_ parts: [String]) {
    searchedTabs = []
    live.keptAddress = parts
    live.outlineChanged = true
    live.onKeptAddress = { [weak self] in
      guard let self, !isOpeningKeptAddress else { return }
      isOpeningKeptAddress = true
      // After the flush, because screens are pushed by events.
      Task { @MainActor [weak self] in
        guard let self else { return }
        if !graph.isPaused { openKeptAddress() }
        isOpeningKeptAddress = false
      }
    }
  }

  /// Corrects the address of the page if the page shows something other than what was requested.
  func correctAddress() {
    guard let path = requestedPath else { return }
    requestedPath = nil
    live.noteEntry(HistoryEntry(depth: live.entry.depth, path: path))
  }

  /// Opens the kept address if a place that can open it exists now.
  func openKeptAddress() {
    guard let parts = live.keptAddress else { return }
    guard show(parts) != .waits else { return }
    forgetKeptAddress()
    sendOutline()
  }

  private func forgetKeptAddress() {
    live.keptAddress = nil
    live.onKeptAddress = {}
    live.outlineChanged = true
  }

  /// Forgets the kept address if the user chooses a tab, because the address would select another
  /// one again.
  func noteChoice(in element: ElementID) {
    if live.keptAddress != nil, live[element]?.kind == .tabView { forgetKeptAddress() }
  }

  /// Follows the user to an entry of the page's history.
  func go(to entry: HistoryEntry) {
    live.noteEntry(entry)
    var isLeft = false
    // Each screen decides whether it can be left.
    while live.location.depth > entry.depth, let top = live.location.top {
      let depth = live.location.depth
      guard leave(top) else { return }
      graph.flush()
      guard live.location.depth < depth else { return }
      isLeft = true
    }
    let here = live.location.entry(maxParts: screenLimit)
    // Going back ends at the place where the screens were left, such as in the tab that was
    // selected meanwhile.
    if isLeft, here.depth == entry.depth { return }
    // Screens can also have replaced others at the same depth.
    let isElsewhere = here.depth == entry.depth && here.path != entry.path
    // A screen without an address cannot be shown again.
    let isKnown = !entry.path.isEmpty || entry.depth == 0
    guard here.depth < entry.depth || isElsewhere && isKnown,
      let address = AddressPath(text: entry.path), address.parts.count <= screenLimit
    else { return }
    if isKnown { _ = show(address.parts) }
    goForward(to: entry.depth)
  }

  /// Shows again screens that the user has left by going back, whose values have no text for an address.
  private func goForward(to depth: Int) {
    while live.location.depth < depth {
      let here = live.location.depth, stacks = live.location.places.filter { $0.kind == .stack }
      // The screens that were left last are innermost.
      for stack in stacks.reversed() where live.location.depth == here {
        try? graph.send(.navigate([""]), to: stack.id)
        graph.flush()
      }
      guard live.location.depth > here else { return }
    }
  }

  /// Does what Escape does: closes a screen, a sheet or a dialog, or presses the button that cancels the dialog.
  ///
  /// - Returns: Whether it may be closed.
  private func leave(_ top: ElementID) -> Bool {
    let isDialog = [.alert, .confirmationDialog].contains(live[top]?.kind)
    guard isDialog, let cancel = live[top]?.cancelButton else {
      return (try? graph.send(.dismiss, to: top)) != nil
    }
    return (try? graph.send(.tap, to: cancel.id)) != nil
  }
}

extension LiveElement {
  /// The first button with the role `cancel` in this element.
  fileprivate var cancelButton: LiveElement? {
    if kind == .button, attributes.text(.role) == "cancel" { return self }
    return children.lazy.compactMap(\.cancelButton).first
  }
}
