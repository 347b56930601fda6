internal import OrderedCollections

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as a plain array.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes a plain array of elements.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, naming the id and the two positions, if two elements
  ///   have the same id; otherwise what the decoder throws.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    if let count = container.count { reserveCapacity(Swift.min(count, 4096)) }
    while !container.isAtEnd {
      let position = container.currentIndex
      let (isInserted, index) = append(try container.decode(Element.self))
      guard isInserted else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: """
            Ids are to be unique, but the elements at \(index) and \(position) both have the id \
            \(String(reflecting: storage.keys[index])).
            """
        )
      }
    }
  }
}
