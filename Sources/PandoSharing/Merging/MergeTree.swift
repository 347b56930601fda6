import Foundation

/// The stored form of a value, with what can be merged apart from what can not.
indirect enum MergeTree: Hashable {
  /// Merged as one.
  case whole(JSONValue)
  /// The members of an object. The members of an enumeration's case are merged as one.
  case members([String: MergeTree], isCase: Bool)
  /// The elements of an array with ids.
  case elements(Elements)
  /// A dictionary whose keys are no names of members.
  case entries([JSONValue: MergeTree])
  /// An array without an order.
  case set(Set<JSONValue>)

  struct Elements: Hashable {
    var ids: [AnyHashable] = []
    var trees: [AnyHashable: MergeTree] = [:]
  }

  /// The tree of a value.
  ///
  /// - Throws: `EncodingError` if the value cannot be encoded.
  init(of value: some Encodable) throws {
    self.init(try JSONValue(encoding: value), try MergeShape(of: value), [])
  }

  private init(_ json: JSONValue, _ shape: MergeShape, _ place: [String]) {
    func tree(_ json: JSONValue, _ key: MergeKey) -> MergeTree {
      MergeTree(json, shape, place + [key.stringValue])
    }
    switch (json, shape.kinds[place]) {
    case (.array(let elements), .identified(let ids)) where elements.count == ids.count:
      let trees = elements.enumerated().map { tree($1, MergeKey(index: $0)) }
      let byID = Dictionary(zip(ids, trees)) { $1 }
      self = .elements(Elements(ids: ids, trees: byID))
    case (.array(let elements), .dictionary) where elements.count.isMultiple(of: 2):
      let entries = stride(from: 0, to: elements.count, by: 2).map {
        (elements[$0], tree(elements[$0 + 1], MergeKey(index: $0 + 1)))
      }
      self = .entries(Dictionary(entries) { $1 })
    case (.array(let elements), .set): self = .set(Set(elements))
    case (.object(let members), let kind):
      let trees = members.map { ($0, tree($1, MergeKey($0))) }
      var isCase = false
      if case .enumeration = kind { isCase = true }
      self = .members(Dictionary(uniqueKeysWithValues: trees), isCase: isCase)
    default: self = .whole(json)
    }
  }

  /// The stored form.
  var json: JSONValue {
    switch self {
    case .whole(let json): json
    case .members(let members, _): .object(members.mapValues(\.json))
    case .elements(let elements): .array(elements.ids.compactMap { elements.trees[$0]?.json })
    case .entries(let entries): .array(entries.flatMap { [$0, $1.json] })
    case .set(let elements): .array(Array(elements))
    }
  }
}
