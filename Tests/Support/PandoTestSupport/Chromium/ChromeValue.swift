/// A JSON value, for WebDriver and for frames.
public enum ChromeValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case flag(Bool)
  /// A number; JSON has one kind.
  case number(Double)
  /// A string.
  case text(String)
  /// An array.
  case list([ChromeValue])
  /// An object, with its members by their names.
  case object([String: ChromeValue])

  /// The element at an index of a list; null if there is none.
  ///
  /// - Parameter index: The index, from 0.
  public subscript(index: Int) -> ChromeValue {
    guard case .list(let values) = self, values.indices.contains(index) else { return .null }
    return values[index]
  }

  /// The member of an object; null if there is none.
  ///
  /// - Parameter name: The name of the member.
  public subscript(name: String) -> ChromeValue {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  /// The string, if it is one.
  public var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The number, if it is one.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The elements; none if it is no array.
  public var list: [ChromeValue] {
    guard case .list(let values) = self else { return [] }
    return values
  }
}

extension ChromeValue: Codable {
  /// Decodes any value of JSON.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent kinds come first: Swift Testing takes a backtrace of each error, even of
    // one that is caught.
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let members = try? container.decode([String: ChromeValue].self) {
      self = .object(members)
    } else {
      self = .list(try container.decode([ChromeValue].self))
    }
  }

  /// Encodes the value as JSON has it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension ChromeValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates null from a literal.
  public init(nilLiteral: ()) { self = .null }
  /// Creates true or false from a literal.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// Creates a number from a literal.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a number from a literal.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a string from a literal.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates an array from a literal.
  public init(arrayLiteral elements: ChromeValue...) { self = .list(elements) }
  /// Creates an object from a literal; of members with one name, the last one counts.
  public init(dictionaryLiteral elements: (String, ChromeValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  /// Creates a number.
  ///
  /// - Parameter number: The number.
  public init(_ number: Int) { self = .number(Double(number)) }
}
