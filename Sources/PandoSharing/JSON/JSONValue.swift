public import Foundation

/// A JSON document as a value: migrations change it, and two changes of one value are merged in it.
///
/// ```swift
/// .from(1) { json in
///   json["title"] = json["name"]
///   json["name"] = nil
/// }
/// ```
///
/// Numbers are kept exactly: an integer is not rounded to a double, nor is a decimal with more
/// digits than a double has.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number that fits 64 bits with a sign.
  case integer(Int64)
  /// A whole number above `Int64.max`.
  case unsigned(UInt64)
  /// Any other number that a double has exactly, or to its last digit.
  case double(Double)
  /// A number with more digits than a double has.
  case decimal(Decimal)
  /// A text.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object. JSON gives its members no order.
  case object([String: JSONValue])

  /// The element of an array; nil if there is none, or if this is no array. Assigning replaces an
  /// element, nil removes it, and there is no effect on a value that is no array or has no such
  /// element.
  ///
  /// - Parameter index: The position in the array.
  public subscript(index: Int) -> JSONValue? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set {
      guard case .array(var elements) = self, elements.indices.contains(index) else { return }
      // The array is changed in place.
      self = .null
      if let newValue { elements[index] = newValue } else { elements.remove(at: index) }
      self = .array(elements)
    }
  }

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
