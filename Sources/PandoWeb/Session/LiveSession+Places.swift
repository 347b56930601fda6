import PandoUI

// The places that an address leads to, from the outside to the inside.
extension LiveSession {
  /// The extent to which an address was followed. Later cases are better.
  enum AddressResult: Comparable {
    /// Apart from tab views, the page has no place that could open the address.
    case nothing
    /// All places exist already, and none of them can open the address.
    case unknown
    /// No existing place can open the address yet.
    case waits
    /// The place of the address shows something else until the address can be opened.
    case redirected
    /// The place of the address opens only a part of it.
    case nearest
    case shown

    /// Whether the place of the address was found. Other tabs are not tried then.
    var isConclusive: Bool { self >= .redirected }
  }

  /// The state of one search for an address.
  private struct Search {
    /// The number of tabs in which an address without the name of a tab may still be tried.
    var tries = 32
    /// Whether a stack on the way could open more of the address than it opens.
    var isClosed = false
  }

  /// Shows what an address names, place by place.
  func show(_ parts: [String]) -> AddressResult {
    graph.addressAnswer = .known
    var search = Search()
    let result = show(parts[...], at: 0, &search)
    return result == .nothing || result == .redirected ? .waits : result
  }

  private func place(_ level: Int) -> PageLocation.Place? {
    let places = live.location.places
    return places.indices.contains(level) ? places[level] : nil
  }

  /// Shows the rest of an address in the places from a level on. Places without a part of it
  /// return to what they show first.
  private func show(
    _ rest: ArraySlice<String>,
    at level: Int,
    _ search: inout Search
  ) -> AddressResult {
    guard let place = place(level) else { return result(of: rest, search) }
    switch place.kind {
    case .tabs: return show(rest, among: place, at: level, &search)
    case .stack:
      if rest.isEmpty {
        if place.depth > 0 || !place.address.isEmpty { navigate(to: [], in: place) }
        return show(rest, at: level + 1, &search)
      }
      let passed = push(Array(rest), at: level)
      if graph.addressAnswer == .redirected { return .redirected }
      if graph.addressAnswer == .closed { search.isClosed = true }
      guard let passed else {
        if graph.addressAnswer == .awaited { return .waits }
        return search.isClosed ? .nearest : .unknown
      }
      return show(rest.dropFirst(passed), at: level + 1, &search)
    case .sheet: return show(rest, at: level + 1, &search)
    case .selection:
      // An address without a part for a selection keeps the selection.
      guard let name = rest.first else { return show(rest, at: level + 1, &search) }
      navigate(to: [name], in: place)
      let isSelected = self.place(level)?.address == [name]
      if !isSelected, graph.addressAnswer == .awaited { return .waits }
      return show(isSelected ? rest.dropFirst() : rest, at: level + 1, &search)
    }
  }

  /// The result for the rest of an address, when no place is left that could show it.
  private func result(of rest: ArraySlice<String>, _ search: Search) -> AddressResult {
    if rest.isEmpty { return .shown }
    if graph.addressAnswer == .awaited { return .waits }
    if search.isClosed { return .nearest }
    return live.location.places.contains { $0.kind != .tabs } ? .unknown : .nothing
  }

  private func navigate(to parts: [String], in place: PageLocation.Place) {
    try? graph.send(.navigate(parts), to: place.id)
    graph.flush()
  }

  /// Shows the screens that an address names in one stack.
  ///
  /// - Returns: The number of parts that name screens of the stack; nil if there is no stack at this
  ///   level, or it shows screens that the address does not name.
  private func push(_ wanted: [String], at level: Int) -> Int? {
    var passed = -1
    while true {
      guard let stack = place(level) else { return nil }
      navigate(to: wanted, in: stack)
      if graph.addressAnswer == .redirected { return nil }
      guard let address = place(level)?.address, wanted.starts(with: address) else { return nil }
      if address.count == wanted.count { return wanted.count }
      // Another try would not open it either.
      if graph.addressAnswer == .closed { return address.count }
      // The screen that was just shown may define the destinations of the next parts.
      if address.count <= passed { return passed }
      passed = address.count
    }
  }

  // MARK: Tabs

  /// Shows the rest of an address in the tab that its first part names, or else in the home of the
  /// tab view or any other tab that can open it.
  private func show(
    _ rest: ArraySlice<String>,
    among place: PageLocation.Place,
    at level: Int,
    _ search: inout Search
  ) -> AddressResult {
    let home = place.tabs.first(where: \.isHome)
    let selected = place.tabs.first(where: \.isSelected)
    guard let name = rest.first else {
      if let home { choose(home, of: place) }
      return show(rest, at: level + 1, &search)
    }
    if let tab = place.tabs.first(where: { $0.name == name }) {
      choose(tab, of: place)
      return show(rest.dropFirst(), at: level + 1, &search)
    }
    // While an address is kept, this happens whenever elements come or go, and each time other tabs
    // would be selected for a moment.
    if live.keptAddress != nil, !searchedTabs.insert(place.id).inserted {
      return show(rest, at: level + 1, &search)
    }
    let first = home ?? selected
    var best = AddressResult.nothing
    for tab in [first].compactMap({ $0 }) + place.tabs.filter({ $0 != first }) {
      guard search.tries > 0 else { break }
      search.tries -= 1
      guard choose(tab, of: place, at: level) else { continue }
      graph.addressAnswer = .known
      search.isClosed = false
      let next = show(rest, at: level + 1, &search)
      if next.isConclusive { return next }
      // The tab may have shown a part of it.
      _ = show([], at: level + 1, &search)
      best = max(best, next)
    }
    if let selected { choose(selected, of: place) }
    return best
  }

  private func choose(_ tab: PageTab, of place: PageLocation.Place) {
    try? graph.send(.change(.selection([tab.id])), to: place.id)
    graph.flush()
  }

  /// - Returns: Whether the tab is the selected one afterwards. The application decides.
  private func choose(_ tab: PageTab, of old: PageLocation.Place, at level: Int) -> Bool {
    if place(level)?.tabs.contains(where: { $0.id == tab.id && $0.isSelected }) != true {
      choose(tab, of: old)
    }
    return place(level)?.tabs.contains { $0.id == tab.id && $0.isSelected } ?? false
  }
}
