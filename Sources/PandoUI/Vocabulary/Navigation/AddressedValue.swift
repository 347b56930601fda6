/// A value of a path that says itself what its part of the address is, as the elements of a reducer's stack do.
package protocol AddressedValue: Hashable {
  /// Its part of the address; nil if it has none.
  var address: String? { get }

  /// The value that a part of an address leads to; nil if it leads nowhere.
  static func value(at address: String) -> Self?
}
