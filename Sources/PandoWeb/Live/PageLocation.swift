import Foundation
import PandoUI

/// The location of a page in its navigation: the places in sight that have a part of the address,
/// from the outside to the inside. They are stacks of screens, tab views, and what selects the
/// detail of a split view. Sheets are above them.
struct PageLocation: Hashable, Sendable {
  /// A part of the page that shows one of several contents, each with a part of the address.
  struct Place: Hashable, Sendable {
    /// The element that takes the events.
    var id: ElementID
    var kind: Kind
    /// The top screen of a stack.
    var top: ElementID?
    /// The number of screens above the first one of a stack.
    var depth = 0
    /// The number of screens that were pushed within the screens that the top one covers. When the
    /// top screen is popped, each of them is in sight again, one after the other.
    var covered = 0
    /// The parts of the address, up to the first screen that has none; of a tab view, the name of
    /// the selected tab.
    var address: [String] = []
    /// The tabs of a tab view.
    var tabs: [PageTab] = []
  }

  /// The kind of a place.
  enum Kind: Hashable, Sendable {
    /// A navigation stack: screens that cover each other.
    case stack
    /// Tabs, of which one is selected.
    case tabs
    /// Rows, of which one may be selected.
    case selection
    /// A sheet, a cover, an alert or a confirmation dialog.
    case sheet
  }

  /// The places, from the outside to the inside.
  var places: [Place] = []
  /// The sheets, covers and dialogs above them, each followed by the stacks in it. They have no
  /// address: the address of the page is that of the content below.
  var presented: [Place] = []

  /// The number of screens above the first ones of all stacks, and of sheets and dialogs.
  var depth: Int { (places + presented).reduce(0) { $0 + $1.depth + $1.covered } }

  /// The screen, sheet or dialog that going back dismisses; nil if there is none.
  var top: ElementID? { (places + presented).last { $0.depth > 0 }?.top }

  /// The parts of the address, up to the first screen that has none.
  var address: [String] {
    var address: [String] = []
    // From the inside, because whether a tab's part may be left out depends on the next part.
    for place in places.reversed() {
      if place.kind == .tabs, place.leavesOutTab(before: address.first) { continue }
      // Places further inside cannot be reached if a screen on the way has no address.
      address = place.address.count < place.depth ? place.address : place.address + address
    }
    return address
  }

  /// The location before some of the screens were pushed: the one with `depth` screens above the
  /// first ones. Nil if it is not known.
  func cut(to depth: Int) -> PageLocation? {
    var cut = self
    while cut.depth > depth {
      // Places inside a screen did not exist before the screen.
      if let index = cut.presented.lastIndex(where: { $0.depth > 0 }) {
        cut.presented.removeSubrange((index + 1)...)
        cut.presented[index].pop()
        if cut.presented[index].kind == .sheet { cut.presented.remove(at: index) }
      } else if let index = cut.places.lastIndex(where: { $0.depth > 0 }) {
        cut.places.removeSubrange((index + 1)...)
        cut.places[index].pop()
      } else {
        return nil
      }
    }
    return cut.depth == depth ? cut : nil
  }

  /// The entry of the page's history for the location.
  var entry: HistoryEntry { entry(maxParts: .max) }

  /// The entry of the page's history, with as much of the address as can be opened again.
  ///
  /// - Parameter maxParts: The maximum number of parts of an address that is opened.
  func entry(maxParts: Int) -> HistoryEntry {
    HistoryEntry(depth: depth, path: AddressPath(Array(address.prefix(maxParts))).text)
  }
}

extension PageLocation.Place {
  /// Leaves the top screen.
  fileprivate mutating func pop() {
    depth -= 1
    covered = 0
    address = Array(address.prefix(depth))
  }

  /// Whether the address leaves out the selected tab: the tab is the home of the tab view, and the
  /// next part is no tab's name.
  fileprivate func leavesOutTab(before next: String?) -> Bool {
    guard tabs.contains(where: { $0.isSelected && $0.isHome }) else { return false }
    return next.map { next in !tabs.contains { $0.name == next } } ?? true
  }
}

