/// A value of a path that makes its own part of the address, as the elements of a reducer's stack
/// do.
package protocol AddressedValue: Hashable {
  /// The value's part of the address; nil if it has none.
  var address: String? { get }

  /// The value that a part of an address leads to; nil if it leads nowhere.
  static func value(at address: String) -> Self?
}
