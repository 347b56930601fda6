public import Foundation

extension JSONValue: Codable {
  /// Decodes any value, with a decoder of JSON.
  ///
  /// - Throws: `DecodingError` if there is something that JSON has not.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else {
      self = Self.number(
        try container.decode(Double.self),
        exactly: try? container.decode(Decimal.self)
      )
    }
  }

  private static func number(_ double: Double, exactly decimal: Decimal?) -> JSONValue {
    // The shortest digits of the double differ from the decimal only if the text had more digits than a double keeps.
    guard let decimal, decimal.isFinite, Decimal(string: "\(double)") != decimal else {
      return .double(double)
    }
    return .decimal(decimal)
  }

  /// Encodes the value, with an encoder of JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The stored form of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: The encoder, which decides how dates and data are written.
  /// - Throws: `EncodingError` if the value has no form in JSON.
  public init(encoding value: some Encodable, with encoder: JSONEncoder = JSONEncoder()) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: encoder.encode(value))
  }

  /// The value of this form.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - decoder: The decoder, which decides how dates and data are read.
  /// - Throws: `DecodingError` if this is not the form of such a value.
  public func decode<Value: Decodable>(
    as type: Value.Type,
    with decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    try decoder.decode(type, from: JSONEncoder().encode(self))
  }
}

extension Decimal {
  fileprivate var isFinite: Bool { !isNaN && !isInfinite }
}
