internal import PandoDependencies
internal import PandoUI

/// State of a stack's element that has an address, so that the browser's history, a bookmark and a link lead to it.
///
/// ```swift
/// extension Path.State: AddressableState {
///   var address: String? {
///     switch self {
///     case .detail(let detail): "item-\(detail.item.id)"
///     case .help: "help"
///     case .editor: nil
///     }
///   }
///
///   init?(address: String) {
///     if address == "help" {
///       self = .help(Help.State())
///     } else if address.hasPrefix("item-"), let id = Int(address.dropFirst(5)) {
///       self = .detail(Detail.State(item: Item(id: id)))
///     } else {
///       return nil
///     }
///   }
/// }
/// ```
///
/// A page's address has a part for each element from the bottom of the stack, up to the first one without. Opening
/// an address sends a `push` to the store for each part. A part is what an address says and nothing else;
/// what the rest of the state is, the feature finds out as for any element that is pushed.
public protocol AddressableState {
  /// The state that a part of an address leads to; nil if it leads nowhere. The text comes from outside:
  /// anybody can write anything into an address.
  init?(address: String)

  /// The part of the address: 200 bytes at most, any text; nil if this state has none.
  var address: String? { get }
}

extension StackState.Component: AddressedValue {
  package var address: String? {
    guard let text = (element as? any AddressableState)?.address, !text.isEmpty,
      text.utf8.count <= 200
    else { return nil }
    return text
  }

  package static func value(at address: String) -> Self? {
    guard let type = Element.self as? any AddressableState.Type,
      let element = type.init(address: address) as? Element
    else { return nil }
    return Self(id: DependencyValues.current.stackElementID.next(), element: element)
  }
}
