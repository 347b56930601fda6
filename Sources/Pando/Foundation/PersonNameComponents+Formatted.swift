public import Foundation

extension PersonNameComponents {
  /// The name as it is written: prefix, given, middle and family name, suffix.
  ///
  /// Foundation on Linux has no orders of names by language.
  public func formatted() -> String {
    [namePrefix, givenName, middleName, familyName, nameSuffix]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
