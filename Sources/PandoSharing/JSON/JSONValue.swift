/// A JSON document as a value: what a migration changes, and what two changes of one value are merged in.
///
/// ```swift
/// .from(1) { json in
///   json["title"] = json["name"]
///   json["name"] = nil
/// }
/// ```
///
/// Numbers keep what they were: an integer is never rounded to a double.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number that fits 64 bits with a sign.
  case integer(Int64)
  /// A whole number above `Int64.max`.
  case unsigned(UInt64)
  /// Any other number.
  case double(Double)
  /// A text.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object. JSON gives its members no order.
  case object([String: JSONValue])

  /// The member of an object; nil if there is none, or if this is no object.
  ///
  /// Assigning makes an object of anything else, and assigning nil removes the member.
  ///
  /// - Parameter name: The name of the member.
  public subscript(name: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[name]
    }
    set {
      guard case .object(var members) = self else {
        if let newValue { self = .object([name: newValue]) }
        return
      }
      // The dictionary is changed in place.
      self = .null
      members[name] = newValue
      self = .object(members)
    }
  }
}
