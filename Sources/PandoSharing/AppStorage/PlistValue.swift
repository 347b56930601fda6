import Foundation

/// An object in user defaults, as a value that can be compared and sent.
enum PlistValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  /// The bits of a `Double`, so that NaN equals itself.
  case real(UInt64)
  case string(String)
  case data(Data)
  case date(Date)
  case array([PlistValue])
  case dictionary([String: PlistValue])
  case other(type: String)

  static func real(_ value: Double) -> PlistValue { .real(value.bitPattern) }

  /// Reads an object from user defaults. Foundation on Linux returns Swift values, wrapped in
  /// optionals inside arrays.
  init(_ object: Any) {
    let object = Self.unwrapped(object)
    if type(of: object) is NSNumber.Type, let number = object as? NSNumber {
      self.init(number)
      return
    }
    switch object {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .real(value)
    case let value as Float: self = .real(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as [Any]: self = .array(value.map(PlistValue.init))
    case let value as [String: Any]: self = .dictionary(value.mapValues(PlistValue.init))
    case let value: self = .other(type: String(describing: type(of: value)))
    }
  }

  // Any number that is 0 or 1 converts to `Bool`, so the type it was created with decides.
  private init(_ number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .bool(number.boolValue)
    case "d", "f": self = .real(number.doubleValue)
    default: self = .integer(number.intValue)
    }
  }

  private static func unwrapped(_ object: Any) -> Any {
    guard let optional = object as? any OptionalObject, let object = optional.object else {
      return object
    }
    return unwrapped(object)
  }

  /// The object to store in user defaults.
  var object: Any {
    switch self {
    case .bool(let value): value
    case .integer(let value): value
    case .real(let bits): Double(bitPattern: bits)
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    case .other(let type): type
    }
  }

  /// The name of the type, for messages.
  var typeName: String {
    switch self {
    case .bool: "Bool"
    case .integer: "Int"
    case .real: "Double"
    case .string: "String"
    case .data: "Data"
    case .date: "Date"
    case .array(let values): "[\(Set(values.map(\.typeName)).sorted().joined(separator: " or "))]"
    case .dictionary: "Dictionary"
    case .other(let type): type
    }
  }
}

private protocol OptionalObject {
  var object: Any? { get }
}

extension Optional: OptionalObject {
  fileprivate var object: Any? { self }
}
