import Foundation
import PandoUI

/// The location of a page in its navigation: the screens on the first visible stack, on the stack
/// in its top screen, and so on.
struct PageLocation: Hashable, Sendable {
  /// One stack of screens.
  struct Stack: Hashable, Sendable {
    var id: ElementID
    /// The top screen.
    var top: ElementID?
    /// The number of screens above the first one.
    var depth = 0
    /// The parts of the address, up to the first screen that has none.
    var address: [String] = []
  }

  /// The stacks, from the outside to the inside.
  var stacks: [Stack] = []

  /// The number of screens above the first ones of all stacks.
  var depth: Int { stacks.reduce(0) { $0 + $1.depth } }

  /// The screen that going back dismisses; nil if there is none.
  var top: ElementID? { stacks.last { $0.depth > 0 }?.top }

  /// The parts of the address, up to the first screen that has none.
  var address: [String] {
    var address: [String] = []
    for stack in stacks {
      address += stack.address
      if stack.address.count < stack.depth { break }
    }
    return address
  }

  /// The entry of the page's history for the location.
  var entry: HistoryEntry { HistoryEntry(depth: depth, path: AddressPath(address).text) }
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

  /// The percent-encoded path, up to the first part that a path cannot have.
  var text: String {
    var texts: [String] = []
    for part in parts {
      // `.` and `..` have a meaning in paths, and the server uses the reserved names itself.
      let isReserved = texts.isEmpty && (part == "pando" || part == "healthz")
      guard !part.isEmpty, part != ".", part != "..", !isReserved,
        let text = part.addingPercentEncoding(withAllowedCharacters: Self.allowed)
      else { break }
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
  /// The location of the page within this element; nil if it has no visible stack.
  var location: PageLocation? {
    if attributes.flag(.isHidden) { return nil }
    guard kind == .navigationStack else { return childLocation }
    let screens = children.filter { $0.kind == .screen }
    let stack = PageLocation.Stack(
      id: id,
      top: screens.last?.id,
      depth: max(screens.count - 1, 0),
      address: attributes.list(.address)
    )
    return PageLocation(stacks: [stack] + (screens.last?.childLocation?.stacks ?? []))
  }

  /// Whether a view in sight says that there is nothing at the address.
  var isAddressUnavailable: Bool {
    if attributes.flag(.isHidden) { return false }
    let shown = kind == .navigationStack ? children.suffix(1) : children[...]
    return attributes.flag(.isAddressUnavailable) || shown.contains(where: \.isAddressUnavailable)
  }

  /// The colour scheme of the outermost element that has one.
  var colorScheme: String? {
    var element = self
    while true {
      if let scheme = element.attributes.text(.colorScheme) { return scheme }
      guard element.children.count == 1 else { return nil }
      element = element.children[0]
    }
  }

  private var childLocation: PageLocation? {
    // A text contains no screens.
    for child in children where child.kind != .text {
      if let location = child.location { return location }
    }
    return nil
  }
}
