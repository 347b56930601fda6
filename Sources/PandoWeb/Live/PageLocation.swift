import Foundation
import PandoUI

/// Where in an interface a page is: the screens that stand on the first one of the first stack in sight,
/// and of the stack on the uppermost of these, and so on.
struct PageLocation: Hashable, Sendable {
  /// One stack of screens.
  struct Stack: Hashable, Sendable {
    var id: ElementID
    /// The uppermost screen.
    var top: ElementID?
    /// How many screens stand on the first one.
    var depth = 0
    /// What leads there, as parts of an address: as far as the screens have one.
    var address: [String] = []
  }

  /// From the outside to the inside.
  var stacks: [Stack] = []

  /// How many screens stand on the first ones.
  var depth: Int { stacks.reduce(0) { $0 + $1.depth } }

  /// The screen that the way back leaves; nil if there is none to leave.
  var top: ElementID? { stacks.last { $0.depth > 0 }?.top }

  /// What leads there, as parts of an address: as far as the screens have one.
  var address: [String] {
    var address: [String] = []
    for stack in stacks {
      address += stack.address
      if stack.address.count < stack.depth { break }
    }
    return address
  }

  /// What a page's history has of it.
  var entry: HistoryEntry { HistoryEntry(depth: depth, path: AddressPath(address).text) }
}

/// An entry of a page's history.
struct HistoryEntry: Hashable, Sendable {
  /// How many screens stand on the first one.
  var depth = 0
  /// The path, below the base path and without a slash at the beginning.
  var path = ""
}

/// The path of a URL, taken apart.
struct AddressPath: Hashable, Sendable {
  var parts: [String]

  init(_ parts: [String]) { self.parts = parts }

  /// Reads a path as it came; nil if it is not encoded as paths are.
  init?(text: String) {
    parts = []
    for part in text.split(separator: "/") {
      guard let part = part.removingPercentEncoding else { return nil }
      parts.append(part)
    }
  }

  /// The path, up to a part that cannot stand in one.
  var text: String {
    var texts: [String] = []
    for part in parts {
      // A path cannot have dots alone as a part, and what begins like this is the server's.
      let isReserved = texts.isEmpty && (part == "pando" || part == "healthz")
      guard !part.isEmpty, part != ".", part != "..", !isReserved,
        let text = part.addingPercentEncoding(withAllowedCharacters: Self.allowed)
      else { break }
      texts.append(text)
    }
    return texts.joined(separator: "/")
  }

  /// Not the dot either: what has an extension is a file.
  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~=:@,"
  )
}

extension LiveElement {
  /// Where the page is, as far as this element says.
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

  private var childLocation: PageLocation? {
    // A text has no screens in it.
    for child in children where child.kind != .text {
      if let location = child.location { return location }
    }
    return nil
  }
}
