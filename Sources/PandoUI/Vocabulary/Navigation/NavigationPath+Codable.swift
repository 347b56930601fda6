import Foundation

extension NavigationPath.CodableRepresentation: Codable {
  /// Reads a path that was saved by the same program.
  ///
  /// - Parameter decoder: Holds pairs of a type name and JSON, the last value first.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let json = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "The type \(name) is not part of this program, or not Codable."
        )
      }
      values.append(try Self.value(type, from: json))
    }
    // The last value is written first, so that a reader sees what is shown without the rest.
    self.values = values.reversed()
  }

  private static func value<V: Decodable & Hashable>(
    _ type: V.Type,
    from json: String
  ) throws -> AnyHashable {
    // Inside an array, because not every parser accepts a top-level number or string.
    let values = try JSONDecoder().decode([V].self, from: Data(json.utf8))
    guard let value = values.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "A value of \(V.self) is missing.")
      )
    }
    return AnyHashable(value)
  }

  /// Writes the path.
  ///
  /// - Parameter encoder: Receives pairs of a type name and JSON, the last value first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let base = value.base as? any Encodable,
        let name = _mangledTypeName(type(of: value.base))
      else {
        throw EncodingError.invalidValue(
          value.base,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "\(type(of: value.base)) is not Codable."
          )
        )
      }
      try container.encode(name)
      try container.encode(Self.json(base))
    }
  }

  private static func json<V: Encodable>(_ value: V) throws -> String {
    String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
  }
}
