/// The answer of a stack to the request to open an address.
package enum AddressAnswer: Sendable {
  /// The stack shows the part of the address that it handles.
  case known
  /// The stack has no destinations yet.
  case awaited
  /// The stack recognizes the address, and opens only a part of it.
  case closed
  /// The stack shows another screen until the address can be opened.
  case redirected
}
