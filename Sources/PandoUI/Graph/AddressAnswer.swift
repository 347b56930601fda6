/// The answer of a stack that was told to go to an address.
package enum AddressAnswer: Sendable {
  /// The place shows the part of the address that it knows.
  case known
  /// The place has no destinations yet.
  case awaited
  /// It knows the address, and does not open all of it.
  case closed
  /// It shows something else until the address can be opened.
  case redirected
}
