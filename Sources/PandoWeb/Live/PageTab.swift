import PandoUI

/// A tab of a tab view in sight, with its name in the address.
struct PageTab: Hashable, Sendable {
  var id: ElementID
  /// The part of the address that selects the tab. No other tab of the tab view has it.
  var name: String
  var isSelected: Bool
  /// Whether the address without a tab leads to this one.
  var isHome: Bool
}

extension PageTab {
  /// The names of tabs in addresses, which differ and can be part of a path.
  ///
  /// - Parameter names: The names as the values or labels of the tabs have them, in order; empty
  ///   where a tab has none.
  static func names(from names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.enumerated().map { index, wanted in
      let start = wanted.isEmpty ? "tab" : wanted
      var name = wanted.isEmpty ? "tab-\(index + 1)" : wanted
      var number = 2
      while taken.contains(name) || AddressPath([name]).text.isEmpty {
        // If no number makes the name possible, the position is used.
        name = number > names.count + 2 ? "tab-\(index + 1)-\(number)" : "\(start)-\(number)"
        number += 1
      }
      taken.insert(name)
      return name
    }
  }

  /// The words of a label as a name: letters and digits, with hyphens between the words.
  static func slug(_ label: String) -> String {
    var name = ""
    var size = 0
    for word in label.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      size += word.utf8.count + 1
      guard size <= maxSlug else { break }
      name += name.isEmpty ? String(word) : "-" + word
    }
    return name
  }

  /// The maximum size of a name made of words, in bytes.
  private static let maxSlug = 100
}

extension LiveElement {
  /// The tab view as a place, if its tabs have addresses, and the places in its selected tab.
  var tabPlaces: [PageLocation.Place] {
    let tabs = children.filter { $0.kind == .tab }
    let inside = tabs.first { $0.attributes.flag(.isSelected) }?.childPlaces ?? []
    let pageTabs = addressedTabs
    guard !pageTabs.isEmpty else { return inside }
    let place = PageLocation.Place(
      id: id,
      kind: .tabs,
      address: pageTabs.first(where: \.isSelected).map { [$0.name] } ?? [],
      tabs: pageTabs
    )
    return [place] + inside
  }

  /// The tabs of a tab view, if they have addresses. A tab without a label, or one of a router, has no part of the address.
  var addressedTabs: [PageTab] {
    let tabs = children.filter { $0.kind == .tab }
    let wanted = tabs.compactMap(\.tabName)
    guard wanted.count == tabs.count else { return [] }
    return zip(tabs, PageTab.names(from: wanted)).map { tab, name in
      PageTab(
        id: tab.id,
        name: name,
        isSelected: tab.attributes.flag(.isSelected),
        isHome: tab.attributes.flag(.isHome)
      )
    }
  }

  /// The name that the value or the label of a tab gives it; nil if it has no part of the address.
  private var tabName: String? {
    guard let address = attributes[.address] else {
      let labels = children.filter { $0.attributes.text(.part) == "label" }
      return PageTab.slug(labels.map(\.words).joined(separator: " "))
    }
    guard case .list(let parts) = address else { return nil }
    return parts.first
  }
}
