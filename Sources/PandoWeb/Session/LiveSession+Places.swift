import PandoUI

// The places that an address leads to, from the outside to the inside.
extension LiveSession {
  /// What came of an address, the better the later.
  enum AddressAnswer: Comparable {
    /// There is nothing that could know it.
    case nothing
    /// Everything is there, and nothing knows it.
    case unknown
    /// Nothing that is there can know it yet.
    case waits
    case shown
  }

  /// Shows what an address names, place by place.
  func show(_ parts: [String]) -> AddressAnswer {
    graph.awaitsDestinations = false
    var tries = Self.maxTries
    let answer = show(parts[...], at: 0, &tries)
    return answer == .nothing ? .waits : answer
  }

  /// The maximum number of tabs in which an address without the name of a tab is looked for.
  private static var maxTries: Int { 32 }

  private func place(_ level: Int) -> PageLocation.Place? {
    let places = live.location.places
    return places.indices.contains(level) ? places[level] : nil
  }

  /// Shows the rest of an address in the places from a level on. Places that it says nothing of
  /// return to what they show first.
  private func show(
    _ rest: ArraySlice<String>,
    at level: Int,
    _ tries: inout Int
  ) -> AddressAnswer {
    guard let place = place(level) else {
      if rest.isEmpty { return .shown }
      if graph.awaitsDestinations { return .waits }
      return live.location.places.contains { $0.kind != .tabs } ? .unknown : .nothing
    }
    switch place.kind {
    case .tabs: return show(rest, among: place, at: level, &tries)
    case .stack:
      if rest.isEmpty {
        if place.depth > 0 || !place.address.isEmpty { navigate(to: [], in: place) }
        return show(rest, at: level + 1, &tries)
      }
      guard let passed = push(Array(rest), at: level) else {
        return graph.awaitsDestinations ? .waits : .unknown
      }
      return show(rest.dropFirst(passed), at: level + 1, &tries)
    case .selection:
      // An address that says nothing of a selection leaves it.
      guard let name = rest.first else { return show(rest, at: level + 1, &tries) }
      navigate(to: [name], in: place)
      let isSelected = self.place(level)?.address == [name]
      if !isSelected, graph.awaitsDestinations { return .waits }
      return show(isSelected ? rest.dropFirst() : rest, at: level + 1, &tries)
    }
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
      guard let address = place(level)?.address, wanted.starts(with: address) else { return nil }
      if address.count == wanted.count { return wanted.count }
      // The screen that was just shown may define the destinations of the next parts.
      if address.count <= passed { return passed }
      passed = address.count
    }
  }

  // MARK: Tabs

  /// Shows the rest of an address in the tab that its first part names, or else in the home of the
  /// tab view or any other tab that knows it.
  private func show(
    _ rest: ArraySlice<String>,
    among place: PageLocation.Place,
    at level: Int,
    _ tries: inout Int
  ) -> AddressAnswer {
    let home = place.tabs.first(where: \.isHome)
    let selected = place.tabs.first(where: \.isSelected)
    guard let name = rest.first else {
      if let home { choose(home, of: place) }
      return show(rest, at: level + 1, &tries)
    }
    if let tab = place.tabs.first(where: { $0.name == name }) {
      choose(tab, of: place)
      return show(rest.dropFirst(), at: level + 1, &tries)
    }
    // While an address is kept, this happens whenever elements come or go, and each time others would
    // be selected for a moment.
    if live.keptAddress != nil, !searchedTabs.insert(place.id).inserted {
      return show(rest, at: level + 1, &tries)
    }
    let first = home ?? selected
    var answer = AddressAnswer.nothing
    for tab in [first].compactMap({ $0 }) + place.tabs.filter({ $0 != first }) {
      guard tries > 0 else { break }
      tries -= 1
      guard choose(tab, of: place, at: level) else { continue }
      graph.awaitsDestinations = false
      let next = show(rest, at: level + 1, &tries)
      if next == .shown { return .shown }
      // The tab may have shown a part of it.
      _ = show([], at: level + 1, &tries)
      answer = max(answer, next)
    }
    if let selected { choose(selected, of: place) }
    return answer
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
