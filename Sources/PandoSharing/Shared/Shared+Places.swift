// For owners of shared state who make its changes themselves, and know where in it things lie.

extension Shared {
  /// The value, without any registration of the read.
  package var untracked: Value { handle.target.peek() }

  /// Whether the value lies somewhere, and its stored parts with it: it is no slice that is computed.
  package var isStored: Bool { handle.target.address != nil }

  /// A stored part of the value that is known by its place in it.
  ///
  /// - Parameters:
  ///   - offset: Where it begins, from the beginning of a value that is not a slice with no address.
  ///   - type: Its type.
  package func storedPart<Part>(at offset: Int, as type: Part.Type) -> Shared<Part> {
    let target = handle.target
    precondition(target.address != nil, "Only what is stored has stored parts.")
    return Shared<Part>(
      handle: StoredSlice<Part>(target.storedBase, offset: target.storedOffset + offset)
    )
  }
}
