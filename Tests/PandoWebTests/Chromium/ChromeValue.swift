/// A JSON value, for WebDriver and for frames.
enum ChromeValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([ChromeValue])
  case object([String: ChromeValue])

  /// The element at an index of a list; null if there is none.
  subscript(index: Int) -> ChromeValue {
    guard case .list(let values) = self, values.indices.contains(index) else { return .null }
    return values[index]
  }

  /// The member of an object; null if there is none.
  subscript(name: String) -> ChromeValue {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var list: [ChromeValue] {
    guard case .list(let values) = self else { return [] }
    return values
  }
}

extension ChromeValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try? container.decode([ChromeValue].self) {
      self = .list(values)
    } else {
      self = .object(try container.decode([String: ChromeValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
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
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: ChromeValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, ChromeValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  init(_ number: Int) { self = .number(Double(number)) }
}
