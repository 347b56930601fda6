internal import PandoDependencies
internal import PandoUI

/// State of a stack's element with an address, so that it can be reached from the browser's history, a bookmark or a
/// link.
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
/// A page's address has a part for each element, from the bottom of the stack up to the first element without an
/// address. Opening an address sends a `push` to the store for each part. A part carries only the address; the
/// feature loads the rest of the state as for any pushed element.
public protocol AddressableState {
  /// The state for a part of an address; nil if there is none. The text is untrusted input: anyone can write any text
  /// into an address.
  init?(address: String)

  /// The part of the address: any text of at most 200 bytes; nil if this state has no address.
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
