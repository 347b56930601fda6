import PandoUI

extension LiveElement {
  /// Whether the element is a link to a screen that has an address.
  var addsAddress: Bool { kind == .link && attributes[.address] != nil }

  /// The address of the screen that a link pushes, percent-encoded; nil if it has none. With it a browser can open the screen
  /// in another tab, and copy its address.
  ///
  /// It is what the link adds to the address of the screen that the link is on. That address
  /// consists of the parts of the screens, tabs and columns around the link. The present address of
  /// the page is not used, because a link may be drawn before it is in sight.
  var linkDestination: String? {
    // Read for each element that is drawn, and few are links.
    guard addsAddress, let basePath = ancestry.basePath, let parts = destinationParts else {
      return nil
    }
    let text = AddressPath(parts).text
    // A part that a path cannot have ends it.
    guard AddressPath(text: text)?.parts == parts else { return nil }
    return "\(basePath)/\(text)"
  }

  /// The links in this split view whose addresses depend on the selection in a column.
  var linksBesideColumns: [LiveElement] {
    addsAddress ? [self] : children.flatMap(\.linksBesideColumns)
  }

  private var destinationParts: [String]? {
    var parts = attributes.list(.address)
    var element = self
    var isInStack = false
    while let parent = element.parent {
      switch (element.kind, parent.kind) {
      case (.screen, .navigationStack):
        let screens = parent.children.filter { $0.kind == .screen }
        let index = screens.firstIndex { $0 === element } ?? 0
        let address = parent.attributes.list(.address)
        // A screen below has no address.
        guard address.count >= index else { return nil }
        // The address of a router also names its selected tab.
        let isTop = index == screens.count - 1
        parts.insert(contentsOf: isTop ? address[...] : address.prefix(index), at: 0)
        isInStack = true
      case (.tab, .tabView):
        let tabs = parent.addressedTabs
        if let tab = tabs.first(where: { $0.id == element.id }) {
          if !tab.isHome || tabs.contains(where: { $0.name == parts.first }) {
            parts.insert(tab.name, at: 0)
          }
        } else if !element.attributes.flag(.isSelected) {
          // A router has the address of the selected tab. The other tabs have none.
          return nil
        }
      case (_, .navigationSplit) where isInStack:
        // The selection in a column is the address of what the next column shows.
        let chosen = PageLocation(places: parent.places(before: element))
        guard chosen.depth <= chosen.address.count else { return nil }
        parts.insert(contentsOf: chosen.address, at: 0)
      case (.sheet, _), (.popover, _):
        // A page has the address of the content below its sheets.
        return nil
      default: break
      }
      element = parent
    }
    return parts
  }
}
