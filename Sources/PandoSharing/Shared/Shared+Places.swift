// For owners of shared state that make its changes themselves and know the layout of the value.

extension Shared {
  /// The value. Reading it registers nothing.
  package var untracked: Value { handle.target.peek() }

  /// Whether the value has an address, and with it its stored parts; false for a computed slice.
  package var isStored: Bool { handle.target.address != nil }

  /// A stored part of the value, given by its offset.
  ///
  /// - Parameters:
  ///   - offset: The offset of the part in the value, in bytes.
  ///   - type: The type of the part.
  package func storedPart<Part>(at offset: Int, as type: Part.Type) -> Shared<Part> {
    let target = handle.target
    precondition(target.address != nil, "Only what is stored has stored parts.")
    return Shared<Part>(
      handle: StoredSlice<Part>(target.storedBase, offset: target.storedOffset + offset)
    )
  }
}