/// The path of a URL, in decoded parts.
struct AddressPath: Hashable, Sendable {
  var parts: [String]

  init(_ parts: [String]) { self.parts = parts }

  /// Reads a percent-encoded path; nil if the encoding is invalid.
  init?(text: String) {
    parts = []
    for part in text.split(separator: "/") {
      guard let part = part.removingPercentEncoding else { return nil }
      parts.append(part)
    }
  }

  /// The maximum size of an encoded path in bytes, which is that of a `history` frame.
  static let maxSize = 4_000

  /// The percent-encoded path, up to the first part that a path cannot have or has no room for.
  var text: String {
    var texts: [String] = []
    // A request has a slash before each part.
    var size = 0
    for part in parts {
      // `.` and `..` have a meaning in paths, and the server uses the reserved names itself.
      let isReserved = texts.isEmpty && (part == "pando" || part == "healthz")
      guard !part.isEmpty, part != ".", part != "..", !isReserved,
        let text = part.addingPercentEncoding(withAllowedCharacters: Self.allowed)
      else { break }
      size += text.utf8.count + 1
      guard size <= Self.maxSize else { break }
      texts.append(text)
    }
    return texts.joined(separator: "/")
  }

  /// The characters that are not encoded. The dot is, because a path with an extension names a
  /// file.
  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~=:@,"
  )
}

extension LiveElement {
  /// The location of the page within this element; nil if it has no visible place.
  var location: PageLocation? {
    let places = places
    let sheets = children.filter { [.sheet, .alert, .confirmationDialog].contains($0.kind) }
    let presented = sheets.flatMap { sheet in
      [PageLocation.Place(id: sheet.id, kind: .sheet, top: sheet.id, depth: 1)] + sheet.childPlaces
    }
    guard !places.isEmpty || !presented.isEmpty else { return nil }
    return PageLocation(places: places, presented: presented)
  }

  /// The places in sight, from the outside to the inside.
  private var places: [PageLocation.Place] {
    if attributes.flag(.isHidden) { return [] }
    switch kind {
    case .navigationStack:
      let screens = children.filter { $0.kind == .screen }
      let stack = PageLocation.Place(
        id: id,
        kind: .stack,
        top: screens.last?.id,
        depth: max(screens.count - 1, 0),
        covered: screens.dropLast().flatMap(\.childPlaces).reduce(0) { $0 + $1.depth + $1.covered },
        address: attributes.list(.address)
      )
      return [stack] + (screens.last?.childPlaces ?? [])
    case .tabView: return tabPlaces
    // Each column selects what the next one shows.
    case .navigationSplit: return selectionPlaces + children.flatMap(\.places)
    case .list where attributes[.address] != nil: return selectionPlaces
    default: return childPlaces
    }
  }

  /// Whether a view in sight marks the address as not found.
  var isAddressUnavailable: Bool {
    if attributes.flag(.isHidden) { return false }
    let shown = kind == .navigationStack ? children.suffix(1) : children[...]
    return attributes.flag(.isAddressUnavailable) || shown.contains(where: \.isAddressUnavailable)
  }

  /// The places in a split view that are outside of one of its columns.
  func places(before column: LiveElement) -> [PageLocation.Place] {
    selectionPlaces + children.prefix { $0 !== column }.flatMap(\.places)
  }

  /// This element as a place with a selection, if it has one.
  private var selectionPlaces: [PageLocation.Place] {
    guard attributes[.address] != nil else { return [] }
    return [PageLocation.Place(id: id, kind: .selection, address: attributes.list(.address))]
  }

  /// The places in the first child that has some.
  var childPlaces: [PageLocation.Place] {
    // A text contains no screens, and sheets are above them.
    for child in children where child.kind != .text && child.kind != .sheet {
      let places = child.places
      if !places.isEmpty { return places }
    }
    return []
  }
}
