/// The answer of a stack that was told to go to an address.
package enum AddressAnswer: Sendable {
  /// The stack shows the part of the address that it knows.
  case known
  /// The stack has no destinations yet.
  case awaited
  /// The stack knows the address, and does not open all of it.
  case closed
  /// The stack shows something else until the address can be opened.
  case redirected
}
